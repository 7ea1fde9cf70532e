import Foundation
import Testing
import TouchstoneDrawing

@Suite struct PathTrimmingTests {
  private let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))

  @Test func `length of a parabola is that of its closed form`() {
    // y = x² from 0 to 1 has the length √5/2 + asinh(2)/4.
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
    #expect(abs(Double(path.length) - (5.0.squareRoot() / 2 + asinh(2.0) / 4)) < 1e-9)
  }

  @Test func `length of a curve with a cusp agrees with flattening`() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 100, y: 100), control2: CGPoint(x: 0, y: 100))
    #expect(abs(path.length - FlattenedPath(path, pieces: 200_000).length) < 1e-5)
  }

  @Test func `quarter of a circle is its first quarter`() {
    let quarter = circle.trimmedPath(from: 0, to: 0.25)
    #expect(abs(quarter.length - circle.length / 4) < 1e-6)
    let end = quarter.currentPoint ?? .zero
    #expect(abs(end.x) < 1e-5 && abs(end.y - 50) < 1e-5)
  }

  @Test(arguments: [(0.1, 0.15), (0.3, 0.9), (0.62, 0.7), (0, 0.999)])
  func `trimmed share has its share of the length`(from: Double, to: Double) {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 40), cornerRadius: 15)
    let trimmed = path.trimmedPath(from: CGFloat(from), to: CGFloat(to))
    #expect(abs(trimmed.length / path.length - CGFloat(to - from)) < 1e-8)
    for point in FlattenedPath(trimmed, pieces: 20).lines[0] {
      #expect(FlattenedPath(path).distance(to: point) < 1e-3)
    }
  }

  @Test func `rectangle is trimmed at its corners`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
    #expect(square.trimmedPath(from: 0.875, to: 1).description == "0 5 m 0 0 l")
  }

  @Test func `length runs over all parts`() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0)])
    path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
    #expect(path.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 0 5 m 10 5 l")
  }

  @Test func `whole part stays closed`() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l 0 10 l h")
  }

  @Test func `everything is the path itself`() {
    #expect(circle.trimmedPath(from: 0, to: 1) == circle)
    #expect(circle.trimmedPath(from: -3, to: 7) == circle)
  }

  @Test func `nothing remains between equal or reversed shares`() {
    #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }
}
