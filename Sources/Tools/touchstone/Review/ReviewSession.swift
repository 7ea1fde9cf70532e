/// The state of a review: the current snapshot and the decisions. It does not access files: see ``Effect``.
struct ReviewSession: Hashable {
  enum Decision: Hashable {
    case accepted, rejected, skipped
  }

  /// How the pictures of a snapshot are shown. The keys are those of the report's page.
  enum Mode: Character, Hashable {
    case sideBySide = "1"
    /// One at a time: the golden, or the actual picture.
    case blink = "4"
    case difference = "5"
    case threeUp = "6"
  }

  /// An action that a key requests.
  enum Effect: Hashable {
    case accept(Int)
    case undo(Int)
    case open(Int, ReviewRole?)
    case quit
  }

  /// The number of snapshots.
  let count: Int
  /// The snapshots that cannot be accepted, by index.
  let refused: Set<Int>
  private(set) var index = 0
  private(set) var decisions: [Decision?]
  /// Whether the user is being asked to confirm accepting all remaining snapshots.
  private(set) var isAskingForAll = false
  private(set) var showsHelp = false
  /// Whether pictures are cut to what changed in them.
  private(set) var isZoomed = true
  /// How pictures are shown; `nil` for the mode that shows them best.
  private(set) var mode: Mode?
  /// Whether the golden is shown where pictures are shown one at a time.
  private(set) var showsGolden = false
  /// The snapshots of each cause, by index.
  let causes: [[Int]]
  /// Whether the causes are shown, and the one that keys act on.
  private(set) var showsCauses: Bool
  private(set) var cause = 0
  /// The causes that were accepted. A snapshot is accepted when all of its causes are.
  private(set) var acceptedCauses: Set<Int> = []
  /// The causes in the order in which they were accepted, each with the snapshots that this accepted.
  private var acceptances: [Acceptance] = []

  private struct Acceptance: Hashable {
    var cause: Int
    var snapshots: [Int]
  }

  init(count: Int, refused: Set<Int> = [], causes: [[Int]] = []) {
    self.count = count
    self.refused = refused
    self.causes = causes
    showsCauses = !causes.isEmpty
    decisions = Array(repeating: nil, count: count)
  }

  /// The snapshots of a cause that are accepted with it, with those that wait for their other causes.
  func acceptable(in cause: Int) -> [Int] {
    causes[cause].filter { !refused.contains($0) && decisions[$0] != .rejected }
  }

  /// The undecided snapshots that can be accepted.
  var rest: [Int] {
    decisions.indices.filter { (decisions[$0] == nil || decisions[$0] == .skipped) && !refused.contains($0) }
  }

  /// Returns the number of snapshots with a decision; `nil` counts those without one.
  func count(_ decision: Decision?) -> Int { decisions.count { $0 == decision } }

  /// The picture that is shown alone because a key asked for it.
  private var focus: ReviewRole? {
    switch mode {
    case .blink: showsGolden ? .reference : .actual
    case .difference: .difference
    case .sideBySide, .threeUp, nil: nil
    }
  }

  /// Handles a key. Keys of the report's page do the same as there.
  mutating func press(_ key: Key) -> [Effect] {
    if isAskingForAll {
      isAskingForAll = false
      return key == .character("y") ? acceptRest() : []
    }
    if showsHelp {
      showsHelp = false
      return key == .interrupt ? [.quit] : []
    }
    if showsCauses { return pressAmongCauses(key) }
    switch key {
    case .character("c"): showsCauses = !causes.isEmpty
    case .character("a"), .enter: return accept()
    case .character("r"): return decide(.rejected)
    case .character("s"): return decide(decisions[index] ?? .skipped)
    case .down, .character("j"): go(to: index + 1)
    case .up, .character("k"): go(to: index - 1)
    case .character("u"): return undo()
    case .character("o"): return [.open(index, focus)]
    case .character("A"): isAskingForAll = !rest.isEmpty
    case .character("n"): isZoomed = true
    case .character("0"): isZoomed = false
    case .character(" "): showsGolden.toggle()
    case .left, .character("h"): showsGolden = true
    case .right, .character("l"): showsGolden = false
    case .character("?"): showsHelp = true
    case .character("q"), .escape, .interrupt: return [.quit]
    case .character(let character):
      guard let chosen = Mode(rawValue: character) else { break }
      mode = mode == chosen ? nil : chosen
    }
    return []
  }

