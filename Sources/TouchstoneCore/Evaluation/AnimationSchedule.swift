import Foundation

/// The time that a tree shows, the changes whose transactions the next evaluation takes, and those whose ends somebody
/// waits for.
@MainActor
struct AnimationSchedule {
  /// The time that the tree shows.
  private(set) var clock = RendererClock()
  /// What goes along with the changes since the last evaluation.
  private var pending: [Transaction.Scope] = []
  /// The changes whose animations somebody waits for.
  private var batches: [AnimationBatch] = []

  /// Notes a change that goes along with a transaction.
  mutating func take(_ scope: Transaction.Scope) {
    scope.isTaken = true
    if !pending.contains(where: { $0 === scope }) { pending.append(scope) }
  }

  /// Whether a change goes along with another transaction than the last one that is not shown yet.
  func isOther(_ scope: Transaction.Scope?) -> Bool { pending.last !== scope }

  /// Begins an evaluation.
  ///
  /// - Returns: The transaction of the changes since the last one.
  mutating func begin(at clock: RendererClock) -> Transaction {
    self.clock = clock
    var transaction = Transaction()
    for scope in pending { transaction = start(scope.transaction) }
    pending = []
    return transaction
  }

  /// Starts to wait for the animations of a change.
  mutating func start(_ transaction: Transaction, lasting least: TimeInterval = 0) -> Transaction {
    var transaction = transaction
    let batch = AnimationBatch(transaction.completions, at: clock.elapsed + least)
    transaction.batch = batch
    batches.append(batch)
    return transaction
  }

  /// What waited for animations that have ended; in a settled picture all have.
  mutating func ended() -> [@MainActor () -> Void] {
    let ended = batches.flatMap { clock.isRunning ? $0.due(at: clock.elapsed) : $0.all() }
    batches.removeAll { $0.nextEnd == nil }
    return ended
  }

  /// When the next animation ends that somebody waits for, if any.
  var nextEnd: TimeInterval? { batches.compactMap(\.nextEnd).filter { $0 > clock.elapsed }.min() }

  /// Forgets what waits.
  mutating func forgetAll() { (pending, batches) = ([], []) }
}
