import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneTestSupport

/// One cell for each kind of paint, filter, mask and clip.
@Suite struct EffectSheetTests {
  private static let ramp = GradientRamp(
    stops: [
      GradientRamp.Stop(color: ResolvedColor(255, 56, 60), location: 0),
      GradientRamp.Stop(color: ResolvedColor(255, 204, 0), location: 0.5),
      GradientRamp.Stop(color: ResolvedColor(0, 136, 255), location: 1),
    ], interpolation: .perceptual)

  private static let box = CGRect(x: 5, y: 5, width: 50, height: 50)

  private static func fill(_ paint: Paint) -> [DisplayList.Item] {
    [.fill(Path(roundedRect: box, cornerRadius: 10), paint, FillStyle())]
  }

  private static var photo: CGImage {
    CGImage(
      bitmap: Bitmap(width: 16, height: 16) { x, y in
        (x / 2 + y / 2) % 2 == 0 ? [UInt8(x * 16), UInt8(y * 16), 128, 255] : [250, 250, 240, 255]
      })
  }

  private static func filtered(_ filters: [Filter]) throws -> [DisplayList.Item] {
    let content =
      [
        DisplayList.Item.fill(
          Path(ellipseIn: CGRect(x: 14, y: 14, width: 32, height: 32)),
          .linearGradient(ramp, start: CGPoint(x: 14, y: 0), end: CGPoint(x: 46, y: 0)), FillStyle())
      ] + (try text("Ag", size: 20, at: CGPoint(x: 17, y: 37), .color(.white)))
    return [group(content) { $0.filters = filters }]
  }

