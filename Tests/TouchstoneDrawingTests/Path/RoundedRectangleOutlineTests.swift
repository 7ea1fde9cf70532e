import Foundation
import Testing
import TouchstoneDrawing

/// Corners that lack room, against pictures that Apple's frameworks recorded and paths that they printed.
@Suite struct RoundedRectangleOutlineTests {
  private func path(_ width: CGFloat, _ height: CGFloat, radius: CGFloat) -> Path {
    Path(roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius, style: .continuous)
  }

  /// How far from the left side the outline begins at a height, in points; the whole width where it is not reached.
  private func inset(_ path: Path, y: CGFloat) -> CGFloat {
    let lines = FlattenedPath(path).lines[0]
    let crossings = zip(lines, lines.dropFirst()).compactMap { from, to -> CGFloat? in
      guard (from.y <= y) != (to.y <= y) else { return nil }
      return from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
    }
    return crossings.min() ?? path.boundingRect.maxX
  }

  /// The mean inset of rows of a third of a point, as coverage in a picture at 3x tells it.
  private func insets(_ path: Path, rows: Int) -> [CGFloat] {
    (0..<rows).map { row in
      let samples = (0..<100).map { inset(path, y: (CGFloat(row) + (CGFloat($0) + 0.5) / 100) / 3) }
      return samples.reduce(0, +) / 100
    }
  }

  @Test(arguments: [CGFloat(32), 56]) func `a radius of 16 bends alike in 32 and in 56 points`(height: CGFloat) {
    let measured: [CGFloat] = [16.24, 13.08, 11.44, 10.24]
    for (ours, apple) in zip(insets(path(200, height, radius: 16), rows: 4), measured) {
      #expect(abs(ours - apple) < 0.1, "\(ours), Apple \(apple)")
    }
  }

  /// The first pixel that is not empty, in rows of a third of a point: ours must begin within a pixel of it.
  @Test(arguments: [(0, 24.7), (1, 21.7), (2, 20.0), (3, 18.3), (72, 0.67)] as [(Int, CGFloat)])
  func `a capsule 52 wide is cut in the middle of its top`(row: Int, apple: CGFloat) {
    let capsule = path(52, 100, radius: 26)
    let first = inset(capsule, y: (CGFloat(row) + 1) / 3 - 1e-6)
    #expect(abs(first - apple) < 0.4, "\(first)")
  }

  @Test func `a continuous corner keeps its curves where it has no room`() {
    let capsule = path(52, 52, radius: 26)
    #expect(capsule.elements.count == 18)
    let bounds = capsule.boundingRect
    // 0.0096 radii: the depth of the curve one radius from the corner.
    #expect(abs(bounds.minX - 0.25) < 0.01 && abs(bounds.maxX - 51.75) < 0.01)
    #expect(path(200, 32, radius: 16).elements.count == 18)
  }

  @Test func `each length of a corner is at most half the shorter side`() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 60)
    for style in [RoundedCornerStyle.circular, .continuous] {
      #expect(
        Path(roundedRect: box, cornerSize: CGSize(width: 60, height: 8), style: style)
          == Path(roundedRect: box, cornerSize: CGSize(width: 30, height: 8), style: style))
    }
  }

  @Test func `uneven corners begin midway between the radii and keep curves of no length`() {
    let radii = RectangleCornerRadii(bottomTrailing: 10, topTrailing: 20)
    let box = CGRect(x: 0, y: 0, width: 100, height: 60)
    let circular = Path(roundedRect: box, cornerRadii: radii, style: .circular)
    #expect(
      circular.description == """
        100 35 m 100 50 l 100 55.5228 95.5228 60 90 60 c 0 60 l 0 60 0 60 0 60 c 0 0 l 0 0 0 0 0 0 c 80 0 l \
        91.0457 0 100 8.95431 100 20 c h
        """)
    let continuous = Path(roundedRect: box, cornerRadii: radii, style: .continuous)
    #expect(continuous.elements.count == 18)
    #expect(continuous.elements.first == .move(to: CGPoint(x: 100, y: 35)))
  }
}
