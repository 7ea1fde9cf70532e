extension GoldenKey {
  /// Creates the key of an assertion that has no golden, such as an audit.
  ///
  /// The numbers of each kind are its own, so that goldens keep theirs: `testCard.audit.txt`, `testCard.audit-2.txt`,
  /// `testCard.dark.audit.txt`.
  init(
    _ kind: String, of request: SnapshotRequest, place: SourcePlace, pathExtension: String?, layout: GoldenLayout
  ) {
    var request = request
    let name = request.name
    if name == nil {
      var counted = request
      counted.function = "\(kind) of \(request.function)"
      let number = (SnapshotCounters.scope ?? .process).next(for: counted)
      request.name = number == 1 ? kind : "\(kind)-\(number)"
    }
    self.init(request, place: place, pathExtension: pathExtension, layout: layout) { 1 }
    if name != nil, let component = self.name { self.name = "\(component).\(kind)" }
  }
}
