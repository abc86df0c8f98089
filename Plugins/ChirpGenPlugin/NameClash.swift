/// A target has a file of the same name as one that is generated, of which Swift takes one alone. Many
/// disks tell no capitals from small letters.
struct NameClash: Error, CustomStringConvertible {
  let target: String
  let file: String

  var description: String {
    """
    the target '\(target)' has a file '\(file)' of its own, and one of that name is generated; give \
    yours another name
    """
  }
}
