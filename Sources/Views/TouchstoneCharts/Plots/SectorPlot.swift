public import Foundation
import TouchstoneDrawing

/// A plot that shows the elements of a collection as sectors of a pie or donut chart.
///
/// - Source: Swift Charts, `SectorPlot`; see ``SectorMark``.
public struct SectorPlot<Content> {
  let content: Content
}

/// The marks of a ``SectorPlot``.
///
/// - Source: Swift Charts, `VectorizedSectorPlotContent`.
public struct VectorizedSectorPlotContent<Data: RandomAccessCollection> {
  let marks: ElementMarks<Data>
}

extension SectorPlot {
  /// Creates a sector for each element.
  public nonisolated init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    self.init(data, angle, innerRadius, outerRadius) { _ in angularInset ?? 0 }
  }

  /// Creates a sector for each element, with an inset of its straight edges that is read from the element.
  public nonisolated init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> {
    self.init(data, angle, innerRadius, outerRadius) { $0[keyPath: angularInset] }
  }

  private nonisolated init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, _ angle: PlottableProjection<Data.Element, A>, _ inner: MarkDimensions<Data.Element>,
    _ outer: MarkDimensions<Data.Element>, _ inset: @escaping (Data.Element) -> CGFloat
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(
      marks: ElementMarks(data: data) { element in
        var specification = MarkSpecification(.sector, x: .value(angle.channel(element)))
        specification.sector = SectorGeometry(
          innerRadius: inner.dimension(element), outerRadius: outer.dimension(element), angularInset: inset(element))
        return specification
      })
  }
}
