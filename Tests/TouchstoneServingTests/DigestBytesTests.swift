import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneServing

/// A picture without effect on pixels in its digest would be answered with another's bytes.
struct DigestBytesTests {
  private typealias Item = DisplayList.Item

  private func bytes(_ items: [Item], size: CGFloat = 10) throws -> [UInt8] {
    var bytes = DigestBytes { "digest of \($0.path.split(separator: "/").last ?? "")" }
    try bytes.add(DisplayList(size: CGSize(width: size, height: 10), items: items))
    return bytes.bytes
  }

  private static let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
  private static let red = Paint.color(ResolvedColor(red: 1, green: 0, blue: 0))
  private static let ramp = GradientRamp(
    stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], interpolation: .device)

  private static func image(_ value: UInt8, isMask: Bool = false) -> CGImage {
    CGImage(
      bitmap: Bitmap(width: 1, height: 1) { $0.copyBytes(from: [value, 0, 0, 255]) }, halves: nil, isMask: isMask)
  }

  private static func run(_ change: (inout GlyphRun) -> Void = { _ in }) -> Item {
    var run = GlyphRun(
      font: .init(path: "/fonts/a.ttf"), size: 17, glyphs: [.init(id: 3, position: .zero)], text: "a",
      clusters: [.init(utf8Count: 1, glyphCount: 1, advance: 8)])
    change(&run)
    return .glyphs(run, red)
  }

  private static func group(_ change: (inout DisplayList.Group) -> Void = { _ in }) -> Item {
    var group = DisplayList.Group(items: [fill(square)])
    change(&group)
    return .group(group)
  }

  private static func drawing(_ change: (inout ImageDrawing) -> Void = { _ in }) -> Item {
    var drawing = ImageDrawing(image: image(0), rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    change(&drawing)
    return .image(drawing)
  }

  private static func fill(_ path: Path, _ paint: Paint = red, _ style: FillStyle = FillStyle()) -> Item {
    .fill(path, paint, style)
  }

  /// Pictures of which each differs from each other in one thing.
  private static let pictures: [[Item]] =
    [[]] + glyphRuns + fills + strokes + images + groups + [[fill(square), fill(square)]]

  private static let glyphRuns: [[Item]] = [
    [run()], [run { $0.font.path = "b.ttf" }], [run { $0.font.index = 1 }], [run { $0.font.variations["wght"] = 500 }],
    [run { $0.font.variations["wght"] = 500.001 }], [run { $0.size = 17.0001 }], [run { $0.slant = 0.2 }],
    [run { $0.stretch = 2 }], [run { $0.glyphs[0].id = 4 }], [run { $0.glyphs[0].position.x = 1e-9 }],
    [run { $0.glyphs[0].position.y = 1 }], [run { $0.glyphs = [] }], [run { $0.text = "b" }],
    [run { $0.clusters[0].utf8Count = 2 }], [run { $0.clusters[0].glyphCount = 2 }],
    [run { $0.clusters[0].advance = 9 }],
    [run { $0.isRightToLeft = true }],
  ]

  private static let fills: [[Item]] = [
    [fill(square)], [fill(Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4)) })],
    [fill(square, .color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)))],
    [fill(square, red, FillStyle(eoFill: true))], [fill(square, red, FillStyle(antialiased: false))],
    [fill(square, .linearGradient(ramp, start: .zero, end: CGPoint(x: 1, y: 0)))],
    [fill(square, .linearGradient(ramp, start: .zero, end: CGPoint(x: 0, y: 1)))],
    [fill(square, .radialGradient(ramp, center: .zero, startRadius: 0, endRadius: 1))],
    [fill(square, .circularGradient(ramp, .init(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1)))],
    [
      fill(
        square,
        .ellipticalGradient(ramp, bounds: .zero, center: UnitPoint(x: 0, y: 0), startRadius: 0, endRadius: 1))
    ],
    [fill(square, .angularGradient(ramp, center: .zero, startAngle: 0, endAngle: 1))],
    [
      fill(
        square,
        .meshGradient(.init(columns: 2, vertices: [], background: .black, isSmooth: true, interpolation: .device)))
    ],
    [fill(square, .tiledImage(.init(image: image(0), sourceRect: .zero, origin: .zero, size: .zero)))],
    [fill(square, .tiledImage(.init(image: image(9), sourceRect: .zero, origin: .zero, size: .zero)))],
  ]

  private static let strokes: [[Item]] =
    [
      StrokeStyle(), StrokeStyle(lineWidth: 2), StrokeStyle(lineCap: .round), StrokeStyle(lineJoin: .round),
      StrokeStyle(miterLimit: 4), StrokeStyle(dash: [1]), StrokeStyle(dashPhase: 1),
    ].map { [.stroke(square, red, $0, isAntialiased: true)] } + [
      [.stroke(square, red, StrokeStyle(), isAntialiased: false)]
    ]

  private static let images: [[Item]] = [
    [drawing()], [drawing { $0.image = image(1) }], [drawing { $0.image = image(0, isMask: true) }],
    [drawing { $0.sourceRect.size.width = 0.5 }], [drawing { $0.rect.size.width = 2 }],
    [drawing { $0.interpolation = .none }], [drawing { $0.isAntialiased = false }], [drawing { $0.template = red }],
    [drawing { $0.headroom = 2 }],
  ]

  private static let filters: [Filter] = [
    .blur(radius: 1, opaque: false), .blur(radius: 2, opaque: false), .blur(radius: 1, opaque: true),
    .shadow(.init(color: .black, radius: 1)), .shadow(.init(color: .black, radius: 1, placement: .inner)),
    .colorMatrix(ColorMatrix()), .alphaThreshold(min: 0, max: 1, color: .black),
    .linearLight(.blur(radius: 1, opaque: false)),
  ]

  private static let groups: [[Item]] =
    filters.map { filter in [group { $0.filters = [filter] }] } + filters.map { [.backdrop([$0])] } + [
      [group()], [group { $0.transform.tx = 1 }], [group { $0.clips = [.init(path: square)] }],
      [group { $0.clips = [.init(path: square, isInverse: true)] }], [group { $0.mask = .init(items: []) }],
      [group { $0.mask = .init(items: [], isInverse: true) }], [group { $0.opacity = 0.5 }],
      [group { $0.blendMode = .multiply }], [group { $0.isLayer = true }], [group { $0.light = .linear }],
      [group { $0.light = .extended }], [group { $0.items = [] }],
    ]

  @Test func `No two pictures have the same bytes`() throws {
    let all = try Self.pictures.map { try bytes($0) } + [bytes([], size: 11)]
    #expect(Set(all).count == all.count && all.count == 79)
  }

  @Test func `The bytes of a picture are the same wherever its fonts are`() throws {
    #expect(try bytes([Self.run()]) == bytes([Self.run { $0.font.path = "/opt/a.ttf" }]))
    // The number of a marked view changes nothing in a picture.
    #expect(try bytes([Self.group()]) == bytes([Self.group { $0.view = 7 }]))
  }

  /// A property that is new in a type changes pixels, and must be in the digest: add it to DigestBytes and to the pictures above.
  @Test func `No type of a display list has a property that the digest lacks`() {
    let shadow = Filter.Shadow(color: .black, radius: 1)
    let vertex = ColorMesh.Vertex(
      position: .zero, leading: .zero, top: .zero, trailing: .zero, bottom: .zero, color: .black)
    let mesh = ColorMesh(columns: 1, vertices: [vertex], background: .black, isSmooth: true, interpolation: .device)
    let circles = GradientCircles(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1)
    let values: [(value: Any, count: Int)] = [
      (DisplayList(), 2), (DisplayList.Group(items: []), 10), (DisplayList.Clip(path: Self.square), 3),
      (DisplayList.Mask(items: []), 2), (GlyphRun.FontReference(path: ""), 3),
      (GlyphRun.Glyph(id: 0, position: .zero), 2),
      (GlyphRun.Cluster(utf8Count: 0, glyphCount: 0), 3),
      (GlyphRun(font: .init(path: ""), size: 1, glyphs: [], text: "", clusters: []), 8),
      (ImageDrawing(image: Self.image(0), rect: .zero), 7), (FillStyle(), 2), (StrokeStyle(), 6), (Self.square, 1),
      (Self.ramp, 2), (Self.ramp.stops[0], 2), (ResolvedColor.black, 4), (circles, 6), (mesh, 5), (vertex, 6),
      (ImageTile(image: Self.image(0), sourceRect: .zero, origin: .zero, size: .zero), 4), (shadow, 6),
      (Self.image(0), 5),
    ]
    for (value, count) in values {
      #expect(Mirror(reflecting: value).children.count == count, "\(type(of: value))")
    }
  }
}
