import Foundation

/// A name space for identities that several views share.
///
/// - Source: SwiftUI, `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  private var state = State(wrappedValue: ID())

  /// The identity of a name space.
  public struct ID: Hashable, Sendable {
    private final class Token: Sendable {}
    private let token = Token()

    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  /// Creates a name that no other view has.
  public init() {}

  /// The name, which stays the same as long as the view is there.
  public var wrappedValue: ID { state.wrappedValue }
}
