public import Foundation

/// A grid of colours whose vertices are connected by curves; each cell blends the colours of its four vertices.
public struct ColorMesh: Hashable, Sendable {
  /// A vertex: its position, its colour and the control points of the curves to its neighbours.
  public struct Vertex: Hashable, Sendable {
    /// The position, in points.
    public var position: CGPoint
    /// The control point of the edge to the leading neighbour.
    public var leading: CGPoint
    /// The control point of the edge to the neighbour above.
    public var top: CGPoint
    /// The control point of the edge to the trailing neighbour.
    public var trailing: CGPoint
    /// The control point of the edge to the neighbour below.
    public var bottom: CGPoint
    /// The colour of the vertex.
    public var color: ResolvedColor

    /// Creates a vertex.
    public init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint, color: ResolvedColor
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
      self.color = color
    }
  }

  /// The number of vertices in a row.
  public var columns: Int
  /// The vertices, row by row from the top.
  public var vertices: [Vertex]
  /// The colour outside the mesh.
  public var background: ResolvedColor
  /// Whether colours follow cubic curves through the vertices instead of straight lines.
  public var isSmooth: Bool
  /// The colour space in which colours are interpolated.
  public var interpolation: GradientRamp.Interpolation

  /// Creates a mesh.
  public init(
    columns: Int, vertices: [Vertex], background: ResolvedColor, isSmooth: Bool,
    interpolation: GradientRamp.Interpolation
  ) {
    self.columns = columns
    self.vertices = vertices
    self.background = background
    self.isSmooth = isSmooth
    self.interpolation = interpolation
  }

  /// The number of rows of vertices; 0 if the last row is incomplete.
  public var rows: Int { columns > 0 && vertices.count % columns == 0 ? vertices.count / columns : 0 }
}
