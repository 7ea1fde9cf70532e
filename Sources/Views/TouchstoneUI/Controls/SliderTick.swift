public import TouchstoneCore

/// The ticks of a slider.
///
/// - Source: SwiftUI, `SliderTickContent`.
public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the collection of ticks.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The ticks.
  var body: Self.Body { get }
}

extension SliderTickContent {
  var ticks: [SliderTick<Value>] { Array(body) }
}

/// A tick of a slider, drawn as a dot. Its label is for assistive technologies, as on iOS.
///
/// - Source: SwiftUI, `SliderTick`.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  public typealias Value = V

  public let id: V
  /// What assistive technologies say at the tick.
  let label: (any SpokenLabel)?

  /// Creates a tick at a value.
  public init(_ value: V) {
    id = value
    label = nil
  }

  /// Creates a tick with a label at a value.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    id = value
    self.label = label() as? any SpokenLabel
  }

  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// The position of a tick on a slider, from 0 to 1, and what assistive technologies say there.
struct SliderMark {
  let fraction: Double
  let label: (any SpokenLabel)?
}

extension SliderTick {
  func mark(in bounds: ClosedRange<V>) -> SliderMark {
    SliderMark(fraction: id.fraction(in: bounds), label: label)
  }
}

/// A tick for each element of a collection.
///
/// - Source: SwiftUI, `SliderTickContentForEach`.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
  SliderTickContent
{
  public typealias Value = Content.Value

  public let body: [SliderTick<Content.Value>]

  /// Creates ticks for the elements of a collection.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    body = data.flatMap { content($0).ticks }
  }

  /// Creates ticks for the elements of a collection.
  public init<V: Identifiable>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V == Data.Element, Data.Element == Content.Value {
    body = data.flatMap { content($0).ticks }
  }
}

/// Several ticks.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  public let body: [SliderTick<Value>]
}

/// A result builder that combines ticks.
///
/// - Source: SwiftUI, `SliderTickBuilder`.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Builds ticks.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }
  /// Builds a tick.
  public static func buildExpression(_ content: SliderTick<V>) -> SliderTick<V> { content }
  /// Builds ticks unchanged.
  public static func buildBlock<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }
  /// Combines ticks.
  public static func buildBlock(_ content: any SliderTickContent<V>...) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(body: content.flatMap { $0.ticks })
  }
  /// Builds ticks if a condition is true.
  public static func buildIf(_ content: (any SliderTickContent<V>)?) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(body: content?.ticks ?? [])
  }
  /// Builds the ticks of the first branch of a condition.
  public static func buildEither(first: any SliderTickContent<V>) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(body: first.ticks)
  }
  /// Builds the ticks of the second branch of a condition.
  public static func buildEither(second: any SliderTickContent<V>) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(body: second.ticks)
  }
}

extension Binding where Value: BinaryFloatingPoint, Value.Stride: BinaryFloatingPoint {
  /// Returns the values of a slider that moves in steps; none if the steps could not be told apart.
  fileprivate func steps(in bounds: ClosedRange<Value>, by step: Value.Stride) -> [Value] {
    guard step > 0, Double(bounds.upperBound - bounds.lowerBound) / Double(step) <= 1000 else { return [] }
    return Array(stride(from: bounds.lowerBound, through: bounds.upperBound, by: step))
  }
}

extension Slider {
  /// Creates a slider with ticks. The enabled range is not visible; the label is only used for
  /// accessibility.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(), neutral: neutralValue?.fraction(in: bounds),
      ticks: ticks().ticks.map { $0.mark(in: bounds) })
  }

  /// Creates a slider that moves in steps, with ticks. The enabled range is not visible; the
  /// label is only used for accessibility.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(),
      neutral: neutralValue?.fraction(in: bounds),
      ticks: value.steps(in: bounds, by: step).compactMap { tick($0)?.mark(in: bounds) })
  }

  /// Creates a slider whose bar begins at a neutral value. The enabled range is not visible, and the label is only used
  /// for accessibility.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(), neutral: neutralValue?.fraction(in: bounds))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks. The enabled range is not visible; the label is only used for
  /// accessibility.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView(),
      neutral: neutralValue?.fraction(in: bounds), ticks: ticks().ticks.map { $0.mark(in: bounds) })
  }

  /// Creates a slider that moves in steps, with ticks. The enabled range is not visible; the
  /// label is only used for accessibility.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView(),
      neutral: neutralValue?.fraction(in: bounds),
      ticks: value.steps(in: bounds, by: step).compactMap { tick($0)?.mark(in: bounds) })
  }

  /// Creates a slider whose bar begins at a neutral value. The enabled range is not visible, and the label is only used
  /// for accessibility.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: value.fraction(in: bounds), label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView(),
      neutral: neutralValue?.fraction(in: bounds))
  }
}
