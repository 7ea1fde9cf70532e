import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneTestSupport
import TouchstoneUI

/// Whole pages as PDF and SVG, drawn by poppler and librsvg, against our bitmaps at two pixels per point.
///
/// With `TOUCHSTONE_PICTURES` set to a folder, reference, actual picture and differences are left there.
@MainActor @Suite struct VectorAgreementTests {
  private func bitmap<Content: View>(of view: Content) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return try renderer.render().bitmap
  }

  /// What poppler shows of a page with a view at 144 dpi.
  ///
  /// - Parameter samples: How many times as many pixels poppler draws, each way, of which the mean is taken.
  private func pdf<Content: View>(of view: Content, by tool: Tool = .pdftoppm, samples: Int = 1) throws -> Bitmap {
    let folder = try TemporaryFolder()
    ImageRenderer(content: view).render(rasterizationScale: 2) { size, draw in
      var box = CGRect(origin: .zero, size: size)
      guard let context = CGContext(folder.url.appendingPathComponent("page.pdf") as CFURL, mediaBox: &box, nil)
      else { return }
      context.beginPDFPage(nil)
      draw(context)
      context.closePDF()
    }
    try tool.run(["-r", "\(144 * samples)", "-png", "-singlefile", folder.path("page.pdf"), folder.path("page")])
    return try PNGImage(data: try Data(contentsOf: folder.url.appendingPathComponent("page.png"))).bitmap
      .averaged(samples)
  }

  /// What librsvg shows of a view at two pixels per point.
  private func svg<Content: View>(of view: Content, text: SVGTextStyle) throws -> Bitmap {
    let folder = try TemporaryFolder()
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    try renderer.svgData(text: text)
      .write(to: folder.url.appendingPathComponent("page.svg"))
    try fontConfiguration(folder)
      .write(toFile: folder.path("fonts.conf"), atomically: true, encoding: .utf8)
    _ = try Tool.rsvgConvert.run(
      ["--zoom", "2", "--output", folder.path("page.png"), folder.path("page.svg")],
      environment: ["FONTCONFIG_FILE": folder.path("fonts.conf")])
    return try PNGImage(data: try Data(contentsOf: folder.url.appendingPathComponent("page.png"))).bitmap
  }

  /// What fontconfig finds: the fonts that we draw with, which are not the system's where these have another version.
  private func fontConfiguration(_ folder: TemporaryFolder) throws -> String {
    let pinned = try FontLibrary.shared.fontSet.map { PinnedFontFinder($0).findAll().values.map(\.path) } ?? []
    let folders = Set(pinned.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    let places = (folders.isEmpty ? ["/usr/share/fonts"] : folders.sorted()).map { "<dir>\($0)</dir>" }
    return "<fontconfig>\(places.joined())<cachedir>\(folder.path("cache"))</cachedir></fontconfig>"
  }

  private func compare(_ reference: Bitmap, _ actual: Bitmap, _ name: String, by comparer: Comparer) throws {
    let result = comparer.compare(reference, actual)
    if let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
      try result.sideBySidePicture().pngData().write(to: file)
    }
    #expect(result.isMatch, "\(name) \(result)")
  }

  /// Lines, areas, clips and groups; and what a PDF holds as images.
  private nonisolated static let plain: [VectorPage] = [
    .shapes, .strokes, .clips, .groups, .blendModes, .filters, .turningGradients, .porterDuff,
  ]

  /// Poppler takes the colours of gradients from the corners of pixels: their edges lie half a pixel elsewhere, which
  /// `.ui` sees.
  private nonisolated static let halfAPixel = Comparer.ui(tolerance: 2)

  /// Poppler covers pixels at the edges of clips in steps that `.ui` sees.
  private nonisolated static let otherRasterizer = Comparer.crossPlatform

  @Test func `canvas of a PDF looks like the bitmap`() throws {
    let view = VectorPage.canvas.view
    try compare(bitmap(of: view), pdf(of: view), "canvas-pdf", by: Self.otherRasterizer)
  }

  @Test(arguments: plain) func `pages of a PDF look like the bitmap`(_ page: VectorPage) throws {
    let comparer = page == .clips ? Self.otherRasterizer : .ui
    try compare(bitmap(of: page.view), pdf(of: page.view), page.rawValue + "-pdf", by: comparer)
  }

  /// At the resolution of the bitmap, pdftoppm takes the colours of gradients from the corners of pixels and sets masks
  /// onto whole pixels. At four times the resolution that is no more than an eighth of a pixel.
  @Test(arguments: [VectorPage.gradients, .masks, .symbols])
  func `outlines of a PDF look like the bitmap at any resolution`(_ page: VectorPage) throws {
    let comparer = page == .gradients ? Self.halfAPixel : .ui
    try compare(bitmap(of: page.view), pdf(of: page.view, samples: 4), page.rawValue + "-pdf", by: comparer)
  }

  /// pdftoppm moves images that do not fill their pixels, and gradients between circles; poppler's other renderer does
  /// not.
  @Test(arguments: [VectorPage.materials, .coreGraphics, .gradients, .turningGradients, .masks, .cuts, .symbols])
  func `pages of a PDF look like the bitmap in cairo`(_ page: VectorPage) throws {
    let shown = try pdf(of: page.view, by: .pdftocairo)
    let comparer = page == .gradients ? Self.halfAPixel : .ui
    try compare(bitmap(of: page.view), shown, page.rawValue + "-pdftocairo", by: comparer)
  }

  /// pdftoppm sets glyphs of more than 50 pixels onto whole pixels, and our bitmaps onto quarters of one: together up to
  /// a quarter of a pixel. A page a fiftieth smaller fails.
  @Test func `text of a PDF looks like the bitmap`() throws {
    let reference = try bitmap(of: VectorPage.text.view)
    try compare(reference, pdf(of: VectorPage.text.view, samples: 4), "text-pdf", by: .crossPlatform)
    let smaller = try pdf(of: VectorPage.text.view.scaleEffect(0.98), samples: 4)
    #expect(!Comparer.crossPlatform.compare(reference, smaller).isMatch)
  }

  /// pdftoppm computes these two in a way of its own; poppler's other renderer follows the formulas.
  @Test func `hue modes of a PDF look like the bitmap`() throws {
    let view = VectorPage.hueModes.view
    try compare(bitmap(of: view), pdf(of: view, by: .pdftocairo), "hueModes-pdf", by: .ui)
  }

  @Test(arguments: VectorPage.allCases.filter { $0 != .text }) func `SVG looks like the bitmap`(_ page: VectorPage)
    throws
  {
    try compare(bitmap(of: page.view), svg(of: page.view, text: .outlines), page.rawValue + "-svg", by: .ui)
  }

  @Test(arguments: [SVGTextStyle.outlines, .text]) func `text of an SVG looks like the bitmap`(_ style: SVGTextStyle)
    throws
  {
    let view = VectorPage.text.view
    try compare(bitmap(of: view), svg(of: view, text: style), "text-svg-\(style)", by: .crossPlatform)
  }

  @Test func `comparison sees what is missing`() throws {
    let whole = try bitmap(of: VectorPage.shapes.view)
    let other = try pdf(of: VectorPage.strokes.view)
    #expect(!Comparer.crossPlatform.compare(whole, other).isMatch)
  }
}
