import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A control for choosing a number from a range.
///
/// - Source: SwiftUI, `Slider`.
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  /// The position of the thumb, from 0 to 1.
  let fraction: Double
  let label: Label
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel
  /// The position at which the bar begins, from 0 to 1; `nil` for the leading edge.
  var neutral: Double?
  var ticks: [SliderMark] = []
}

extension Slider: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let slider = SliderBody(
      fraction: fraction, minimumLabel: minimumLabel, maximumLabel: maximumLabel, neutral: neutral,
      ticks: ticks.map(\.fraction))
    // Only macOS shows the label.
    let isDesktop = context.environment.look.isDesktop
    let nodes =
      isDesktop
      ? context.evaluate(FormRow(label: label, control: slider, isCentred: ValueLabel.self == EmptyView.self))
      : context.evaluate(slider)
    return nodes.described(
      as: .slider, label: label.spokenLabel(in: context.environment),
      value: ticks.first { $0.fraction == fraction }?.label?.spokenText(in: context.environment)
        ?? fraction.spokenPercent)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// Returns the position of the value in a range, from 0 to 1.
  func fraction(in bounds: ClosedRange<Value>) -> Double { wrappedValue.fraction(in: bounds) }
}

extension BinaryFloatingPoint {
  /// Returns the position of the number in a range, from 0 to 1.
  func fraction(in bounds: ClosedRange<Self>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let way = Double(self - bounds.lowerBound) / length
    return length > 0 && way.isFinite ? Swift.min(Swift.max(way, 0), 1) : 0
  }
}

extension Slider {
  /// Creates a slider with views at its ends. The label is visible only on macOS.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel())
  }

  /// Creates a slider that moves in steps, with views at its ends. The steps are not visible.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider. The label is visible only on macOS.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }

  /// Creates a slider that moves in steps. The label is visible only on macOS, and the steps are not visible.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider. A value outside the range is drawn at its nearer end.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: EmptyView(), minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }

  /// Creates a slider that moves in steps, which are not visible.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: EmptyView(), minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }
}

extension Slider {
  /// Creates a slider with views at its ends. The label is visible only on macOS.
  @available(*, deprecated, message: "Use the initializer with closures for the labels.")
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: label(), minimumLabel: minimumValueLabel,
      maximumLabel: maximumValueLabel)
  }

  /// Creates a slider that moves in steps, with views at its ends. The steps are not visible.
  @available(*, deprecated, message: "Use the initializer with closures for the labels.")
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, onEditingChanged: onEditingChanged, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, label: label)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider. The label is visible only on macOS.
  @available(*, deprecated, message: "Put the label before onEditingChanged.")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that moves in steps. The label is visible only on macOS, and the steps are not visible.
  @available(*, deprecated, message: "Put the label before onEditingChanged.")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
}

/// A track and a thumb, with dots below it for the ticks.
private struct SliderBody<ValueLabel: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls) private var metrics
  @Environment(\.appearanceProxies) private var proxies
  @Environment(\.controlSettings.sliderThumbs) private var thumbVisibility
  let fraction: Double
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel
  let neutral: Double?
  let ticks: [Double]

  var body: some View {
    HStack {
      minimumLabel
      track
      maximumLabel
    }
  }

  private var track: some View {
    let own = proxies.settings.slider
    // Without a thumb, the bar goes from one end of the track to the other.
    let thumb =
      thumbVisibility == .hidden
      ? CGSize(width: 2 * metrics.sliderInset, height: metrics.sliderThumb.height) : metrics.sliderThumb
    return ZStack(alignment: .leading) {
      Capsule().fill(own.maximum ?? metrics.fills.system.color).frame(height: metrics.sliderTrack)
        .padding(.horizontal, metrics.sliderInset).offset(y: metrics.sliderTrackDrop)
      SliderLayout(fraction: fraction, neutral: neutral, thumb: thumb, idealWidth: metrics.idealWidth) {
        Capsule().fill(own.minimum.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)).frame(height: metrics.sliderTrack)
          .padding(.leading, neutral == nil ? metrics.sliderInset : 0).offset(y: metrics.sliderTrackDrop)
        if thumbVisibility == .hidden {
          Capsule().hidden()
        } else {
          Capsule(style: .circular).fill(own.thumb ?? metrics.thumb.color).frame(
            width: thumb.width, height: thumb.height
          )
          .shadow(metrics.sliderShadow)
          .offset(y: -metrics.sliderThumbRise)
        }
      }
      ForEach(0..<ticks.count, id: \.self) { index in
        SliderLayout(fraction: ticks[index], thumb: thumb, idealWidth: metrics.idealWidth) {
          Circle().fill(metrics.fills.system.color).frame(width: metrics.tickSize, height: metrics.tickSize)
            .offset(y: metrics.tickDistance)
        }
      }
    }
    .frame(maxWidth: .infinity, minHeight: metrics.sliderHeight, maxHeight: metrics.sliderHeight)
    .opacity(isEnabled ? 1 : metrics.disabledControlOpacity)
  }
}

/// Lays out a bar from the leading edge or a neutral point to a thumb, and the thumb at a fraction of the way. A tick has no
/// bar.
///
/// It proposes to the bar the width from there to the thumb's centre. It reports the proposed width and the thumb's height. It
/// places the thumb so that it touches the edges at 0 and 1.
private struct SliderLayout: Layout {
  let fraction: Double
  var neutral: Double?
  let thumb: CGSize
  let idealWidth: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? idealWidth, height: thumb.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    func centre(_ fraction: Double) -> CGFloat {
      thumb.width / 2 + max(0, bounds.width - thumb.width) * CGFloat(fraction)
    }
    let end = centre(fraction)
    let start = neutral.map(centre) ?? 0
    for bar in subviews.dropLast() {
      bar.place(
        at: CGPoint(x: bounds.minX + min(start, end), y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: abs(end - start), height: nil))
    }
    subviews.last?.place(
      at: CGPoint(x: bounds.minX + end, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}

extension View {
  /// Shows or hides the thumbs of sliders in the view; without this modifier, they have one.
  ///
  /// The bar of a slider without a thumb ends at its value, and fills the track at the end of the range. The size stays.
  ///
  /// - Source: SwiftUI, `View.sliderThumbVisibility(_:)`. Apple publishes no lengths of such sliders: the track is that of
  ///   others.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.controlSettings.sliderThumbs, visibility)
  }
}
