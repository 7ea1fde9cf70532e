public import TouchstoneCore
import TouchstoneDrawing
import TouchstoneUI

/// How the tips in a view are drawn.
struct TipSurroundings: Sendable {
  var style: any TipViewStyle & Sendable = MiniTipViewStyle()
  var background = AnyShapeStyle(.fill.tertiary)
  var cornerRadius: CGFloat = 10
  var imageSize = CGSize(width: 40, height: 40)
}

private struct TipSurroundingsKey: EnvironmentKey {
  static let defaultValue = TipSurroundings()
}

extension EnvironmentValues {
  var tips: TipSurroundings {
    get { self[TipSurroundingsKey.self] }
    set { self[TipSurroundingsKey.self] = newValue }
  }
}

extension View {
  /// Sets how the tips in this view are drawn.
  public nonisolated func tipViewStyle(_ style: some TipViewStyle & Sendable) -> some View {
    environment(\.tips.style, style)
  }

  /// Sets what is behind the tips in this view.
  public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.tips.background, AnyShapeStyle(style))
  }

  /// Sets the radius of the corners of the tips in this view, in points.
  public nonisolated func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    environment(\.tips.cornerRadius, cornerRadius)
  }

  /// Sets the size of the pictures of the tips in this view, in points.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { environment(\.tips.imageSize, size) }
}
