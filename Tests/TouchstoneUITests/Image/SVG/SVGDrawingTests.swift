import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneCore
@testable import TouchstoneUI

/// What is read from SVG files; expected values are those of SVG 2 and CSS Color Module Level 4.
@Suite struct SVGDrawingTests {
  private func drawing(_ body: String, attributes: String = #"viewBox="0 0 20 10""#) throws -> SVGDrawing {
    try SVGDrawing("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(body)</svg>")
  }

  /// The first fill, through the groups around it.
  private func fill(_ items: [DisplayList.Item]) -> (path: Path, paint: Paint, style: FillStyle)? {
    for item in items {
      switch item {
      case .fill(let path, let paint, let style): return (path, paint, style)
      case .group(let group): if let fill = fill(group.items) { return fill }
      default: continue
      }
    }
    return nil
  }

  private func color(_ attributes: String, body: String = "") throws -> ResolvedColor? {
    let list = try drawing("\(body)<rect width=\"2\" height=\"2\" \(attributes)/>").list
    guard case .color(let color) = fill(list.items)?.paint else { return nil }
    return color
  }

  @Test func `the size is the file's, in pixels of CSS, or else its view box's`() throws {
    #expect(try drawing("").list.size == CGSize(width: 20, height: 10))
    #expect(try drawing("", attributes: #"width="24" height="16px""#).list.size == CGSize(width: 24, height: 16))
    #expect(
      try drawing("", attributes: #"width="3pt" height="1in" viewBox="0 0 1 1""#).list.size
        == CGSize(width: 4, height: 96))
    #expect(
      try drawing("", attributes: #"width="100%" viewBox="0 0 6 3""#).list.size == CGSize(width: 6, height: 3))
    #expect(try drawing("", attributes: #"width="40" viewBox="0 0 20 10""#).list.size == CGSize(width: 40, height: 20))
  }

  static let colors: [(String, [Float])] = [
    ("#f80", [1, 136 / 255, 0, 1]), ("#ff880080", [1, 136 / 255, 0, 128 / 255]),
    ("tomato", [1, 99 / 255, 71 / 255, 1]),
    ("rgb(51, 102, 153)", [0.2, 0.4, 0.6, 1]), ("rgb(20% 40% 60% / 50%)", [0.2, 0.4, 0.6, 0.5]),
    ("rgba(255,0,0,.25)", [1, 0, 0, 0.25]), ("hsl(120, 100%, 25%)", [0, 0.5, 0, 1]),
  ]

  @Test(arguments: colors) func `colours are read in every notation`(source: String, expected: [Float]) throws {
    let color = try #require(try color("fill=\"\(source)\""))
    for (part, wanted) in zip([color.red, color.green, color.blue, color.opacity], expected) {
      #expect(abs(part - wanted) < 0.003, "\(color)")
    }
  }

  @Test func `a style sheet counts more than an attribute, and the element's own style most`() throws {
    let sheet = "<style>/* a */ rect { fill: #00f } .a, .b { fill: #0f0 }</style>"
    #expect(try color(#"fill="red""#, body: sheet)?.blue == 1)
    #expect(try color(#"fill="red" class="x b""#, body: sheet)?.green == 1)
    #expect(try color(#"class="a" style="fill:#f00""#, body: sheet)?.red == 1)
    #expect(try color(##"color="#ff0000" fill="currentColor""##)?.red == 1)
  }

  @Test func `what is inherited passes through groups, and opacity multiplies`() throws {
    let list = try drawing(
      #"<g fill="red" fill-opacity="50%" opacity="0.5"><path fill-rule="evenodd" d="M0 0h4v4z"/></g>"#
    ).list
    let found = try #require(fill(list.items))
    #expect(found.paint == .color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)) && found.style.isEOFilled)
    #expect("\(list)".contains("opacity 0.5"))
  }

  @Test func `a gradient lies in the box of what it fills, and takes its stops from another`() throws {
    let list = try drawing(
      """
      <defs><linearGradient id="a"><stop offset="0" stop-color="red"/><stop offset="100%" stop-color="blue" \
      stop-opacity=".5"/></linearGradient><linearGradient id="b" xlink:href="#a" x1="0" x2="0" y1="0" y2="1"/></defs>\
      <rect x="2" y="1" width="8" height="4" fill="url(#b)"/>
      """
    ).list
    let found = try #require(fill(list.items))
    guard case .linearGradient(let ramp, let start, let end) = found.paint else {
      Issue.record("expected a gradient")
      return
    }
    #expect(
      start == .zero && end == CGPoint(x: 0, y: 1) && found.path.boundingRect == CGRect(x: 0, y: 0, width: 1, height: 1)
    )
    #expect(
      ramp.stops.map(\.color) == [
        ResolvedColor(red: 1, green: 0, blue: 0), ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.5),
      ])
  }

  @Test func `a radius is at most half of its own side`() throws {
    let list = try drawing(##"<rect width="20" height="4" rx="6"/>"##).list
    let path = try #require(fill(list.items)).path
    // An ellipse's quarter of 6 × 2: its area is what the corners keep of 6 × 2 each.
    #expect(path.contains(CGPoint(x: 6, y: 0.01)) && !path.contains(CGPoint(x: 1, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.01, y: 2)))
  }

  @Test(arguments: [
    ("0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0", true), ("0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 .5 0", false),
  ])
  func `the filter of a mask of opacities makes its colours white, as pdftocairo writes it`(
    values: String, isDrawn: Bool
  ) throws {
    let drawing = try drawing(
      """
      <defs><filter id="alpha"><feColorMatrix type="matrix" in="SourceGraphic" values="\(values)"/></filter>\
      <mask id="m"><g filter="url(#alpha)"><rect width="5" height="5"/></g></mask></defs>\
      <g mask="url(#m)"><rect width="9" height="9"/></g>
      """)
    #expect(drawing.omissions == (isDrawn ? [] : ["<filter>"]))
    func matrices(_ items: [DisplayList.Item]) -> [Filter] {
      items.flatMap { item -> [Filter] in
        guard case .group(let group) = item else { return [] }
        return group.filters + matrices(group.items) + matrices(group.mask?.items ?? [])
      }
    }
    // The other filter makes opacities of the light of the mask.
    #expect(matrices(drawing.list.items).count == (isDrawn ? 2 : 1))
  }

  @Test func `what is not drawn is named, and the rest is drawn`() throws {
    let drawing = try drawing(
      """
      <text>a</text><rect width="1" height="1" filter="url(#f)"/><image href="x.png"/><text/>\
      <sodipodi:namedview/><use href="#gone"/>
      """)
    #expect(drawing.omissions == ["<text>", "<filter>", "<image>", "<use> of #gone"])
    #expect(fill(drawing.list.items) != nil)
  }

  @Test func `a drawing that refers to itself, or never ends, is refused`() {
    let deep = String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300)
    let bomb = (0..<20).map { "<g id=\"g\($0 + 1)\"><use href=\"#g\($0)\"/><use href=\"#g\($0)\"/></g>" }.joined()
    for body in [
      ##"<g id="a"><use href="#a"/></g>"##, deep, ##"<rect id="g0" width="1" height="1"/>"## + bomb, "<g>", "</g>",
      #"<path d="M0 0 L"/>"#,
    ] {
      #expect(throws: SVGError.self) { try drawing(body) }
    }
    #expect(throws: SVGError.self) { try SVGDrawing("no file") }
    #expect(throws: SVGError.self) { try SVGDrawing("<svg width=\"1e8\" height=\"1\"/>") }
  }
}
