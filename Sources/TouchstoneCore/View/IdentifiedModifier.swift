/// Names a view for tools that show designs. Ignored in pictures.
///
/// - Source: SwiftUI, `_IdentifiedModifier`.
public nonisolated struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
  /// The name.
  public var identifier: Identifier

  /// Creates a modifier that names a view.
  public init(identifier: Identifier) { self.identifier = identifier }

  @MainActor public func body(content: Content) -> some View { content }
}

extension View {
  /// Names a view for tools that show designs. Ignored in pictures.
  public nonisolated func _identified<I: Hashable>(by identifier: I) -> some View {
    modifier(_IdentifiedModifier(identifier: identifier))
  }
}

/// The name that a tool gives to a view in a design.
///
/// - Source: SwiftUI, `__DesignTimeSelectionIdentifier`.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let text: String

  /// Creates a name.
  public init(_ text: String) { self.text = text }
}
