public import TouchstoneUI

extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates the line of a function: where it has no number, the line has a gap.
  public nonisolated init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    let plotted = PlottedFunction(domain: domain, labels: (x, y)) {
      let value = function($0)
      return PlottedFunction.Sample(x: $0, lower: value, upper: value)
    }
    self.init(content: FunctionLinePlotContent(function: plotted))
  }

  /// Creates the line of a function: where it has no number, the line has a gap, its labels looked up in the tables of strings.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Creates the line of a function: where it has no number, the line has a gap, its labels as they stand.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Creates the line of two functions of a parameter.
  public nonisolated init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    let plotted = PlottedFunction(domain: domain, labels: (x, y)) {
      let point = function($0)
      return PlottedFunction.Sample(x: point.x, lower: point.y, upper: point.y)
    }
    self.init(content: FunctionLinePlotContent(function: plotted))
  }

  /// Creates the line of two functions of a parameter, its labels looked up in the tables of strings.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }

  /// Creates the line of two functions of a parameter, its labels as they stand.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    x: S, y: S, t: S, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }
}
