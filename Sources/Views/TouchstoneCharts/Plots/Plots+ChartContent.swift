// Of each plot and of its marks: what they are is the same, what they are made from is in the file of the plot.

extension AreaPlot: ChartContent, PrimitiveChartContent, ContentPlot where Content: ChartContent {}
extension BarPlot: ChartContent, PrimitiveChartContent, ContentPlot where Content: ChartContent {}
extension LinePlot: ChartContent, PrimitiveChartContent, ContentPlot where Content: ChartContent {}
extension PointPlot: ChartContent, PrimitiveChartContent, ContentPlot where Content: ChartContent {}
extension RectanglePlot: ChartContent, PrimitiveChartContent, ContentPlot where Content: ChartContent {}
extension RulePlot: ChartContent, PrimitiveChartContent, ContentPlot where Content: ChartContent {}
extension SectorPlot: ChartContent, PrimitiveChartContent, ContentPlot where Content: ChartContent {}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension VectorizedAreaPlotContent: VectorizedChartContent, ElementPlotContent {
  public typealias DataElement = Data.Element
}

extension VectorizedBarPlotContent: VectorizedChartContent, ElementPlotContent {
  public typealias DataElement = Data.Element
}

extension VectorizedLinePlotContent: VectorizedChartContent, ElementPlotContent {
  public typealias DataElement = Data.Element
}

extension VectorizedPointPlotContent: VectorizedChartContent, ElementPlotContent {
  public typealias DataElement = Data.Element
}

extension VectorizedRectanglePlotContent: VectorizedChartContent, ElementPlotContent {
  public typealias DataElement = Data.Element
}

extension VectorizedRulePlotContent: VectorizedChartContent, ElementPlotContent {
  public typealias DataElement = Data.Element
}

extension VectorizedSectorPlotContent: VectorizedChartContent, ElementPlotContent {
  public typealias DataElement = Data.Element
}
