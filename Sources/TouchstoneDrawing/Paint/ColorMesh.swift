public import Foundation

/// A grid of colours whose corners are joined by curves; each cell is filled with what lies between its four corners.
public struct ColorMesh: Hashable, Sendable {
  /// A corner: its place, the control points of the curves to its neighbours, and its colour.
  public struct Vertex: Hashable, Sendable {
    /// The place of the corner, in points.
    public var position: CGPoint
    /// The control point of the edge to the leading neighbour.
    public var leading: CGPoint
    /// The control point of the edge to the upper neighbour.
    public var top: CGPoint
    /// The control point of the edge to the trailing neighbour.
    public var trailing: CGPoint
    /// The control point of the edge to the lower neighbour.
    public var bottom: CGPoint
    /// The colour at the corner.
    public var color: ResolvedColor

    /// Creates a corner.
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

  /// The number of corners in a row.
  public var columns: Int
  /// The corners, row by row from the top.
  public var vertices: [Vertex]
  /// The colour outside of the mesh.
  public var background: ResolvedColor
  /// Whether colours run along cubic curves through the corners instead of straight lines.
  public var isSmooth: Bool
  /// How colours between corners are found.
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

  /// The number of rows of corners; 0 if the last row is not full.
  public var rows: Int { columns > 0 && vertices.count % columns == 0 ? vertices.count / columns : 0 }
}
