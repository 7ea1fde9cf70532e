import Foundation
import TouchstoneUI

/// The value of a mark's channel before the calendar is known: a single value, a range or a calendar unit.
struct PlottedChannel {
  enum Value {
    case value(_PlottedValue)
    case range(_PlottedValue, _PlottedValue)
    case unit(Date, Calendar.Component, Calendar?)

    static func range<P: Plottable>(_ range: Range<P>) -> Value {
      .range(range.lowerBound.plotted, range.upperBound.plotted)
    }

    static func range<P: Plottable>(_ range: ChartBinRange<P>) -> Value {
      .range(range.lowerBound.plotted, range.upperBound.plotted)
    }
  }

  let label: PlottedLabel
  let value: Value

  init(_ label: PlottedLabel, _ value: Value) {
    self.label = label
    self.value = value
  }

  /// Returns the value, or the bounds of the range or calendar unit.
  func bounds(in calendar: Calendar) -> (lower: _PlottedValue, upper: _PlottedValue) {
    switch value {
    case .value(let value): return (value, value)
    case .range(let lower, let upper): return (lower, upper)
    case .unit(let date, let unit, let own):
      guard let interval = (own?.unlessMachines ?? calendar).dateInterval(of: unit, for: date) else {
        return (date.plotted, date.plotted)
      }
      return (interval.start.plotted, interval.end.plotted)
    }
  }

  /// Returns a single value for the channel: the value itself, or the lower bound.
  func key(in calendar: Calendar) -> _PlottedValue { bounds(in: calendar).lower }
}
