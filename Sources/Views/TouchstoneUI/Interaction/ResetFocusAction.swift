public import TouchstoneCore

/// An action that finds the default focus again. Has no effect: nothing has the focus in pictures.
///
/// - Source: SwiftUI, `ResetFocusAction`.
public struct ResetFocusAction {
  /// Finds the default focus of a namespace again. Has no effect.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// The action that finds the default focus again.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
