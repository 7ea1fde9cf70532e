extension String {
  /// The text, or its beginning if it is longer than a number of bytes.
  func short(_ limit: Int?) -> String {
    guard let limit, utf8.count > limit else { return self }
    // Characters stay whole, so the last one goes. One may be of any length, of which no more than this is read.
    var end = utf8.index(startIndex, offsetBy: limit)
    while String.Index(end, within: unicodeScalars) == nil { end = utf8.index(before: end) }
    var beginning = self[..<end].dropLast()
    while !beginning.isEmpty, beginning.utf8.count > limit - "…".utf8.count { beginning.removeLast() }
    return beginning + "…"
  }
}
