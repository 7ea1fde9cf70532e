import Foundation

/// The context of a state change, such as its animation.
///
/// - Source: SwiftUI, `Transaction`.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The animation of the change.
  public var animation: Animation?
  /// Whether views are prevented from adding animations.
  public var disablesAnimations = false
  /// Whether the change is one of a continuous series, such as during a drag.
  public var isContinuous = false
  /// Whether the velocity of changes is tracked.
  public var tracksVelocity = false
  package private(set) var completions: [(AnimationCompletionCriteria, @MainActor () -> Void)] = []
  /// The completions that wait for the animations of the change.
  var batch: AnimationBatch?

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation; `nil` for none.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value for a key, or the key's default if none is set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a completion to run when the animations of the change have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
  ) {
    completions.append((criteria, completion))
  }
}

/// A key for a custom value in a transaction.
///
/// - Source: SwiftUI, `TransactionKey`.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Self.Value { get }
}

extension Transaction {
  /// The transaction of the running code.
  ///
  /// This is a class because state changes record in it that they have used it.
  final class Scope: @unchecked Sendable {
    // SAFETY: a scope is accessible only through the task-local value of the task that runs the body, so only one
    // thread uses it.
    let transaction: Transaction
    var isTaken = false

    init(_ transaction: Transaction) {
      self.transaction = transaction
    }
  }

  @TaskLocal static var current: Scope?

  /// Runs a closure with a transaction; completions run after the picture that the changes lead to.
  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let scope = Scope(transaction)
    let result = try $current.withValue(scope, operation: body)
    if !scope.isTaken {
      for (_, completion) in transaction.completions { MainActor.runIfPossible { completion() } }
    }
    return result
  }
}

/// Runs a closure whose state changes use a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// Runs a closure whose state changes use a transaction with one value set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current?.transaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try Transaction.run(transaction, body)
}

/// Runs a closure whose state changes are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(Transaction(animation: animation), body)
}

/// Runs a closure whose state changes are animated, and then a completion once the animations have ended.
@preconcurrency public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try Transaction.run(transaction, body)
}
