extension String {
  /// The text, or its beginning if it is longer than a number of bytes.
  func short(_ limit: Int?) -> String {
    guard let limit, utf8.count > limit else { return self }
    var (end, length) = (startIndex, 0)
    // Characters stay whole; one may be of any length.
    while end < endIndex {
      let next = index(after: end)
      length += self[end..<next].utf8.count
      guard length <= limit - "…".utf8.count else { break }
      end = next
    }
    return self[..<end] + "…"
  }
}