  /// Restores the previous decision on a snapshot after an action failed, and shows that snapshot.
  mutating func revert(_ index: Int, to decision: Decision?) {
    decisions[index] = decision
    self.index = index
    showsCauses = false
    for cause in causes.indices where causes[cause].contains(index) { acceptedCauses.remove(cause) }
  }

  private mutating func pressAmongCauses(_ key: Key) -> [Effect] {
    switch key {
    case .character("a"): return acceptCause()
    case .character("u"): return undoCause()
    case .down, .character("j"): cause = min(cause + 1, causes.count - 1)
    case .up, .character("k"): cause = max(cause - 1, 0)
    case .enter, .right, .character("l"):
      index = causes[cause].first { decisions[$0] == nil } ?? causes[cause].first ?? index
      showsCauses = false
    case .character("c"): showsCauses = false
    case .character("A"): isAskingForAll = !rest.isEmpty
    case .character("?"): showsHelp = true
    case .character("q"), .escape, .interrupt: return [.quit]
    default: break
    }
    return []
  }

  /// Accepts the snapshots of the cause that have no other cause, or whose other causes are accepted.
  private mutating func acceptCause() -> [Effect] {
    let isNew = acceptedCauses.insert(cause).inserted
    let waiting = Set(causes.indices.filter { !acceptedCauses.contains($0) }.flatMap { causes[$0] })
    let ready = acceptable(in: cause).filter { decisions[$0] != .accepted && !waiting.contains($0) }
    guard isNew || !ready.isEmpty else { return [] }
    for index in ready { decisions[index] = .accepted }
    acceptances.append(Acceptance(cause: cause, snapshots: ready))
    cause = causes.indices.first { !acceptedCauses.contains($0) } ?? cause
    // The review goes on even if all is decided: no picture may have been seen, and undo takes it back.
    return ready.map { .accept($0) }
  }

  private mutating func undoCause() -> [Effect] {
    guard let last = acceptances.popLast() else { return [] }
    acceptedCauses.remove(last.cause)
    cause = last.cause
    let accepted = last.snapshots.filter { decisions[$0] == .accepted }
    for index in accepted { decisions[index] = nil }
    return accepted.map { .undo($0) }
  }

  private mutating func accept() -> [Effect] {
    guard !refused.contains(index) else { return [] }
    guard decisions[index] != .accepted else { return decide(.accepted) }
    let effect = Effect.accept(index)
    return [effect] + decide(.accepted)
  }

  private mutating func acceptRest() -> [Effect] {
    let effects = rest.map { Effect.accept($0) }
    for index in rest { decisions[index] = .accepted }
    // Those that cannot be accepted remain to be seen.
    guard let next = decisions.firstIndex(of: nil) else { return effects + [.quit] }
    index = next
    showsCauses = false
    return effects
  }

  /// Stores a decision and moves to the next snapshot without one, or ends the review if there is none.
  private mutating func decide(_ decision: Decision) -> [Effect] {
    var effects: [Effect] = []
    if decisions[index] == .accepted, decision != .accepted { effects.append(.undo(index)) }
    decisions[index] = decision
    let order = Array(index..<count) + Array(0..<index)
    guard let next = order.first(where: { decisions[$0] == nil }) else { return effects + [.quit] }
    index = next
    return effects
  }

  private mutating func undo() -> [Effect] {
    // The current snapshot, or else the one decided before it.
    let order = Array((0...index).reversed())
    guard let last = order.first(where: { decisions[$0] != nil }) else { return [] }
    let effects: [Effect] = decisions[last] == .accepted ? [.undo(last)] : []
    decisions[last] = nil
    index = last
    return effects
  }

  private mutating func go(to new: Int) {
    if (0..<count).contains(new) { index = new }
  }
}