  private static func cells() throws -> [[DisplayList.Item]] {
    let middle = CGPoint(x: 30, y: 30)
    let tile = ImageTile(
      image: photo, sourceRect: CGRect(x: 0, y: 0, width: 8, height: 16), origin: .zero,
      size: CGSize(width: 6, height: 12))
    func shadow(_ placement: Filter.Shadow.Placement, radius: CGFloat = 3) -> Filter {
      .shadow(
        Filter.Shadow(
          color: ResolvedColor(0, 0, 0, 0.6), radius: radius, offset: CGSize(width: 3, height: 4), placement: placement)
      )
    }
    func image(_ interpolation: ImageDrawing.Interpolation, template: Paint? = nil) -> [DisplayList.Item] {
      [.image(ImageDrawing(image: photo, rect: box, interpolation: interpolation, template: template))]
    }
    let wheel = { (start: CGFloat, end: CGFloat) in
      fill(.angularGradient(ramp, center: middle, startAngle: start, endAngle: end))
    }
    let stripes = DisplayList.Mask(items: (0..<5).map { rectangle(CGFloat($0) * 12, 0, 6, 60, .black) })
    let disc = DisplayList.Clip(path: Path(ellipseIn: CGRect(x: 15, y: 15, width: 30, height: 30)))
    var hole = disc
    hole.isInverse = true
    return [
      fill(.linearGradient(ramp, start: CGPoint(x: 5, y: 5), end: CGPoint(x: 55, y: 55))),
      fill(.radialGradient(ramp, center: middle, startRadius: 5, endRadius: 25)),
      fill(
        .ellipticalGradient(
          ramp, bounds: CGRect(x: 5, y: 15, width: 50, height: 30), center: .center, startRadius: 0, endRadius: 1)),
      wheel(0, 2 * .pi), wheel(0, .pi), wheel(.pi, 0), wheel(0, 4 * .pi),
      fill(.tiledImage(tile)),
      image(.none), image(.low), image(.medium), image(.high),
      image(.medium, template: .color(ResolvedColor(88, 86, 214))),
      [group(image(.medium)) { $0.transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 10, y: -8) }],
      try filtered([]),
      try filtered([.blur(radius: 2, opaque: false)]),
      try filtered([.blur(radius: 6, opaque: true)]),
      try filtered([shadow(.below)]), try filtered([shadow(.above)]), try filtered([shadow(.only)]),
      try filtered([shadow(.inner, radius: 2)]),
      try filtered([.colorMatrix(ColorMatrix(rows: [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]))]),
      try filtered([
        .blur(radius: 4, opaque: false), .alphaThreshold(min: 0.5, max: 1, color: ResolvedColor(0, 120, 0)),
      ]),
      [group(fill(.color(ResolvedColor(0, 136, 255)))) { $0.mask = stripes }],
      [
        group(fill(.color(ResolvedColor(0, 136, 255)))) {
          $0.mask = DisplayList.Mask(items: stripes.items, isInverse: true)
        }
      ],
      [group(fill(.color(ResolvedColor(255, 45, 85)))) { $0.clips = [disc] }],
      [group(fill(.color(ResolvedColor(255, 45, 85)))) { $0.clips = [hole] }],
      [
        .stroke(
          Path { path in
            path.move(to: CGPoint(x: 10, y: 50))
            path.addLine(to: CGPoint(x: 30, y: 12))
            path.addLine(to: CGPoint(x: 50, y: 50))
          }, .linearGradient(ramp, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 0)),
          StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .bevel), isAntialiased: true)
      ],
      [.fill(Path(ellipseIn: box), .color(.black), FillStyle(antialiased: false))],
      [
        group(try text("Turn", size: 20, at: CGPoint(x: 8, y: 36))) {
          $0.transform = CGAffineTransform(translationX: 0, y: 22).rotated(by: -0.6)
        }
      ],
      try text(
        "Paint", size: 20, at: CGPoint(x: 6, y: 36),
        .linearGradient(ramp, start: CGPoint(x: 6, y: 0), end: CGPoint(x: 54, y: 0))),
      try text("漢字😀", size: 18, at: CGPoint(x: 4, y: 36)),
    ]
  }

  private static func sheet() throws -> [DisplayList.Item] {
    let items = try cells().enumerated().map { index, cell in
      group(cell) {
        $0.transform = CGAffineTransform(translationX: CGFloat(index % 8) * 60, y: CGFloat(index / 8) * 60)
        $0.clips = [DisplayList.Clip(path: Path(CGRect(x: 0, y: 0, width: 60, height: 60)))]
      }
    }
    return [rectangle(0, 0, 480, 240, .white)] + items
  }

  @Test func `Every effect leaves its cell partly painted`() throws {
    let bitmap = try draw(try Self.sheet(), width: 480, height: 240, scale: 2, named: "effects")
    for index in try Self.cells().indices {
      let place = (x: index % 8 * 120, y: index / 8 * 120)
      let colors = Set((0..<120).map { bitmap.rgba(place.x + $0, place.y + 60) })
      #expect(colors.count > 1, "cell \(index)")
    }
  }

  @Test func `Two drawings, and drawings on eight threads, give the same bytes`() async throws {
    let list = DisplayList(size: CGSize(width: 480, height: 240), items: try Self.sheet() + (try SampleList.card()))
    let context = RenderContext()
    let first = try BitmapBackend().draw(list, scale: 2, in: context)
    // Once more with warm caches.
    #expect(try BitmapBackend().draw(list, scale: 2, in: context) == first)
    let others = try await withThrowingTaskGroup(of: Bitmap.self) { tasks in
      for _ in 0..<8 { tasks.addTask { try BitmapBackend().draw(list, scale: 2, in: RenderContext()) } }
      return try await tasks.reduce(into: []) { $0.append($1) }
    }
    #expect(others.allSatisfy { $0 == first })
  }

  @Test func `The sheet makes a sound PDF`() throws {
    let list = DisplayList(size: CGSize(width: 480, height: 240), items: try Self.sheet())
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("effects.pdf")
    let document = PDFDocument(pages: [PDFDocument.Page(list: list, rasterizationScale: 2)])
    try PDFBackend().write(document, in: RenderContext()).write(to: file)
    if let pictures = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      try Data(contentsOf: file).write(to: URL(fileURLWithPath: pictures).appendingPathComponent("effects.pdf"))
    }
    #expect(try Tool.qpdf.run(["--check", file.path]).code == 0)
    let found = try Tool.pdftotext.run([file.path, "-"]).output
    #expect(["Ag", "Paint", "漢字"].allSatisfy(found.contains), "\(found)")
  }
}
