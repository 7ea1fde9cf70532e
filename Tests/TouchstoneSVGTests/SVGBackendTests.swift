import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneSVG

@Suite struct SVGBackendTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func svg(_ items: [DisplayList.Item], size: CGSize = CGSize(width: 20, height: 10)) throws -> String {
    let resources = SVGResources(
      font: { _ in SVGResources.Font(family: "A & B", weight: 700) }, png: { _ in Data([1, 2, 3]) })
    return try SVGBackend(resources: resources).write(DisplayList(size: size, items: items))
  }

  private func fill(_ paint: Paint) -> DisplayList.Item { .fill(square, paint, FillStyle()) }

  private func run(_ text: String, _ clusters: [(Int, Int)], isRightToLeft: Bool = false) -> GlyphRun {
    let count = clusters.reduce(0) { $0 + $1.1 }
    return GlyphRun(
      font: GlyphRun.FontReference(path: "font"), size: 12,
      glyphs: (0..<count).map { GlyphRun.Glyph(id: 1, position: CGPoint(x: CGFloat($0) * 8, y: 9)) }, text: text,
      clusters: clusters.map { GlyphRun.Cluster(utf8Count: $0.0, glyphCount: $0.1) }, isRightToLeft: isRightToLeft)
  }

  @Test func `A picture has its size in points`() throws {
    #expect(
      try svg([]) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
        </svg>

        """)
  }

  @Test func `A fill keeps its outline, its colour and its opacity`() throws {
    let text = try svg([fill(.color(ResolvedColor(red: 1, green: 0.5, blue: 0, opacity: 0.25)))])
    #expect(text.contains("<path d=\"M0 0L10 0L10 10L0 10Z\" fill=\"#ff8000\" fill-opacity=\"0.25\"/>"))
  }

  @Test func `A stroke keeps its style`() throws {
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3, 1], dashPhase: 1)
    let text = try svg([.stroke(square, .color(.black), style, isAntialiased: false)])
    for part in [
      "stroke-width=\"2\"", "stroke-linecap=\"round\"", "stroke-linejoin=\"bevel\"", "stroke-dasharray=\"3 1\"",
      "stroke-dashoffset=\"1\"", "shape-rendering=\"crispEdges\"", "fill=\"none\"",
    ] { #expect(text.contains(part)) }
  }

  @Test func `A perceptual gradient is sampled, a plain one is not`() throws {
    func stops(_ interpolation: GradientRamp.Interpolation) throws -> Int {
      let ramp = GradientRamp(
        stops: [
          GradientRamp.Stop(color: .black, location: 0), GradientRamp.Stop(color: .white, location: 1),
        ], interpolation: interpolation)
      return try svg([fill(.linearGradient(ramp, start: .zero, end: CGPoint(x: 10, y: 0)))])
        .components(separatedBy: "<stop ").count - 1
    }
    #expect(try stops(.device) == 2)
    #expect((10...60).contains(try stops(.perceptual)))
  }

  @Test func `Text stays text, each letter in its place, spaces with the letter before`() throws {
    let text = try svg([.glyphs(run("a <", [(1, 1), (1, 1), (1, 1)]), .color(.black))])
    #expect(text.contains("font-family=\"A &amp; B\" font-size=\"12\" font-weight=\"700\""))
    #expect(text.contains("<tspan x=\"0\" y=\"9\">a </tspan><tspan x=\"16\" y=\"9\">&lt;</tspan>"))
  }

  @Test func `A ligature is one piece of text`() throws {
    let text = try svg([.glyphs(run("fix", [(2, 1), (1, 1)]), .color(.black))])
    #expect(text.contains("<tspan x=\"0\" y=\"9\">fi</tspan><tspan x=\"8\" y=\"9\">x</tspan>"))
  }

  @Test func `Letters that join stay together`() throws {
    let text = try svg([.glyphs(run("سلام", [(2, 1), (2, 1), (2, 1), (2, 1)], isRightToLeft: true), .color(.black))])
    #expect(text.contains("<tspan x=\"0\" y=\"9\">سلام</tspan>"))
    // Its left is the end of what runs from right to left.
    #expect(text.contains(" direction=\"rtl\" text-anchor=\"end\""))
  }

  @Test func `Stretched letters are stretched about their places`() throws {
    var stretched = run("ab", [(1, 1), (1, 1)])
    stretched.stretch = 0.8
    let text = try svg([.glyphs(stretched, .color(.black))])
    #expect(text.contains(" transform=\"matrix(0.8 0 0 1 0 9)\""))
    #expect(text.contains("<tspan x=\"0\" y=\"0\">a</tspan><tspan x=\"10\" y=\"0\">b</tspan>"))
  }

  @Test func `Outlines carry the text unseen`() throws {
    let resources = SVGResources(
      font: { _ in SVGResources.Font(family: "Inter") }, png: { _ in Data() },
      outline: { _, _ in Path(CGRect(x: 0, y: -1, width: 0.5, height: 1)) })
    let list = DisplayList(
      size: CGSize(width: 20, height: 10), items: [.glyphs(run("a", [(1, 1)]), .color(.black))])
    let text = try SVGBackend(resources: resources).write(list)
    #expect(text.contains("<path d=\"M0 -3L6 -3L6 9L0 9Z\" fill=\"#000000\"/>"))
    #expect(text.contains("fill-opacity=\"0\"><tspan x=\"0\" y=\"9\">a</tspan>"))
  }

  @Test func `Numbers that are not finite leave no trace`() throws {
    var path = square
    path.addLine(to: CGPoint(x: CGFloat.nan, y: .infinity))
    let text = try svg([
      .fill(path, .color(.black), FillStyle()),
      .stroke(path, .color(.black), StrokeStyle(lineWidth: .nan), isAntialiased: true),
      .group(DisplayList.Group(filters: [.blur(radius: .nan, opaque: false)], items: [fill(.color(.black))])),
      .group(
        DisplayList.Group(
          transform: CGAffineTransform(scaleX: .nan, y: 1), items: [fill(.color(.black))])),
    ])
    #expect(!text.contains("nan"))
    #expect(!text.contains("inf\""))
  }

  @Test func `A picture without a size is refused with its size`() {
    let error = #expect(throws: SVGError.self) { try svg([], size: CGSize(width: 0, height: 10)) }
    #expect(error == .invalidSize(CGSize(width: 0, height: 10)))
    #expect(
      error?.description == """
        The picture cannot be written as SVG: it is 0.0 × 10.0 pt, and its width and height must be positive and \
        finite. Give the view a frame: .frame(width: 320, height: 200)
        """)
  }

  @Test func `Nesting that is too deep is refused`() {
    var item = fill(.color(.black))
    for _ in 0..<300 { item = .group(DisplayList.Group(items: [item])) }
    let error = #expect(throws: SVGError.self) { try svg([item]) }
    #expect(
      error?.description == """
        The picture cannot be written as SVG: its groups are nested more than 256 deep. Remove some of the \
        nested effects.
        """)
  }
}
