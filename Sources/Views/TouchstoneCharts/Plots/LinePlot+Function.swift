public import TouchstoneUI

extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates a plot of a function's line, with gaps where its value is not a number.
  public nonisolated init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    let plotted = PlottedFunction(domain: domain, labels: (x, y)) {
      let value = function($0)
      return PlottedFunction.Sample(x: $0, lower: value, upper: value)
    }
    self.init(content: FunctionLinePlotContent(function: plotted))
  }

  /// Creates a plot of a function's line, with gaps where its value is not a number, and with localised labels.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Creates a plot of a function's line, with gaps where its value is not a number, and with unlocalised labels.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Creates a plot of a parametric function.
  public nonisolated init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    let plotted = PlottedFunction(domain: domain, labels: (x, y)) {
      let point = function($0)
      return PlottedFunction.Sample(x: point.x, lower: point.y, upper: point.y)
    }
    self.init(content: FunctionLinePlotContent(function: plotted))
  }

  /// Creates a plot of a parametric function, with localised labels.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }

  /// Creates a plot of a parametric function, with unlocalised labels.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    x: S, y: S, t: S, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }
}
