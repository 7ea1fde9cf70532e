import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneTestSupport
import TouchstoneUI

/// The samples of the article "Drawing in code", run as they stand there.
@MainActor @Suite struct DrawingInCodeTests {
  @Test func `samples make their pictures`() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("badge.pdf")

    let badge = Canvas { context, size in
      var clipped = context
      clipped.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
      clipped.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.indigo))
      clipped.addFilter(.shadow(radius: 2, y: 1))
      clipped.draw(Text("7").bold().foregroundStyle(.white), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    .frame(width: 40, height: 40)

    let renderer = ImageRenderer(content: badge)
    renderer.scale = 2
    let png = renderer.uiImage?.pngData()

    let bitmap = try PNGImage(data: try #require(png)).bitmap
    #expect(bitmap.width == 80 && bitmap.rgba(0, 0)[3] == 0 && bitmap.isNear(40, 8, [88, 86, 214, 255]))

    var page = CGRect(x: 0, y: 0, width: 595, height: 842)
    if let document = CGContext(url as CFURL, mediaBox: &page, nil) {
      document.beginPDFPage(nil)
      renderer.render(rasterizationScale: 2) { size, draw in
        document.translateBy(x: (page.width - size.width) / 2, y: page.height - size.height - 40)
        draw(document)
      }
      document.endPDFPage()
      document.closePDF()
    }

    #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))

    let svg = try renderer.svgData(text: .outlines)

    #expect(String(decoding: svg, as: UTF8.self).contains(">7<"))

    let context = CGContext(
      data: nil, width: 80, height: 80, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    context?.fillEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 60))
    let picture = context?.makeImage()

    #expect(try #require(picture).bitmap.rgba(40, 40) == [255, 128, 0, 255])

    var dots = CGPatternCallbacks(
      version: 0, drawPattern: { _, cell in cell.fillEllipse(in: CGRect(x: 1, y: 1, width: 4, height: 4)) },
      releaseInfo: nil)
    if let context, let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()),
      let pattern = CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 6, height: 6), matrix: .identity, xStep: 6, yStep: 6,
        tiling: .constantSpacing, isColored: false, callbacks: &dots)
    {
      context.setFillColorSpace(space)
      context.setFillPattern(pattern, colorComponents: [0, 0.4, 0.8, 1])
      context.fillEllipse(in: CGRect(x: 20, y: 20, width: 40, height: 40))
    }

    let dotted = try #require(context?.makeImage()).bitmap
    #expect(dotted.rgba(39, 40) == [0, 102, 204, 255] && dotted.rgba(41, 43) == [255, 128, 0, 255])
  }

  @Test func `light brighter than white is kept`() throws {
    let renderer = ImageRenderer(content: Circle().fill(Color.yellow.exposureAdjust(2)).frame(width: 40, height: 40))
    renderer.colorMode = .extendedLinear
    renderer.allowedDynamicRange = .high  // or .constrainedHigh: up to 8/3 of white
    let image = renderer.cgImage  // 16 bits for each component

    #expect(image?.bitsPerComponent == 16)
  }

  @Test func `every sample of the article is run here`() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: package.appending(path: "Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/DrawingInCode.md"),
      encoding: .utf8)
    let code = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    func withoutIndentation(_ text: some StringProtocol) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    let samples = article.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(samples.count == 7)
    for sample in samples { #expect(withoutIndentation(code).contains(withoutIndentation(sample)), "\(sample)") }
  }
}
