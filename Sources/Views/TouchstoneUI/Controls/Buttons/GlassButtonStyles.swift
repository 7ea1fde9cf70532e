import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The label on a capsule of glass.
///
/// - Source: SwiftUI, `GlassButtonStyle`.
public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  private let glass: Glass

  var shape: SystemButtonShape.Kind { .bordered }

  /// Creates the style; use `.glass` as a shorthand.
  public nonisolated init() { glass = .regular }

  /// Creates the style with the given kind of glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    GlassLabel(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// The label on a capsule of glass in the tint colour.
///
/// - Source: SwiftUI, `GlassProminentButtonStyle`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  var shape: SystemButtonShape.Kind { .prominent }

  /// Creates the style; use `.glassProminent` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GlassLabel(configuration: configuration, glass: .regular, isProminent: true)
  }
}

/// A label on glass of the button's shape and size.
private struct GlassLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.font) private var font
  @Environment(\.controlSettings.borderShape) private var borderShape
  @Environment(\.tint.color) private var tint
  @Environment(\.look.controls) private var metrics
  @Environment(\.look.fonts) private var fonts
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool

  private var color: Color? { configuration.role == .destructive ? .red : tint }

  private var foreground: Color {
    if !isEnabled { return isProminent ? metrics.disabledText.color : Color.placeholder }
    return isProminent ? .white : color ?? .primary
  }

  private var background: Glass {
    guard isProminent else { return glass }
    return glass.tint(isEnabled ? color ?? .accentColor : metrics.disabledFill.color)
  }

  var body: some View {
    let padding = metrics.buttons.padding(of: controlSize)
    configuration.label
      .font(font ?? (controlSize < .regular ? fonts.smallButton.font : fonts.button.font))
      .modifier(DefaultForeground(foreground))
      .padding(.horizontal, padding.width)
      .padding(.vertical, padding.height)
      .glassEffect(background.interactive(), in: shape)
  }

  private var shape: AnyShape {
    switch borderShape.kind {
    case .automatic, .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    case .roundedRectangle(nil): AnyShape(roundness: metrics.buttonRoundness)
    }
  }
}

extension ButtonMetrics {
  /// Returns the padding around the label of a button of a size.
  func padding(of size: ControlSize) -> CGSize {
    switch size {
    case .mini, .small: smallPadding
    case .regular: padding
    case .large, .extraLarge: largePadding
    }
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on a capsule of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Returns the label on a capsule of the given kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on a capsule in the tint colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
