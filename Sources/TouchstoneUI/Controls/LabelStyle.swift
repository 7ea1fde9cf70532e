import Foundation
public import TouchstoneCore

/// How labels look.
///
/// - Source: SwiftUI, `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that the style makes of a label.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label.
///
/// - Source: SwiftUI, `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The text of the label.
  public var title: Title
  /// The picture of the label.
  public var icon: Icon
}

/// The icon before the title, on its baseline.
///
/// - Source: SwiftUI, `TitleAndIconLabelStyle`; the gap of 8 points was measured on Apple's frameworks.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Creates the style; `.titleAndIcon` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The usual style: the icon before the title.
///
/// - Source: SwiftUI, `DefaultLabelStyle`.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Creates the style; `.automatic` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon alone.
///
/// - Source: SwiftUI, `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style; `.iconOnly` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
///
/// - Source: SwiftUI, `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style; `.titleOnly` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual style: the icon before the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title, 8 points apart.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension EnvironmentValues {
  private enum LabelStylesKey: EnvironmentKey { static var defaultValue: [any LabelStyle] { [] } }

  /// The styles of labels, the innermost last.
  var labelStyles: [any LabelStyle] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyles) { $0.append(style) }
  }
}
