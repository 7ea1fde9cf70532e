public import Foundation
public import TouchstoneCore

/// A type that defines the appearance of labels.
///
/// - Source: SwiftUI, `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that the style creates for a label.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Creates the view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label.
///
/// - Source: SwiftUI, `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View, ErasedView { let content: AnyView }

  /// The icon of a label.
  public struct Icon: View, ErasedView { let content: AnyView }

  /// The title of the label.
  public var title: Title
  /// The icon of the label.
  public var icon: Icon
}

/// The icon before the title, on its baseline.
///
/// - Source: SwiftUI, `TitleAndIconLabelStyle`; the gap of 8 points was measured on Apple's frameworks.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.titleAndIcon` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }

  private struct TitleAndIcon: View {
    @Environment(\.look.controls.labelSpacing) private var standardSpacing
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth
    let configuration: Configuration

    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? standardSpacing) {
        if let iconWidth {
          configuration.icon.frame(width: iconWidth)
        } else {
          configuration.icon
        }
        configuration.title
      }
    }
  }
}

/// The default style: the icon before the title.
///
/// - Source: SwiftUI, `DefaultLabelStyle`.
public struct DefaultLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Only the icon.
///
/// - Source: SwiftUI, `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.iconOnly` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Only the title.
///
/// - Source: SwiftUI, `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.titleOnly` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style: the icon before the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title, 8 points apart unless `labelIconToTitleSpacing(_:)` sets another distance.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the style of labels.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the space between the icons and the titles of labels, in points.
  ///
  /// In a row of a list, the space begins after the column that is reserved for icons. Own styles of labels can read it as
  /// `EnvironmentValues.labelIconToTitleSpacing`.
  ///
  /// - Source: SwiftUI, `View.labelIconToTitleSpacing(_:)`, which applies where icon and title are side by side.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value)
  }

  /// Sets the width that labels reserve for their icons, in points, so that the titles of labels in a column line up.
  ///
  /// The icon is centred in the width and keeps its size: a wider one hangs over both ends. In a row of a list, the width
  /// replaces that of the column of icons. It does not grow with the Dynamic Type size; negative and non-finite widths are
  /// ignored. Own styles of labels can read it as `EnvironmentValues.labelReservedIconWidth`.
  ///
  /// - Source: SwiftUI, `View.labelReservedIconWidth(_:)`, which applies where icon and title are side by side; the place in
  ///   the width is that of UIKit, `UIListContentConfiguration.ImageProperties.reservedLayoutSize`.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
