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

  /// The text, or its beginning and its end, which is the longer part, if it is longer than a number of bytes: the output of a program
  /// that has crashed ends with the reason.
  func shortInside(_ limit: Int?) -> String {
    guard let limit, utf8.count > limit else { return self }
    var start = utf8.index(endIndex, offsetBy: limit / 4 - limit)
    while String.Index(start, within: unicodeScalars) == nil { start = utf8.index(after: start) }
    // Characters stay whole, so the first one of the end goes.
    return short(limit / 4) + self[start...].dropFirst()
  }
}
