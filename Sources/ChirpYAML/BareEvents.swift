/// The yardstick of the benchmark: libyaml's own work over a text, with nothing made of it.
package enum BareEvents {
  /// The number of events of `bytes`, up to the first syntax error if it has one.
  package static func count(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { text in
      var events = EventStream(reading: text)
      var count = 0
      while (try? events.advance()) == true {
        count += 1
      }
      return count
    }
  }
}
