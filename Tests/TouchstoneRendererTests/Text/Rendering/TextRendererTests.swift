import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct TextRendererTests {
  /// Draws by a closure.
  private struct Drawing: TextRenderer {
    var body: (Text.Layout, inout GraphicsContext) -> Void

    init(_ body: @escaping (Text.Layout, inout GraphicsContext) -> Void) {
      self.body = body
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { body(layout, &ctx) }
  }

  private struct Mark: TextAttribute {
    var number: Int
  }

  private struct Wide: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      CGSize(width: 200, height: text.sizeThatFits(proposal).height * 2)
    }
  }

  private func bitmap(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return try renderer.render().bitmap
  }

  /// The layout of a text on a page of 160 points.
  private func layout(_ text: Text) throws -> Text.Layout {
    var found: Text.Layout?
    let renderer = Drawing { layout, _ in found = layout }
    _ = try bitmap(text.textRenderer(renderer).frame(width: 160, height: 120))
    return try #require(found)
  }

  private static let sample =
    Text("One \(Text("under lined").underline(color: .red)) and \(Image(systemName: "star.fill")) ")
    + Text("שלום עולם").bold().strikethrough() + Text(" ffi grün").foregroundStyle(.blue)

  @Test func `lines, runs and slices drawn one after the other are the text`() throws {
    func page(_ text: some View) throws -> Bitmap {
      try bitmap(text.frame(width: 160, height: 120, alignment: .topLeading))
    }
    let plain = try page(Self.sample)
    let lines = try page(Self.sample.textRenderer(Drawing { layout, context in layout.forEach { context.draw($0) } }))
    #expect(lines == plain)
    let runs = try page(
      Self.sample.textRenderer(
        Drawing { layout, context in
          for run in layout.joined() { context.draw(run) }
        }))
    #expect(runs == plain)
    let slices = try page(
      Self.sample.textRenderer(
        Drawing { layout, context in
          for slice in layout.joined().joined() { context.draw(slice) }
        }))
    // Lines below letters are cut between them, where their edges may show.
    #expect(zip(slices.bytes, plain.bytes).allSatisfy { abs(Int($0) - Int($1)) < 128 })
    let nothing = try page(Self.sample.textRenderer(Drawing { _, _ in }))
    #expect(nothing != plain)
  }

  @Test func `slices lie side by side from one end of the line to the other`() throws {
    let layout = try layout(Self.sample)
    #expect(layout.count > 1)
    for line in layout {
      let bounds = line.typographicBounds
      #expect(bounds.rect.minX >= 0 && bounds.rect.height > 20)
      var x = line.origin.x
      for slice in line.joined() {
        #expect(abs(slice.typographicBounds.origin.x - x) < 1e-6)
        x += slice.typographicBounds.width
      }
      #expect(abs(x - bounds.rect.maxX) < 1e-6)
    }
  }

  @Test func `every character is in one slice, and letters from right to left count down`() throws {
    let layout = try layout(Text("ab אבג"))
    let runs = layout.flatMap(Array.init)
    let numbers = runs.map { run in run.characterIndices.map { runs[0].characterIndices[0].distance(to: $0) } }
    #expect(numbers == [[0, 1, 2], [5, 4, 3]])
    #expect(runs.map(\.layoutDirection) == [.leftToRight, .rightToLeft])
    #expect(layout.first?.paragraphLayoutDirection == .leftToRight)
    #expect(!layout.isTruncated)
  }

  @Test func `a run knows the attributes that its text was given`() throws {
    let layout = try layout(
      Text("a").customAttribute(Mark(number: 1)) + Text("b") + Text("c \(Text("d"))").customAttribute(Mark(number: 2)))
    let marks = layout.joined().map { $0[Mark.self]?.number }
    #expect(marks == [1, nil, 2, 2])
  }

  @Test func `a renderer can ask for another size`() throws {
    let plain = try bitmap(Text("Size"))
    let wide = try bitmap(Text("Size").textRenderer(Wide()))
    #expect(wide.width == 400 && wide.height == plain.height * 2)
  }

  @Test func `layouts and their places are told as a preference`() throws {
    var found: [(CGPoint, Int)] = []
    let view = VStack(alignment: .leading, spacing: 10) {
      Text("One")
      Text("Two\nlines")
    }
    .padding(5)
    .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
      GeometryReader { proxy in
        let _ = found = layouts.map { (proxy[$0.origin], $0.layout.count) }
        Color.clear
      }
    }
    _ = try bitmap(view)
    #expect(found.map(\.1) == [1, 2])
    #expect(found.first?.0 == CGPoint(x: 5, y: 5))
    #expect(found.last?.0.x == 5)
  }
}
