import TouchstoneSnapshots

extension ViewOutline {
  /// The outline as a golden of an earlier version would have it: goldens that were recorded before views of users had names know
  /// only those of Touchstone, and do not mark those that were added around the tested one.
  func asKnown(to golden: ViewOutline) -> ViewOutline {
    let isOld = golden.items.allSatisfy { $0.module == nil && !$0.name.hasPrefix("_") }
    guard isOld else { return self }
    // The depths of the users' views around.
    var hidden: [Int] = []
    return ViewOutline(
      items.compactMap { item in
        hidden.removeAll { $0 >= item.depth }
        var shown = item
        shown.depth -= hidden.count
        if item.module != nil {
          hidden.append(item.depth)
          return nil
        }
        if shown.name.hasPrefix("_") { shown.name.removeFirst() }
        return shown
      })
  }
}
