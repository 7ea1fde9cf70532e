public import Foundation
public import TouchstoneCore

extension DatePicker where Label == Text {
  /// Creates a picker with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, components: displayedComponents, label: Text(titleResource))
  }

  /// Creates a picker with a title from a resource for dates in a range, which only custom styles show.
  @_disfavoredOverload
  public nonisolated init<Dates: RangeExpression>(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: Dates,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Dates.Bound == Date {
    self.init(
      selection: selection, limits: Self.limits(of: range), components: displayedComponents, label: Text(titleResource))
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, label: Text(titleResource))
  }

  /// Creates a picker with a title from a resource for dates in a range, which only custom styles show.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, label: Text(titleResource))
  }
}
