package import TouchstoneDrawing

extension RenderNode {
  /// The identities that views within have, each once, in tree order.
  package var identities: [AnyHashable] {
    var known: Set<AnyHashable> = []
    return subtree.compactMap(\.traits.id).filter { known.insert($0).inserted }
  }

  /// Asks the reader around a scroll view to scroll to the view of an identity.
  ///
  /// - Returns: Whether there is such a view with a reader around it.
  package func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let requests = subtree.first(where: { $0.traits.id == id })?.environment.scrollRequests else { return false }
    requests.scroll(to: id, anchor: anchor)
    return true
  }
}

extension EnvironmentValues {
  /// Lets scroll views without a reader scroll to the view of an identity.
  package mutating func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    scrollRequests = ScrollRequests(target: .view(id, anchor: anchor))
  }
}
