import TouchstoneDrawing

/// How a view receives touches while a screen reader is running. Pictures don't show it.
///
/// - Source: SwiftUI, `AccessibilityDirectTouchOptions`.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The screen reader is silent while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view has to be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Passes touches directly to the view while a screen reader is running. Ignored in pictures.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> some View { self }

  /// Sets what assistive technologies read for the view, from the texts of other views. Ignored in pictures.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }
}
