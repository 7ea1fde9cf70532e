/// The state of rows that lazy containers have scrolled out of sight.
///
/// A row keeps the state of its own view while its data has the same identity; that of the views in its body is discarded.
///
/// - Source: measured by others on Apple's frameworks: onevcat/Kingfisher, issue 1618, and ole/swiftui-view-lifecycle.
extension ViewIdentity {
  /// Where an identity is in the identities of a row.
  private enum Part { case rows, row, modifier }

  /// Whether an identity that was not visited is that of data with rows out of sight. Discards all but the state of the
  /// rows.
  func rests(under key: Key) -> Bool {
    guard case .id = key else { return false }
    return isResting || rest(as: .rows)
  }

  /// Discards all but the state of rows, and returns whether there is any.
  private func rest(as part: Part) -> Bool {
    let isOwn = part != .rows || isRow
    bodyRecord = nil
    slots = isOwn ? slots.filter { $0.key.isState } : [:]
    let part = isRow && part == .rows ? .row : part
    keepChildren { key, child in
      switch (part, key) {
      case (.rows, .index): child.rest(as: .rows)
      case (.rows, .modifier), (.row, .modifier): child.rest(as: .modifier)
      case (.modifier, .content): child.rest(as: .row)
      default: false
      }
    }
    isResting = !slots.isEmpty || hasChildren
    return isResting
  }

  /// Discards the rows out of sight whose data is gone.
  func forgetRows(except ids: () -> Set<AnyHashable>) {
    guard hasRestingChildren else { return }
    let ids = ids()
    keepChildren { key, child in
      guard child.isResting, case .id(let id) = key else { return true }
      return ids.contains(id)
    }
  }
}
