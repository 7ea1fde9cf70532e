public import Foundation
public import TouchstoneCore

extension MultiDatePicker {
  /// Creates a picker for dates in a range, which only custom styles show.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  /// Creates a picker for dates in a range, which only custom styles show.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  /// Creates a picker for dates in a range, which only custom styles show.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }
}
