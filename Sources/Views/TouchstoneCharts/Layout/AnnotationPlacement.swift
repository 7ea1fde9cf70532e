import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The annotations of a chart and their frames, in plot coordinates.
@MainActor
struct AnnotationPlacement {
  /// An annotation with its target, and its frame before it is moved into the plot.
  struct Note {
    let node: RenderNode
    let target: MarkShape.Target
    let position: AnnotationPosition.Storage
    let overflow: AnnotationOverflowResolution
    var frame: CGRect
  }

  private(set) var notes: [Note] = []

  var pieces: [ChartAssembly.Piece] { notes.map { ChartAssembly.Piece(node: $0.node, frame: $0.frame) } }

  /// - Parameter mask: The marks of the mask that the shapes are of; `nil` for the marks of the chart.
  init(
    _ shapes: [MarkShape], ofMask mask: [Mark]? = nil, geometry: PlotGeometry, strips: EdgeInsets,
    context: EvaluationContext
  ) {
    let place = context.child(.part(.annotations))
    let plots = mask == nil ? geometry.data.annotatedPlots : []
    let targets = shapes.flatMap(\.targets) + plots.compactMap { Self.target($0, shapes) }
    for target in targets {
      for annotation in target.annotations {
        let node = place.child(.index(notes.count)).evaluateOne(
          annotation.content(AnnotationContext(targetSize: target.rect.size)))
        // The marks of a mask count downwards from -1.
        let mark = mask?[-1 - target.order] ?? geometry.data.marks[target.order]
        let position = annotation.position.storage.resolved(for: mark, target)
        var note = Note(
          node: node, target: target, position: position, overflow: annotation.overflow,
          frame: Self.frame(node.size(for: .unspecified), annotation, position, target.rect))
        note.frame = Self.fitted(note, geometry.size, strips)
        notes.append(note)
      }
    }
  }

  /// Returns the target of a `Plot`'s annotations: the rectangle around its marks.
  private static func target(_ plot: AnnotatedPlot, _ shapes: [MarkShape]) -> MarkShape.Target? {
    let frames = shapes.lazy.filter { $0.orders.first.map(plot.orders.contains) ?? false }.map(\.frame)
    let rect = frames.reduce(CGRect.null) { $0.union($1) }
    guard !rect.isNull else { return nil }
    return MarkShape.Target(order: plot.orders.lowerBound, rect: rect, annotations: plot.annotations)
  }

  /// Returns the frame of an annotation beside a rectangle.
  private static func frame(
    _ size: CGSize, _ annotation: AnnotationSpecification, _ position: AnnotationPosition.Storage, _ rect: CGRect
  ) -> CGRect {
    let spacing = annotation.spacing ?? MarkMetrics.annotationSpacing
    let (horizontal, vertical) = (annotation.alignment.horizontal.share, annotation.alignment.vertical.share)
    let along = rect.minX + (rect.width - size.width) * horizontal
    let beside = rect.minY + (rect.height - size.height) * vertical
    let (before, after) = (rect.minX - spacing - size.width, rect.maxX + spacing)
    let (above, below) = (rect.minY - spacing - size.height, rect.maxY + spacing)
    let origin =
      switch position {
      case .automatic, .top: CGPoint(x: along, y: above)
      case .overlay: CGPoint(x: along, y: beside)
      case .bottom: CGPoint(x: along, y: below)
      case .leading: CGPoint(x: before, y: beside)
      case .trailing: CGPoint(x: after, y: beside)
      case .topLeading: CGPoint(x: rect.minX - size.width, y: above)
      case .topTrailing: CGPoint(x: rect.maxX, y: above)
      case .bottomLeading: CGPoint(x: rect.minX - size.width, y: below)
      case .bottomTrailing: CGPoint(x: rect.maxX, y: below)
      }
    return CGRect(origin: origin, size: size)
  }

  /// Returns the frame, moved into the plot or the chart if the annotation asks for it.
  private static func fitted(_ note: Note, _ plot: CGSize, _ strips: EdgeInsets) -> CGRect {
    var frame = note.frame
    if case .fit(let boundary) = note.overflow.x.storage {
      let isChart = boundary == .chart
      let (low, high) = isChart ? (-strips.leading, plot.width + strips.trailing) : (0, plot.width)
      frame.origin.x = max(low, min(frame.minX, high - frame.width))
    }
    if case .fit(let boundary) = note.overflow.y.storage {
      let isChart = boundary == .chart
      let (low, high) = isChart ? (-strips.top, plot.height + strips.bottom) : (0, plot.height)
      frame.origin.y = max(low, min(frame.minY, high - frame.height))
    }
    return frame
  }
}

extension AnnotationPosition.Storage {
  /// Returns the position that suits a mark. Measured: above vertical bars and points. Inferred: at the end of
  /// horizontal bars, below bars that extend downwards, and centred on sectors and rectangles.
  func resolved(for mark: Mark, _ target: MarkShape.Target) -> Self {
    guard self == .automatic else { return self }
    switch mark.kind {
    case .sector, .rectangle: return .overlay
    case .bar where mark.valueAxis == .horizontal: return target.isDownward ? .leading : .trailing
    case .bar: return target.isDownward ? .bottom : .top
    default: return .top
    }
  }

  /// Whether the scale of an axis is extended for an annotation with automatic overflow resolution.
  var pointsAlongY: Bool {
    switch self {
    case .overlay, .leading, .trailing: false
    default: true
    }
  }

  var pointsAlongX: Bool { self == .leading || self == .trailing }
}
