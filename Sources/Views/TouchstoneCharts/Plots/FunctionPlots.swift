import TouchstoneUI

/// The content of a line plot of a function.
///
/// - Source: Swift Charts, `FunctionLinePlotContent`.
public struct FunctionLinePlotContent {
  let function: PlottedFunction
}

extension FunctionLinePlotContent: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) { collector.add(.line, function) }
}

/// The content of an area plot of a function.
///
/// - Source: Swift Charts, `FunctionAreaPlotContent`.
public struct FunctionAreaPlotContent {
  let function: PlottedFunction
}

extension FunctionAreaPlotContent: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) { collector.add(.area, function) }
}
