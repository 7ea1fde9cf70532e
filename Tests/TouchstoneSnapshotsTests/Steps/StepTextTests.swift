import Foundation
import Testing

@testable import TouchstoneSnapshots

struct StepTextTests {
  private func item(_ name: String, depth: Int, words: String? = nil, _ steps: DrawingStep...) -> ViewOutline.Item {
    var item = ViewOutline.Item(
      depth: depth, name: name, frame: PlacedView.Frame(x: Double(depth), y: 0, width: 10, height: 10), words: words)
    item.steps = steps
    return item
  }

  private func step(_ kind: DrawingStep.Kind, _ properties: [DrawingStep.Property: String]) -> DrawingStep {
    properties.reduce(into: DrawingStep(kind)) { $0[$1.key] = $1.value }
  }

  private var outline: ViewOutline {
    ViewOutline([
      item("Card", depth: 0, step(.fill, [.paint: "#FFFFFF", .shape: "1ab2"])),
      item(
        "Text", depth: 1, words: "Hello", step(.text, [.text: "Hello", .paint: "#000000", .font: "Inter regular 17"])),
      item("Image", depth: 1, step(.fill, [.paint: "#000000", .name: "star.fill", .count: "3", .opacity: "0.5"])),
    ])
  }

  @Test func `what is written is read`() throws {
    let text = try #require(outline.text())
    let steps = try #require(outline.stepText(besides: text))
    #expect(
      steps == """
        =#FFFFFF
        =1ab2
        0 f p0 s1
        =Inter regular 17
        =#000000
        1 t f2 p3
        =star.fill
        =0.5
        =3
        2 f n4 p3 o5 x6
        """)
    #expect(ViewOutline(text: text, steps: steps)?.items == outline.items)
  }

  @Test(arguments: [
    "9 f", "0 z", "0 f p0", "=a\n0 f p1", "=a\n0 f q0", "0", "x f", "-1 f", "=a\n0 f p", "0 ff",
    String(repeating: "=a\n", count: 5000),
  ])
  func `what is not in order is no steps`(steps: String) throws {
    let text = try #require(outline.text())
    let read = try #require(ViewOutline(text: text, steps: steps))
    #expect(!read.hasSteps)
    #expect(read.items.count == 3)
  }

  @Test func `what would be long is left out`() throws {
    let many = (0..<9000).map { item("Circle", depth: 1, step(.fill, [.shape: "\($0)"])) }
    let long = ViewOutline([item("Canvas", depth: 0)] + many)
    #expect(long.stepText(besides: long.text(limit: .max) ?? "") == nil)
  }

  @Test func `values are one line without controls`() {
    #expect(step(.text, [.text: "a\nb\u{202E}c"])[.text] == "a b c")
    let long = String(repeating: "é", count: 300)
    let cut = step(.text, [.text: long])[.text]
    #expect(cut?.count == 200)
    // A change behind the cut is one.
    #expect(cut != step(.text, [.text: long + "!"])[.text] && cut == step(.text, [.text: cut ?? ""])[.text])
  }

  @Test func `a golden keeps its steps, unless they are long beside a picture`() throws {
    var metadata = GoldenMetadata(tool: "1", scale: 1, outline: outline)
    func steps(besides size: Int) throws -> String? {
      var kept: String?
      _ = metadata.file { texts in
        kept = texts["touchstone:steps"]
        return Data(texts.values.joined().utf8) + Data(count: size)
      }
      return kept
    }
    #expect(try steps(besides: 0) != nil)
    // Numbers without repetitions, which compression leaves long.
    var number: UInt64 = 1
    let long = (0..<300).map { _ in
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return item("Circle", depth: 1, step(.fill, [.paint: String(number, radix: 36)]))
    }
    metadata.outline = ViewOutline([item("Canvas", depth: 0)] + long)
    #expect(try steps(besides: 0) == nil)
    #expect(try steps(besides: 100_000) != nil)
    #expect(GoldenMetadata(texts: metadata.texts)?.outline?.hasSteps == true)
  }
}
