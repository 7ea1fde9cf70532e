package import TouchstoneDrawing

extension RenderNode {
  /// The identities of the view's descendants, in tree order and without duplicates.
  package var identities: [AnyHashable] {
    var known: Set<AnyHashable> = []
    return subtree.compactMap(\.traits.id).filter { known.insert($0).inserted }
  }

  /// Asks the reader of a scroll view to scroll to the view with an identity.
  ///
  /// - Returns: Whether there is such a view in a reader.
  package func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    let view = subtree.first { $0.traits.id == id }
    guard let requests = view?.environment.scrollSettings.requests else { return false }
    requests.scroll(to: id, anchor: anchor)
    return true
  }
}

extension EnvironmentValues {
  /// Makes scroll views without a reader scroll to the view with an identity.
  package mutating func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    scrollSettings.requests = ScrollRequests(target: .view(id, anchor: anchor))
  }
}
