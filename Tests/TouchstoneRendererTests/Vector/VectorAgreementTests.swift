import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
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
  private func pdf<Content: View>(of view: Content, by tool: Tool = .pdftoppm) throws -> Bitmap {
    let folder = try TemporaryFolder()
    ImageRenderer(content: view).render(rasterizationScale: 2) { size, draw in
      var box = CGRect(origin: .zero, size: size)
      guard let context = CGContext(folder.url.appendingPathComponent("page.pdf") as CFURL, mediaBox: &box, nil)
      else { return }
      context.beginPDFPage(nil)
      draw(context)
      context.closePDF()
    }
    _ = try tool.run(["-r", "144", "-png", "-singlefile", folder.path("page.pdf"), folder.path("page")])
    return try PNGImage(data: try Data(contentsOf: folder.url.appendingPathComponent("page.png"))).bitmap
  }

  /// What librsvg shows of a view at two pixels per point.
  private func svg<Content: View>(of view: Content, text: SVGTextStyle) throws -> Bitmap {
    let folder = try TemporaryFolder()
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    try renderer.svgData(text: text)
      .write(to: folder.url.appendingPathComponent("page.svg"))
    _ = try Tool.rsvgConvert.run(["--zoom", "2", "--output", folder.path("page.png"), folder.path("page.svg")])
    return try PNGImage(data: try Data(contentsOf: folder.url.appendingPathComponent("page.png"))).bitmap
  }

  private func compare(_ reference: Bitmap, _ actual: Bitmap, _ name: String, by comparer: Comparer) throws {
    let result = comparer.compare(reference, actual)
    if let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
      try result.sideBySidePicture().pngData().write(to: file)
    }
    #expect(result.isMatch, "\(name) \(result)")
  }

  /// Lines, areas, clips, groups: nothing that a reader draws from masks or images of its own.
  private nonisolated static let outlines: [VectorPage] = [
    .shapes, .strokes, .clips, .groups, .blendModes,
  ]

  @Test(arguments: outlines) func outlinesOfAPDFLookLikeTheBitmap(_ page: VectorPage) throws {
    try compare(bitmap(of: page.view), pdf(of: page.view), page.rawValue + "-pdf", by: .ui)
  }

  /// Images lie on a reader's own grid.
  @Test(arguments: [VectorPage.symbols, .canvas, .filters, .materials])
  func imagesOfAPDFLookLikeTheBitmap(_ page: VectorPage) throws {
    try compare(bitmap(of: page.view), pdf(of: page.view), page.rawValue + "-pdf", by: .crossPlatform)
  }

  /// pdftoppm shows gradients in 256 steps and moves masked groups by up to a pixel; poppler's other renderer does not.
  @Test(arguments: [VectorPage.gradients, .masks])
  func gradientsAndMasksOfAPDFLookLikeTheBitmap(_ page: VectorPage) throws {
    let shown = try pdf(of: page.view, by: .pdftocairo)
    try compare(bitmap(of: page.view), shown, page.rawValue + "-pdf", by: .crossPlatform)
  }

  /// pdftoppm sets large glyphs onto whole pixels: the mean distance of the channels tells text from none, or from other
  /// text.
  @Test func textOfAPDFLooksLikeTheBitmap() throws {
    func distance(_ first: Bitmap, _ second: Bitmap) -> Double {
      let sum = zip(first.bytes, second.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      return Double(sum) / Double(first.bytes.count)
    }
    let reference = try bitmap(of: VectorPage.text.view)
    let shown = try pdf(of: VectorPage.text.view)
    #expect(reference.width == shown.width && distance(reference, shown) < 4)
    #expect(distance(reference, try pdf(of: VectorPage.text.view.scaleEffect(0.98))) > 4)
  }

  /// pdftoppm computes these two in a way of its own; poppler's other renderer follows the formulas.
  @Test func hueModesOfAPDFLookLikeTheBitmap() throws {
    let view = VectorPage.hueModes.view
    try compare(bitmap(of: view), pdf(of: view, by: .pdftocairo), "hueModes-pdf", by: .ui)
  }

  @Test(arguments: VectorPage.allCases.filter { $0 != .text }) func svgLooksLikeTheBitmap(_ page: VectorPage) throws {
    try compare(bitmap(of: page.view), svg(of: page.view, text: .outlines), page.rawValue + "-svg", by: .ui)
  }

  @Test(arguments: [SVGTextStyle.outlines, .text]) func textOfAnSVGLooksLikeTheBitmap(_ style: SVGTextStyle) throws {
    let view = VectorPage.text.view
    try compare(bitmap(of: view), svg(of: view, text: style), "text-svg-\(style)", by: .crossPlatform)
  }

  @Test func comparisonSeesWhatIsMissing() throws {
    let whole = try bitmap(of: VectorPage.shapes.view)
    let other = try pdf(of: VectorPage.strokes.view)
    #expect(!Comparer.crossPlatform.compare(whole, other).isMatch)
  }
}
