/// A modifier that identifies a view for design tools. Ignored in pictures.
///
/// - Source: SwiftUI, `_IdentifiedModifier`.
public nonisolated struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
  /// The identifier.
  public var identifier: Identifier

  /// Creates a modifier that identifies a view.
  public init(identifier: Identifier) { self.identifier = identifier }

  @MainActor public func body(content: Content) -> some View { content }
}

extension View {
  /// Identifies the view for design tools. Ignored in pictures.
  public nonisolated func _identified<I: Hashable>(by identifier: I) -> some View {
    modifier(_IdentifiedModifier(identifier: identifier))
  }
}

/// The identifier that a design tool gives to a view.
///
/// - Source: SwiftUI, `__DesignTimeSelectionIdentifier`.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let text: String

  /// Creates an identifier.
  public init(_ text: String) { self.text = text }
}
