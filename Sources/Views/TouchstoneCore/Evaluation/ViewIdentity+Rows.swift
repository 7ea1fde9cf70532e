/// The state of rows that lazy containers have scrolled out of sight.
///
/// A row keeps the state of its own view while its data has the same identity; that of the views in its body is discarded.
///
/// - Source: measured by others on Apple's frameworks: onevcat/Kingfisher, issue 1618, and ole/swiftui-view-lifecycle.
extension ViewIdentity {
  /// Where an identity is in the identities of a row.
  private enum Part { case rows, row, modifier }

  /// Whether a child that was not visited has rows out of sight whose data is still there. Discards all but their state.
  func keepsRows(of child: ViewIdentity, under key: Key) -> Bool {
    switch key {
    case .identified(let id):
      child.rest(as: .rows) && (slots[.rows] as? RowIdentities)?.ids.contains(id.value) != false
    case .modifier where child.isRow: child.rest(as: .modifier)
    case .index where child.isRow: child.rest(as: .row)
    case .part(.sharedModifier) where child.isRow: child.rest(as: .modifier)
    default: false
    }
  }

  /// Whether the identity is that of a row, apart from modifiers that it shares with other rows.
  private var holdsRow: Bool { isRow || known(.part(.sharedModifier))?.holdsRow ?? false }

  /// Discards all but the state of rows, and returns whether there is any.
  private func rest(as part: Part) -> Bool {
    guard !isResting else { return true }
    let part = holdsRow && part == .rows ? .row : part
    bodyRecord = nil
    slots = part == .rows ? [:] : slots.filter { $0.key.isState }
    keepChildren { key, child in
      switch (part, key) {
      case (.rows, .index): child.rest(as: .rows)
      case (.rows, .modifier), (.row, .modifier): child.rest(as: .modifier)
      case (.modifier, .content): child.rest(as: .row)
      case (.row, .part(.sharedModifier)), (.modifier, .part(.sharedModifier)): child.rest(as: .modifier)
      default: false
      }
    }
    isResting = !slots.isEmpty || hasChildren
    return isResting
  }
}

/// The identities of the data of a `ForEach`, computed when a row out of sight asks for them.
final class RowIdentities {
  private let make: () -> Set<AnyHashable>
  private(set) lazy var ids = make()

  init(_ make: @escaping () -> Set<AnyHashable>) {
    self.make = make
  }
}
