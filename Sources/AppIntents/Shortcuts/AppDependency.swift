import Synchronization

/// What an action needs of its app, registered with the manager of dependencies.
///
/// - Source: AppIntents, `AppDependency`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?
  private let manager: AppDependencyManager
  private let fallback: (@Sendable () -> Value)?

  public init(
    key: String? = nil, manager: AppDependencyManager = .shared, default: (@Sendable () -> Value)? = nil
  ) {
    (self.key, self.manager, fallback) = (key, manager, `default`)
  }

  public var wrappedValue: Value {
    guard let value: Value = manager.value(for: key) ?? fallback?() else {
      preconditionFailure(
        "No dependency of the type \(Value.self) was added. Add it before an intent runs: "
          + "AppDependencyManager.shared.add(dependency: …).")
    }
    return value
  }
}

/// What actions need of their app.
///
/// A class, because there is one for all actions.
///
/// - Source: AppIntents, `AppDependencyManager`.
public final class AppDependencyManager: Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String?
  }

  public static let shared = AppDependencyManager()

  private let makers = Mutex<[Key: @Sendable () -> any Sendable]>([:])

  public init() {}

  /// Adds what is made each time that an action needs it.
  public func add<Value: Sendable>(
    key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) { add(key: key, maker: dependency) }

  /// Adds what is made each time that an action needs it.
  public func add<Value: Sendable>(key: String? = nil, _ dependency: @escaping @Sendable () -> Value) {
    add(key: key, maker: dependency)
  }

  private func add<Value: Sendable>(key: String?, maker dependency: @escaping @Sendable () -> Value) {
    makers.withLock { $0[Key(type: ObjectIdentifier(Value.self), name: key)] = { dependency() } }
  }

  func value<Value: Sendable>(for name: String?) -> Value? {
    let make = makers.withLock { $0[Key(type: ObjectIdentifier(Value.self), name: name)] }
    return make?() as? Value
  }
}
