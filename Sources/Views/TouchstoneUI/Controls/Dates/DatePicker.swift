public import Foundation
public import TouchstoneCore

/// The parts of a date that a picker offers.
///
/// - Source: SwiftUI, `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for choosing a date.
///
/// - Source: SwiftUI, `DatePicker`.
public struct DatePicker<Label> where Label: View {
  /// The parts of a date that the picker offers.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  var limits: (minimum: Date?, maximum: Date?) = (nil, nil)
  let components: DatePickerComponents
  let label: Label
}

extension DatePicker: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let open = context.child(.modifier).keptState(DatePickerComponents())
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: AnyView(label)), selection: selection, minimumDate: limits.minimum,
      maximumDate: limits.maximum, displayedComponents: components, openedComponents: open.wrappedValue)
    let nodes = context.evaluate(configuration, default: DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
    return context.opening(nodes, open, date: selection.wrappedValue)
  }

  /// Returns the first and the last date of a range, `nil` where it is open.
  nonisolated static func limits(of range: some RangeExpression<Date>) -> (minimum: Date?, maximum: Date?) {
    switch range {
    case let range as ClosedRange<Date>: (range.lowerBound, range.upperBound)
    case let range as Range<Date>: (range.lowerBound, range.upperBound)
    case let range as PartialRangeFrom<Date>: (range.lowerBound, nil)
    case let range as PartialRangeThrough<Date>: (nil, range.upperBound)
    case let range as PartialRangeUpTo<Date>: (nil, range.upperBound)
    default: (nil, nil)
    }
  }

  /// Creates a picker.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, components: displayedComponents, label: label())
  }

  /// Creates a picker for dates in a range, which only custom styles show.
  public nonisolated init<Dates: RangeExpression>(
    selection: Binding<Date>, in range: Dates, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) where Dates.Bound == Date {
    self.init(selection: selection, limits: Self.limits(of: range), components: displayedComponents, label: label())
  }
}

/// A control for choosing any number of dates, drawn as the number of chosen dates.
///
/// - Source: SwiftUI, `MultiDatePicker`.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let label: Label
}

extension MultiDatePicker: View {
  public var body: some View {
    LabeledContent {
      Text("\(selection.wrappedValue.count)")
    } label: {
      label
    }
  }

  /// Creates a picker.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, label: label())
  }
}
