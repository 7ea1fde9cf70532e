import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

/// Pictures as SVG, checked against our bitmaps by librsvg, a renderer of its own.
@MainActor @Suite struct SVGTests {
  /// One cell for each thing that SVG has an element for.
  private struct Sheet: View {
    private let colors = [Color.red, .yellow, .blue]
    private var disc: some View { Circle().fill(Color.orange).frame(width: 40, height: 40) }

    var body: some View {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          cell(Rectangle().fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)))
          cell(Rectangle().fill(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 25)))
          cell(Ellipse().fill(EllipticalGradient(colors: colors)).frame(height: 30))
          cell(Circle().fill(AngularGradient(colors: colors, center: .center)))
          cell(
            Circle().fill(AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(180))))
        }
        HStack(spacing: 10) {
          cell(RoundedRectangle(cornerRadius: 8).stroke(Color.purple, style: StrokeStyle(lineWidth: 3, dash: [6, 3])))
          cell(disc.blur(radius: 3))
          cell(disc.shadow(color: .black.opacity(0.5), radius: 3, x: 3, y: 4))
          cell(Circle().fill(Color.orange.shadow(.inner(color: .black, radius: 3, y: 2))))
          cell(disc.hueRotation(.degrees(120)).saturation(0.8).brightness(0.1))
        }
        HStack(spacing: 10) {
          cell(Rectangle().fill(Color.teal).mask { disc })
          cell(
            ZStack {
              disc; disc.offset(x: 10).blendMode(.multiply)
            }.opacity(0.7))
          cell(
            ZStack {
              Color.green; disc.blendMode(.destinationOut)
            }.compositingGroup())
          cell(disc.overlay(Color.blue.frame(width: 20, height: 60)).clipShape(Circle()).rotationEffect(.degrees(30)))
          cell(
            Canvas { context, size in
              context.clip(to: Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), options: .inverse)
              context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pink))
            })
        }
      }
      .padding(10)
      .background(Color.white)
    }

    private func cell<V: View>(_ content: V) -> some View { content.frame(width: 44, height: 44) }
  }

  /// What `rsvg-convert` draws at a number of pixels per point.
  private func drawn(_ svg: Data, scale: CGFloat, name: String) throws -> Bitmap {
    let path = try #require(Tool.rsvgConvert.path)
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("touchstone-\(UUID()).svg")
    let picture = folder.appendingPathComponent("touchstone-\(UUID()).png")
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: picture)
    }
    try svg.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--zoom", "\(scale)", "--output", picture.path, file.path]
    try process.run()
    process.waitUntilExit()
    let data = try Data(contentsOf: picture)
    if let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      try svg.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".svg"))
      try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + "-rsvg.png"))
    }
    return try PNGImage(data: data).bitmap
  }

  /// The mean distance of the channels of two bitmaps, in levels.
  private func distance<V: View>(_ view: V, text: SVGTextStyle = .text, name: String) throws -> Double {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    let bitmap = try render(renderer, name: name)
    let other = try drawn(renderer.svgData(text: text), scale: 2, name: name)
    try #require(bitmap.width == other.width && bitmap.height == other.height)
    let sum = bitmap.withUnsafeBytes { first in
      other.withUnsafeBytes { second in zip(first, second).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } }
    }
    return Double(sum) / Double(bitmap.width * bitmap.height * 4)
  }

  private func render<V: View>(_ renderer: ImageRenderer<V>, name: String) throws -> Bitmap {
    let bitmap = try renderer.render().bitmap
    if let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      try bitmap.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
    return bitmap
  }

  private var paragraph: some View {
    VStack(alignment: .leading) {
      Text("Waving fi ÄÖ <&>").font(.title).bold()
      Text("The quick brown fox jumps over the lazy dog.").italic()
      Text("سلام · 東京 · 😀")
    }
    .padding(8)
    .background(Color.white)
  }

  @Test(.enabled(if: Tool.rsvgConvert.path != nil, "needs librsvg2-bin; run Scripts/setup"))
  func everyElementLooksAsInTheBitmap() throws {
    #expect(try distance(Sheet(), name: "sheet") < 1)
  }

  @Test(.enabled(if: Tool.rsvgConvert.path != nil, "needs librsvg2-bin; run Scripts/setup"))
  func textLooksAsInTheBitmap() throws {
    #expect(try distance(paragraph, name: "text") < 4)
    #expect(try distance(paragraph, text: .outlines, name: "outlines") < 4)
  }

  @Test func theComparisonSeesADifference() throws {
    try #require(Tool.rsvgConvert.path != nil)
    let red = try drawn(ImageRenderer(content: Color.red.frame(width: 4, height: 4)).svgData(), scale: 1, name: "red")
    let blue = try ImageRenderer(content: Color.blue.frame(width: 4, height: 4)).render().bitmap
    #expect(red != blue)
  }

  @Test func theSameViewGivesTheSameBytes() throws {
    #expect(try ImageRenderer(content: Sheet()).svgData() == ImageRenderer(content: Sheet()).svgData())
  }

  @Test func textOfAViewStaysText() throws {
    for style in [SVGTextStyle.text, .outlines] {
      let svg = String(decoding: try ImageRenderer(content: Text("Hello you")).svgData(text: style), as: UTF8.self)
      let letters = svg.replacing(/<[^>]*>|\n/, with: "")
      #expect(letters == "Hello you")
    }
  }

  @Test func viewWithoutSizeIsRefused() {
    #expect(throws: (any Error).self) { try ImageRenderer(content: EmptyView()).svgData() }
  }
}
