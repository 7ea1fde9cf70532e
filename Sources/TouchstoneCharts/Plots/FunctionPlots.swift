import TouchstoneUI

/// The line of a function.
///
/// - Source: Swift Charts, `FunctionLinePlotContent`.
public struct FunctionLinePlotContent {
  let function: PlottedFunction
  let x: Text
  let y: Text
}

extension FunctionLinePlotContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never

  func collect(into collector: inout MarkCollector) { collector.add(.line, function, x: x, y: y) }
}

/// The area of a function.
///
/// - Source: Swift Charts, `FunctionAreaPlotContent`.
public struct FunctionAreaPlotContent {
  let function: PlottedFunction
  let x: Text
  let y: Text
}

extension FunctionAreaPlotContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never

  func collect(into collector: inout MarkCollector) { collector.add(.area, function, x: x, y: y) }
}
