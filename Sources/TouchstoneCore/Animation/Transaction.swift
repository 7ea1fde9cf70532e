import Foundation

/// What goes along with a change of state.
///
/// - Source: SwiftUI, `Transaction`.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The animation of the change.
  public var animation: Animation?
  /// Whether views may not add animations of their own.
  public var disablesAnimations = false
  /// Whether the change is one of many, as while a finger drags.
  public var isContinuous = false
  /// Whether the speed of changes is to be kept.
  public var tracksVelocity = false
  package private(set) var completions: [(AnimationCompletionCriteria, @MainActor () -> Void)] = []
  /// What waits for the end of the animations that the change starts.
  var batch: AnimationBatch?

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation; `nil` for none.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A value of your own; the key's default until one is set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds an action for when the animations of the change have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
  ) {
    completions.append((criteria, completion))
  }
}

/// The name of a value that goes along with a change.
///
/// - Source: SwiftUI, `TransactionKey`.
public protocol TransactionKey {
  /// What goes along with a change.
  associatedtype Value
  /// The value until one is set.
  static var defaultValue: Self.Value { get }
}

extension Transaction {
  /// The transaction of the code that runs.
  ///
  /// A class because changes of state note in it that they have taken it along.
  final class Scope: @unchecked Sendable {
    // SAFETY: a scope is reached only through the task-local value of the task that runs the body, so by one thread.
    let transaction: Transaction
    var isTaken = false

    init(_ transaction: Transaction) {
      self.transaction = transaction
    }
  }

  @TaskLocal static var current: Scope?

  /// Runs a body with a transaction; its completions run after the picture that the changes lead to.
  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let scope = Scope(transaction)
    let result = try $current.withValue(scope, operation: body)
    if !scope.isTaken {
      for (_, completion) in transaction.completions { MainActor.runIfPossible { completion() } }
    }
    return result
  }
}

/// Runs a body whose changes go along with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// Runs a body whose changes go along with a value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current?.transaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try Transaction.run(transaction, body)
}

/// Runs a body whose changes are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(Transaction(animation: animation), body)
}

/// Runs a body whose changes are animated, and an action once the animations have ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try Transaction.run(transaction, body)
}
