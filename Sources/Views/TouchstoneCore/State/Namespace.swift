import Foundation

/// A namespace for identifiers that several views share.
///
/// - Source: SwiftUI, `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  private var state = State(wrappedValue: ID())

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private final class Token: Sendable {}
    private let token = Token()

    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  /// Creates a unique namespace.
  public init() {}

  /// The namespace, which stays the same for the lifetime of the view.
  public var wrappedValue: ID { state.wrappedValue }
}
