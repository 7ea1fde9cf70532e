public import TouchstoneCore

/// A type that defines the appearance of gauges.
///
/// - Source: SwiftUI, `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that the style creates for a gauge.
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Creates the view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a gauge.
///
/// - Source: SwiftUI, `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label: View, ErasedView { let content: AnyView }

  /// The current value as text.
  public struct CurrentValueLabel: View, ErasedView { let content: AnyView }

  /// The lower end of the range.
  public struct MinimumValueLabel: View, ErasedView { let content: AnyView }

  /// The upper end of the range.
  public struct MaximumValueLabel: View, ErasedView { let content: AnyView }

  /// A label at a value. No style gets one.
  public struct MarkedValueLabel: View, ErasedView { let content: AnyView }

  /// The position of the value in the range, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The current value as a view, or `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower end of the range as a view, or `nil` if there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper end of the range as a view, or `nil` if there is none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension View {
  /// Sets the style of gauges.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
