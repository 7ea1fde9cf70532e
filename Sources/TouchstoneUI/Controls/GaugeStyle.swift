public import TouchstoneCore

/// How gauges look.
///
/// - Source: SwiftUI, `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view that the style makes of a gauge.
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a gauge.
///
/// - Source: SwiftUI, `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// What the gauge measures.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The value as a text.
  public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The lower end of the range.
  public struct MinimumValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The upper end of the range.
  public struct MaximumValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// Where the value lies in the range, from 0 to 1.
  public var value: Double
  /// What the value means.
  public var label: Label
  /// The value as a view; `nil` where there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower end of the range as a view; `nil` where there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper end of the range as a view; `nil` where there is none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension EnvironmentValues {
  private enum GaugeStylesKey: EnvironmentKey { static var defaultValue: [any GaugeStyle] { [] } }

  /// The styles of gauges, the innermost last.
  var gaugeStyles: [any GaugeStyle] {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how gauges look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment(\.gaugeStyles) { $0.append(style) }
  }
}
