import Synchronization

/// What an action needs of its app, registered with the manager of dependencies.
///
/// - Source: AppIntents, `AppDependency`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
  // SAFETY: nothing in it changes; the key is a value of the app's own.
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: (@Sendable () -> Value)?

  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default: (@Sendable () -> Value)? = nil
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
  private struct Key: Hashable, @unchecked Sendable {
    // SAFETY: nothing in it changes; the name is a value of the app's own.
    let type: ObjectIdentifier
    let name: AnyHashable?
  }

  /// A dependency that is made when it is first needed. A class, because all who need it share it.
  private final class Dependency<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value {
      made.withLock { made in
        let value = made ?? make()
        made = value
        return value
      }
    }
  }

  public static let shared = AppDependencyManager()

  private let dependencies = Mutex<[Key: any Sendable]>([:])

  public init() {}

  /// Adds what is made when an action first needs it, and kept.
  @_disfavoredOverload
  public func add<Value: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) { add(key: key, Dependency(dependency)) }

  /// Adds what is made when an action first needs it, and kept.
  public func add<Value: Sendable>(key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Value) {
    add(key: key, Dependency(dependency))
  }

  private func add<Value: Sendable>(key: AnyHashable?, _ dependency: Dependency<Value>) {
    let key = Key(type: ObjectIdentifier(Value.self), name: key)
    dependencies.withLock { $0[key] = dependency }
  }

  func value<Value: Sendable>(for name: AnyHashable?) -> Value? {
    let key = Key(type: ObjectIdentifier(Value.self), name: name)
    return (dependencies.withLock { $0[key] } as? Dependency<Value>)?.value
  }
}
