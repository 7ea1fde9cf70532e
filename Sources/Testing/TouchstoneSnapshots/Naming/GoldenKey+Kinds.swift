extension GoldenKey {
  /// Creates the key of an assertion that has no golden, such as an audit.
  ///
  /// The numbers of each kind are its own, so that goldens keep theirs: `testCard.audit.txt`, `testCard.audit-2.txt`,
  /// `testCard.dark.audit.txt`.
  init(
    _ kind: String, of request: SnapshotRequest, place: SourcePlace, pathExtension: String?, layout: GoldenLayout
  ) {
    var request = request
    let name = request.arguments.name
    if name == nil {
      var counted = request
      counted.location.function = "\(kind) of \(request.location.function)"
      let number = (SnapshotCounters.scope ?? .process).next(for: counted)
      request.arguments.name = number == 1 ? kind : "\(kind)-\(number)"
    }
    self.init(request, place: place, pathExtension: pathExtension, layout: layout) { 1 }
    if name != nil, let component = self.name { self.name = "\(component).\(kind)" }
  }

  /// Returns whether audits read a file of this name as their baseline: `testCard.audit.txt`, `testCard.audit-2.txt`. Some
  /// file systems don't distinguish upper and lower case.
  package static func isAuditBaseline(_ file: String) -> Bool {
    let parts = file.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[parts.count - 1] == "txt" else { return false }
    let words = parts[parts.count - 2].split(separator: "-", omittingEmptySubsequences: false)
    guard words[0] == "audit" else { return false }
    return words.count == 1 || (words.count == 2 && !words[1].isEmpty && words[1].utf8.allSatisfy(isDigit))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
