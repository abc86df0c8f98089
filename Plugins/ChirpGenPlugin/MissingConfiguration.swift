/// A target has the plugin, and no configuration.
struct MissingConfiguration: Error, CustomStringConvertible {
  let target: String
  /// Where it is looked for.
  let place: String

  var description: String {
    """
    the target '\(target)' has no '\(BuildStep.configurationName)' in \(place); write one that names \
    the spec: 'spec: api.yaml'
    """
  }
}
