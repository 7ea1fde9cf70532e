import Foundation

/// The clock of a tree, the transactions of changes for the next evaluation, and the animations with completions.
@MainActor
struct AnimationSchedule {
  /// The time that the tree shows.
  private(set) var clock = RendererClock()
  /// The transactions of the changes since the last evaluation.
  private var pending: [Transaction.Scope] = []
  /// The changes whose animations have completions.
  private var batches: [AnimationBatch] = []

  /// Records the transaction of a change.
  mutating func take(_ scope: Transaction.Scope) {
    scope.isTaken = true
    if !pending.contains(where: { $0 === scope }) { pending.append(scope) }
  }

  /// Returns whether a transaction differs from that of the last change not yet shown.
  func isOther(_ scope: Transaction.Scope?) -> Bool { pending.last !== scope }

  /// Starts an evaluation.
  ///
  /// - Returns: The transaction of the changes since the last one.
  mutating func begin(at clock: RendererClock) -> Transaction {
    self.clock = clock
    var transaction = Transaction()
    for scope in pending { transaction = start(scope.transaction) }
    pending = []
    return transaction
  }

  /// Starts tracking the animations of a change.
  mutating func start(_ transaction: Transaction, lasting least: TimeInterval = 0) -> Transaction {
    var transaction = transaction
    let batch = AnimationBatch(transaction.completions, at: clock.elapsed + least)
    transaction.batch = batch
    batches.append(batch)
    return transaction
  }

  /// Removes and returns the completions whose animations have ended; in a settled picture, all have.
  mutating func ended() -> [@MainActor () -> Void] {
    let ended = batches.flatMap { clock.isRunning ? $0.due(at: clock.elapsed) : $0.all() }
    batches.removeAll { $0.nextEnd == nil }
    return ended
  }

  /// The time at which the next animation with a completion ends, if any.
  var nextEnd: TimeInterval? { batches.compactMap(\.nextEnd).filter { $0 > clock.elapsed }.min() }

  /// Discards all pending transactions and completions.
  mutating func forgetAll() { (pending, batches) = ([], []) }
}
