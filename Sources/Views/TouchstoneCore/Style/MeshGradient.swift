import Foundation
import TouchstoneDrawing

/// A two-dimensional gradient defined by a mesh of coloured points.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.3, 0.8], [1, 1]],
///   colors: [.red, .purple, .indigo, .orange, .white, .blue])
/// ```
///
/// Missing control points are derived from the neighbouring points, as in a Catmull–Rom spline. Apple does not document
/// how it smooths colours; in Touchstone, the slope at a point is the limited mean of the slopes to its neighbours. If
/// the number of points or colours is not `width × height`, only the background is drawn.
///
/// - Source: SwiftUI, `MeshGradient`.
public struct MeshGradient: PaintStyle, Equatable, Sendable {
  /// A point with the control points of the curves to its neighbours, in unit coordinates.
  public struct BezierPoint: Equatable, Sendable {
    /// The position of the point, in unit coordinates.
    public var position: SIMD2<Float>
    /// The control point of the edge to the leading neighbour.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the edge to the top neighbour.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the edge to the trailing neighbour.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the edge to the bottom neighbour.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with its control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The locations of the points in unit coordinates, row by row.
  public enum Locations: Equatable, Sendable {
    /// Positions, connected by smooth edges.
    case points([SIMD2<Float>])
    /// Positions with control points for the edges.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours, which may depend on the environment.
    case colors([Color])
    /// Resolved colours.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The locations of the points, row by row.
  public var locations: Locations
  /// The colours of the points, row by row.
  public var colors: Colors
  /// The colour outside of the mesh.
  public var background: Color
  /// Whether colours are smoothed at the points.
  public var smoothsColors: Bool
  /// The colour space in which colours are interpolated.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh from locations and colours.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh from points and colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh from points and resolved colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh from points with control points, and colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh from points with control points, and resolved colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  package func rendering(in context: StyleContext) -> StyleRendering {
    StyleRendering(paint: .meshGradient(mesh(in: context))).level(context.level)
  }

  private func mesh(in context: StyleContext) -> ColorMesh {
    let corners =
      switch locations {
      case .points(let points): bezierPoints(through: points)
      case .bezierPoints(let points): points
      }
    let resolved =
      switch colors {
      case .colors(let colors): colors.map { $0.components(in: context.environment) }
      case .resolvedColors(let colors): colors.map(\.components)
      }
    let isComplete = isComplete(corners.count) && isComplete(resolved.count)
    func place(_ point: SIMD2<Float>) -> CGPoint {
      CGPoint(
        x: context.bounds.minX + CGFloat(point.x) * context.bounds.width,
        y: context.bounds.minY + CGFloat(point.y) * context.bounds.height)
    }
    let vertices = zip(corners, resolved).map { corner, color in
      ColorMesh.Vertex(
        position: place(corner.position), leading: place(corner.leadingControlPoint),
        top: place(corner.topControlPoint), trailing: place(corner.trailingControlPoint),
        bottom: place(corner.bottomControlPoint), color: color)
    }
    return ColorMesh(
      columns: isComplete ? width : 0, vertices: isComplete ? vertices : [],
      background: background.components(in: context.environment), isSmooth: smoothsColors,
      interpolation: colorSpace.interpolation)
  }

  private func isComplete(_ count: Int) -> Bool {
    width > 0 && count % width == 0 && count / width == height
  }

  /// Returns the points with the control points of a Catmull–Rom spline through each row and column.
  private func bezierPoints(through points: [SIMD2<Float>]) -> [BezierPoint] {
    guard isComplete(points.count) else { return [] }
    return points.indices.map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: width)
      let point = points[index]
      let before = points[column > 0 ? index - 1 : index]
      let after = points[column + 1 < width ? index + 1 : index]
      let above = points[row > 0 ? index - width : index]
      let below = points[row + 1 < height ? index + width : index]
      let across = (after - before) / (column > 0 && column + 1 < width ? 6 : 3)
      let down = (below - above) / (row > 0 && row + 1 < height ? 6 : 3)
      return BezierPoint(
        position: point, leadingControlPoint: point - across, topControlPoint: point - down,
        trailingControlPoint: point + across, bottomControlPoint: point + down)
    }
  }
}
