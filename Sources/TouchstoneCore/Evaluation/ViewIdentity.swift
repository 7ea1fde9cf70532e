/// The memory of a place in the tree of views: it lives as long as evaluations come by.
///
/// A class because it is what identity is: the state of a view is found by the place of the view.
package final class ViewIdentity {
  /// How a place is told apart from its siblings.
  package enum Key: Hashable {
    /// The content of a view or a modifier that has only one.
    case content
    case body
    case modifier
    case index(Int)
    case branch(Bool)
    case id(AnyHashable)
    case type(ObjectIdentifier)
    /// A second content, such as an overlay.
    case secondary
  }

  /// What views keep here.
  package var slots: [ViewSlot: AnyObject] = [:]
  /// What is known of the body of the view here.
  var bodyRecord: BodyRecord?
  /// The place that was made first. Most places have no other: no dictionary is needed for them.
  private var first: (key: Key, node: ViewIdentity)?
  private var others: [Key: ViewIdentity] = [:]
  /// Cleared when the parent forgets the place or goes. A weak reference would slow down all others to the parent.
  private unowned var parent: ViewIdentity?
  /// How many places its parent had made before it, which gives the order of siblings.
  private var number = 0
  private var madeCount = 0
  /// The number of the last evaluation that came by.
  package private(set) var lastVisit = 0

  package init() {}

  deinit {
    first?.node.parent = nil
    for child in others.values { child.parent = nil }
  }

  /// The place below this one, made at the first visit.
  package func child(_ key: Key, visit: Int) -> ViewIdentity {
    let child = known(key) ?? make(key)
    child.lastVisit = visit
    return child
  }

  /// Counts the place as one that the last evaluation did not come by.
  package func leave() { lastVisit = 0 }

  /// Counts the place as one that an evaluation came by.
  package func come(visit: Int) { lastVisit = visit }

  /// Counts the place, those below it and those above it as ones that an evaluation came by.
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

  private func known(_ key: Key) -> ViewIdentity? {
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

  /// Forgets what is kept here and at all places below, and these places themselves.
  func forgetAll() {
    // Most places have one below them and keep nothing: no list of them is made, and nothing empty is written.
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

  /// Forgets the places that the last evaluation did not come by.
  ///
  /// - Returns: What is to be done now that their views are gone.
  @MainActor
  package func prune(visit: Int) -> [@MainActor () -> Void] {
    // Nearly all places have one below them or none, and nothing goes: no list of them is made then.
    var gone: [(number: Int, actions: [@MainActor () -> Void])] = []
    if let child = first?.node {
      let actions = child.actions(after: visit)
      if child.lastVisit != visit {
        child.parent = nil
        first = nil
      }
      if others.isEmpty { return actions }
      if !actions.isEmpty { gone.append((child.number, actions)) }
    }
    for (key, child) in others {
      let actions = child.actions(after: visit)
      if !actions.isEmpty { gone.append((child.number, actions)) }
      if child.lastVisit != visit {
        child.parent = nil
        others[key] = nil
      }
    }
    return gone.isEmpty ? [] : gone.sorted { $0.number < $1.number }.flatMap(\.actions)
  }

  /// What is to be done once the evaluation is over that came by this place, or did not.
  @MainActor
  private func actions(after visit: Int) -> [@MainActor () -> Void] {
    lastVisit == visit ? prune(visit: visit) : farewells
  }

  /// What is to be done when the place goes, and those below it.
  @MainActor
  private var farewells: [@MainActor () -> Void] {
    let own = (slots[.lifecycle] as? LifecycleRecord).flatMap { $0.hasAppeared ? $0.disappear : nil }
    let inner = ([first?.node].compactMap(\.self) + others.values).sorted { $0.number < $1.number }
    return (own.map { [$0] } ?? []) + inner.flatMap(\.farewells)
  }
}
