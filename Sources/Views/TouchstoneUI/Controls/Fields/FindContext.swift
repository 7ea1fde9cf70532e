public import TouchstoneCore

/// What a custom find navigator needs to know. Touchstone draws none of its own.
///
/// - Source: SwiftUI, `FindContext`.
public struct FindContext: Sendable {
  /// Whether the navigator is shown, if `findNavigator(isPresented:)` says so.
  public var isPresented: Binding<Bool>?
  /// Whether the navigator may replace text.
  public var supportsReplace = true
}

extension EnvironmentValues {
  /// The context of finding; `nil` if finding is disabled.
  @Entry public internal(set) var findContext: FindContext? = FindContext()
}

extension View {
  /// Shows or hides the find navigators of views that draw their own. Ignored in pictures.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    transformEnvironment(\.findContext) { $0?.isPresented = isPresented }
  }

  /// Disables finding in views that draw their own find navigator. Ignored in pictures.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findContext) { if isDisabled { $0 = nil } }
  }
}
