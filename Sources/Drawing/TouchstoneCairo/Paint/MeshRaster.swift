internal import CCairo
internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

/// Fills a layer with a mesh of colours.
struct MeshRaster {
  /// The approximate length, in pixels, of the pieces within which colours are interpolated linearly.
  private static let piece = 6.0
  /// The same for linear light, where linear interpolation deviates more from that of encoded components.
  private static let linearPiece = 2.0

  private let background: ResolvedColor
  private let vertices: [ts_mesh_vertex]
  private let columns: Int
  private let rows: Int
  private let isSmooth: Bool
  private let isPerceptual: Bool

  /// - Parameters:
  ///   - transform: The transform from the mesh's coordinates to pixels of the page.
  ///   - opacity: A factor for the opacity of every colour.
  init(_ mesh: ColorMesh, _ transform: CGAffineTransform, opacity: Double) {
    background = mesh.background.multiplyingOpacity(by: opacity)
    columns = mesh.columns
    rows = mesh.rows
    isSmooth = mesh.isSmooth
    isPerceptual = mesh.interpolation == .perceptual
    vertices = mesh.vertices.map { vertex in
      func place(_ point: CGPoint) -> (Double, Double) {
        let point = point.applying(transform)
        return (Double(point.x), Double(point.y))
      }
      let color = [vertex.color.red, vertex.color.green, vertex.color.blue, vertex.color.opacity * Float(opacity)]
        .map { $0.isNaN ? 0 : $0 }
      let (x, y) = place(vertex.position)
      return ts_mesh_vertex(
        x: x, y: y, leading: place(vertex.leading), top: place(vertex.top), trailing: place(vertex.trailing),
        bottom: place(vertex.bottom), color: (color[0], color[1], color[2], color[3]))
    }
  }

  /// Fills a transparent layer; cells that are not finite, or farther away than coordinates reach, are left out.
  func fill(_ layer: Layer) {
    cairo_set_source_rgba(
      layer.cairo, Double(background.red), Double(background.green), Double(background.blue),
      Double(background.opacity))
    cairo_set_operator(layer.cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(layer.cairo)
    layer.withPixels { pixels, stride in
      forEachPatch(in: layer.bounds, piece: Self.piece) { mesh, column, row, steps, points in
        ts_mesh_patch(mesh, column, row, steps, points)
        ts_mesh_fill(points, steps + 1, steps + 1, pixels, stride, layer.bounds.width, layer.bounds.height)
      }
    }
  }

  /// Fills a linear layer in the same way.
  ///
  /// - Parameter clamps: Whether components beyond 0…1 are clamped.
  func fill(_ layer: LinearLayer, clamps: Bool) {
    layer.fill(background.linearComponents(isExtended: !clamps))
    layer.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      forEachPatch(in: layer.bounds, piece: Self.linearPiece) { mesh, column, row, steps, points in
        ts_mesh_patch_linear(mesh, column, row, steps, clamps ? 1 : 0, points)
        ts_mesh_fill_linear(points, steps + 1, steps + 1, first, layer.bounds.width, layer.bounds.height)
      }
    }
  }

  /// Calls a closure for each valid cell, with space for `(steps + 1)²` points.
  private func forEachPatch(
    in bounds: PixelBox, piece: Double,
    _ body: (UnsafePointer<ts_mesh>, _ column: Int, _ row: Int, _ steps: Int, UnsafeMutablePointer<ts_mesh_point>) ->
      Void
  ) {
    guard columns >= 2, rows >= 2 else { return }
    let origin = (x: Double(bounds.minX), y: Double(bounds.minY))
    vertices.map { $0.moved(by: origin) }.withUnsafeBufferPointer { corners in
      var mesh = ts_mesh(
        vertices: corners.baseAddress, columns: columns, rows: rows, smooth: isSmooth ? 1 : 0,
        perceptual: isPerceptual ? 1 : 0)
      let cells = (0..<rows - 1).flatMap { row in (0..<columns - 1).map { (column: $0, row: row) } }
      let places = cells.map { cell in
        let first = cell.row * columns + cell.column
        return steps(for: [first, first + 1, first + columns, first + columns + 1].map { corners[$0] }, piece: piece)
      }
      // Neighbours share the points of the curve between them only if all are divided equally.
      guard let steps = places.compactMap(\.self).max() else { return }
      var points = [ts_mesh_point](repeating: ts_mesh_point(), count: (steps + 1) * (steps + 1))
      for (cell, place) in zip(cells, places) where place != nil {
        body(&mesh, cell.column, cell.row, steps, &points)
      }
    }
  }

  /// Returns the number of pieces into which the sides of a cell are divided; `nil` if it cannot be drawn.
  private func steps(for cell: [ts_mesh_vertex], piece: Double) -> Int? {
    let (a, b, c, d) = (cell[0], cell[1], cell[2], cell[3])
    let sides = [
      [(a.x, a.y), a.trailing, b.leading, (b.x, b.y)], [(c.x, c.y), c.trailing, d.leading, (d.x, d.y)],
      [(a.x, a.y), a.bottom, c.top, (c.x, c.y)], [(b.x, b.y), b.bottom, d.top, (d.x, d.y)],
    ]
    let farthest = sides.flatMap(\.self).map { max(abs($0.0), abs($0.1)) }
    guard farthest.allSatisfy({ $0 < Double(PixelBox.farthest) }) else { return nil }
    let lengths = sides.map { side in
      zip(side, side.dropFirst()).map { hypot($1.0 - $0.0, $1.1 - $0.1) }.reduce(0, +)
    }
    return min(max(Int((lengths.max() ?? 0) / piece), Int(48 / piece)), 256)
  }
}

extension ts_mesh_vertex {
  /// Returns the vertex in coordinates with the given origin.
  fileprivate func moved(by origin: (x: Double, y: Double)) -> ts_mesh_vertex {
    func moved(_ point: (Double, Double)) -> (Double, Double) { (point.0 - origin.x, point.1 - origin.y) }
    return ts_mesh_vertex(
      x: x - origin.x, y: y - origin.y, leading: moved(leading), top: moved(top), trailing: moved(trailing),
      bottom: moved(bottom), color: color)
  }
}
