/// A view's identity in the tree, which stores its state and exists as long as evaluations visit it.
///
/// This is a class because its own identity is that of the view: a view's state is found through its position in the
/// tree.
///
/// The fields that place it in the tree are not checked for exclusive access at run time, since every access is one read
/// or one write, and no other code runs meanwhile. The checks were a tenth of all instructions for many simple views.
package final class ViewIdentity {
  /// Distinguishes an identity from its siblings.
  package enum Key: Hashable {
    /// The content of a view or modifier with a single child.
    case content
    case body
    case modifier
    case index(Int)
    /// A part of a view that consists of several, such as the legend of a chart.
    case part(ViewPart)
    case branch(Bool)
    case identified(HashedValue)
    case type(ObjectIdentifier)
    /// Secondary content, such as an overlay.
    case secondary

    /// The identity that code or data gives a view.
    package static func id(_ id: AnyHashable) -> Key { .identified(HashedValue(id)) }
  }

  /// A value and its hash value, which tells most siblings apart without a comparison of values of any type.
  package struct HashedValue: Hashable {
    let value: AnyHashable
    private let hash: Int

    init(_ value: AnyHashable) {
      self.value = value
      hash = value.hashValue
    }

    package static func == (one: HashedValue, other: HashedValue) -> Bool {
      one.hash == other.hash && one.value == other.value
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// The data that views store here.
  package var slots: [ViewSlot: AnyObject] = [:]
  /// The record of the view's body.
  var bodyRecord: BodyRecord?
  /// The child that was created first. Most identities have only one, so they need no dictionary.
  @exclusivity(unchecked) private var first: (key: Key, node: ViewIdentity)?
  @exclusivity(unchecked) private var others: [Key: ViewIdentity] = [:]
  /// Cleared when the parent removes this child or is deallocated. A weak reference would slow down all other
  /// references to the parent.
  @exclusivity(unchecked) private unowned var parent: ViewIdentity?
  /// The number of children that the parent created before this one, which determines the order of siblings.
  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var madeCount = 0
  /// The number of the last evaluation that visited this identity.
  @exclusivity(unchecked) package private(set) var lastVisit = 0
  /// Whether the identity is that of a row which a lazy container has shown.
  @exclusivity(unchecked) var isRow = false
  /// Whether the row is out of sight, and only its own state is left.
  @exclusivity(unchecked) var isResting = false

  package init() {}

  deinit {
    first?.node.parent = nil
    for child in others.values { child.parent = nil }
  }

  /// Returns the child with a key, creating it on the first visit.
  package func child(_ key: Key, visit: Int) -> ViewIdentity {
    let child = known(key) ?? make(key)
    child.lastVisit = visit
    child.isResting = false
    return child
  }

  /// Marks the identity as not visited.
  package func leave() { lastVisit = 0 }

  /// Marks the identity as visited by an evaluation.
  package func come(visit: Int) { lastVisit = visit }

  /// Marks the identity, its descendants and its ancestors as visited by an evaluation.
  func stay(visit: Int) {
    var outer = parent
    while let node = outer, node.lastVisit != visit {
      node.lastVisit = visit
      outer = node.parent
    }
    stayWithAll(visit: visit)
  }

  private func stayWithAll(visit: Int) {
    lastVisit = visit
    first?.node.stayWithAll(visit: visit)
    for child in others.values { child.stayWithAll(visit: visit) }
  }

  func known(_ key: Key) -> ViewIdentity? {
    if let first, first.key == key { return first.node }
    return others.isEmpty ? nil : others[key]
  }

  private func make(_ key: Key) -> ViewIdentity {
    let child = ViewIdentity()
    child.parent = self
    child.number = madeCount
    madeCount += 1
    if first == nil { first = (key, child) } else { others[key] = child }
    return child
  }

  var hasChildren: Bool { first != nil || !others.isEmpty }

  /// Removes the children for which a closure returns `false`.
  func keepChildren(_ isKept: (Key, ViewIdentity) -> Bool) {
    if let (key, child) = first, !isKept(key, child) {
      child.end()
      first = nil
    }
    for (key, child) in others where !isKept(key, child) {
      child.end()
      others[key] = nil
    }
  }

  /// Discards the data of this identity and all its descendants, and removes the descendants.
  func forgetAll() {
    // Most identities have one child and no data, so this neither creates a list of them nor writes empty values.
    if let child = first?.node { child.end() }
    first = nil
    if !others.isEmpty {
      for child in others.values { child.end() }
      others = [:]
    }
    if !slots.isEmpty { slots = [:] }
    bodyRecord = nil
  }

  private func end() {
    parent = nil
    forgetAll()
  }

  /// Removes the identities that the last evaluation did not visit.
  ///
  /// - Returns: The actions to run for the removed views.
  @MainActor
  package func prune(visit: Int) -> [@MainActor () -> Void] {
    // Nearly all identities have at most one child, and nothing is removed, so this creates no list.
    var gone: [(number: Int, actions: [@MainActor () -> Void])] = []
    if let child = first?.node {
      let actions = child.actions(after: visit)
      if let key = first?.key, child.lastVisit != visit, !keepsRows(of: child, under: key) {
        child.parent = nil
        first = nil
      }
      if others.isEmpty { return actions }
      if !actions.isEmpty { gone.append((child.number, actions)) }
    }
    for (key, child) in others {
      let actions = child.actions(after: visit)
      if !actions.isEmpty { gone.append((child.number, actions)) }
      if child.lastVisit != visit, !keepsRows(of: child, under: key) {
        child.parent = nil
        others[key] = nil
      }
    }
    return gone.isEmpty ? [] : gone.sorted { $0.number < $1.number }.flatMap(\.actions)
  }

  /// Returns the actions to run after an evaluation that did or did not visit this identity.
  @MainActor
  private func actions(after visit: Int) -> [@MainActor () -> Void] {
    lastVisit == visit ? prune(visit: visit) : farewells
  }

  /// The actions to run when this identity and its descendants are removed.
  @MainActor
  private var farewells: [@MainActor () -> Void] {
    let own = (slots[.lifecycle] as? LifecycleRecord).flatMap { $0.hasAppeared ? $0.disappear : nil }
    let inner = ([first?.node].compactMap(\.self) + others.values).sorted { $0.number < $1.number }
    return (own.map { [$0] } ?? []) + inner.flatMap(\.farewells)
  }
}
