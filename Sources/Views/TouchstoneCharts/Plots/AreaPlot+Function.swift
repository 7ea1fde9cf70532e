public import TouchstoneUI

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates a plot of the area between 0 and a function.
  public nonisolated init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    let plotted = PlottedFunction(domain: domain, labels: (x, y)) {
      PlottedFunction.Sample(x: $0, lower: 0, upper: function($0))
    }
    self.init(content: FunctionAreaPlotContent(function: plotted))
  }

  /// Creates a plot of the area between 0 and a function, with localised labels.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Creates a plot of the area between 0 and a function, with unlocalised labels.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Creates a plot of the area between two functions.
  public nonisolated init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    let plotted = PlottedFunction(domain: domain, labels: (x, yStart)) {
      let value = function($0)
      return PlottedFunction.Sample(x: $0, lower: value.yStart, upper: value.yEnd)
    }
    self.init(content: FunctionAreaPlotContent(function: plotted))
  }

  /// Creates a plot of the area between two functions, with localised labels.
  public nonisolated init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
  }

  /// Creates a plot of the area between two functions, with unlocalised labels.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
  }
}
