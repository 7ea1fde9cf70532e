/// A plot, which shows what its content shows.
protocol ContentPlot<Content>: PrimitiveChartContent {
  associatedtype Content: ChartContent

  nonisolated var content: Content { get }

  nonisolated init(content: Content)
}

extension ContentPlot {
  func collect(into collector: inout MarkCollector) { content.lower(into: &collector) }
}

extension ContentPlot where Content: ElementPlotContent {
  /// Creates a plot with a mark for each element of a collection.
  nonisolated init(
    _ data: Content.Data, _ kind: MarkKind, x: ElementPosition<Content.Data.Element>,
    y: ElementPosition<Content.Data.Element>, width: MarkDimensions<Content.Data.Element> = .automatic,
    height: MarkDimensions<Content.Data.Element> = .automatic, stacking: MarkStackingMethod = .unstacked,
    series: ((Content.Data.Element) -> PlottedChannel)? = nil
  ) {
    let marks = ElementMarks(data: data) { element in
      MarkSpecification(kind, x: x.position(element), y: y.position(element))
        .sized(width: width.dimension(element), height: height.dimension(element))
        .stacked(stacking).series(series?(element))
    }
    self.init(content: Content(marks: marks))
  }
}

/// The content of a plot that shows each element of a collection by a mark.
protocol ElementPlotContent<Data>: PrimitiveChartContent {
  associatedtype Data: RandomAccessCollection

  nonisolated var marks: ElementMarks<Data> { get }

  nonisolated init(marks: ElementMarks<Data>)
}

extension ElementPlotContent {
  func collect(into collector: inout MarkCollector) { marks.collect(into: &collector) }
}
