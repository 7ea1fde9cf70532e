import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneSnapshots

@Suite struct DrawingMutantTests {
  private static let red = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 1)
  private static let blue = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 1)

  private static func square(_ x: CGFloat, _ color: ResolvedColor) -> DisplayList.Item {
    .fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), .color(color), FillStyle())
  }

  private static func view(_ number: Int, _ items: [DisplayList.Item], opacity: Double = 1) -> DisplayList.Item {
    var group = DisplayList.Group(opacity: opacity, items: items)
    group.view = number
    return .group(group)
  }

  private static func run(_ text: String, variations: [String: Double] = [:]) -> GlyphRun {
    GlyphRun(
      font: GlyphRun.FontReference(path: "/fonts/One.ttf", variations: variations), size: 10,
      glyphs: text.indices.enumerated().map { GlyphRun.Glyph(id: 1, position: CGPoint(x: 5 * $0.offset, y: 8)) },
      text: text, clusters: [])
  }

  private static let list = DisplayList(
    size: CGSize(width: 40, height: 10),
    items: [
      view(0, [square(0, red)], opacity: 0.5), view(1, [square(5, blue)]),
      view(2, [.glyphs(run("abcdef", variations: ["wght": 400]), .color(red))]),
    ])

  private func mutants(_ kind: MutantKind, of list: DisplayList = Self.list) -> [DrawingMutant] {
    DrawingMutant.mutants(of: list, most: 1000).filter { $0.kind == kind }
  }

  @Test func `each view is hidden once and moved twice`() {
    #expect(Set(mutants(.hiddenView).compactMap(\.view)) == [0, 1, 2])
    #expect(mutants(.padding).count == 6)
    let hidden = mutants(.hiddenView).first { $0.view == 1 }
    #expect(hidden?.list.items[1].changingGroup { $0.view = nil } == .group(DisplayList.Group(items: [])))
    let moved = mutants(.padding).first { $0.view == 1 && $0.change == "4 pt up" }
    guard case .group(let group)? = moved?.list.items[1] else {
      Issue.record("no group")
      return
    }
    #expect(group.transform == CGAffineTransform(translationX: 0, y: -4))
  }

  @Test func `an opacity is dropped`() {
    let dropped = mutants(.droppedModifier)
    #expect(dropped.map(\.change) == ["without opacity 0.5"])
    #expect(dropped.map(\.view) == [0])
    #expect(dropped.first?.list.items[0] == Self.view(0, [Self.square(0, Self.red)]))
  }

  @Test func `clips, masks, filters, blend modes and rotations are dropped`() {
    let group = DisplayList.Group(
      transform: CGAffineTransform(rotationAngle: 1),
      clips: [DisplayList.Clip(path: Path(CGRect(x: 0, y: 0, width: 1, height: 1)))],
      mask: DisplayList.Mask(items: []), filters: [.blur(radius: 1, opaque: false)], blendMode: .multiply,
      items: [Self.square(0, Self.red)])
    let list = DisplayList(size: CGSize(width: 9, height: 9), items: [.group(group)])
    #expect(
      Set(mutants(.droppedModifier, of: list).map(\.change)) == [
        "without clip", "without mask", "without filter", "without blend mode", "without rotation and scale",
      ])
    #expect(mutants(.droppedModifier, of: list).allSatisfy { $0.list != list })
  }

  @Test func `only steps that touch are swapped`() {
    let swapped = mutants(.swappedOrder)
    #expect(swapped.count == 2, "the squares; the second of them and the text")
    #expect(swapped.contains { $0.list.items == [Self.list.items[1], Self.list.items[0], Self.list.items[2]] })
    let apart = DisplayList(
      size: CGSize(width: 99, height: 9), items: [Self.square(0, Self.red), Self.square(50, Self.blue)])
    #expect(mutants(.swappedOrder, of: apart).isEmpty)
  }

  @Test func `a step gets another colour of the picture`() {
    #expect(Set(mutants(.color).map(\.change)) == ["#ff0000 → #0000ff", "#0000ff → #ff0000"])
    #expect(mutants(.color).count == 3)
    let one = DisplayList(size: CGSize(width: 9, height: 9), items: [Self.square(0, Self.red)])
    #expect(mutants(.color, of: one).isEmpty, "the picture has no other colour")
  }

  @Test func `a text becomes bold and loses its end`() {
    #expect(mutants(.weight).map(\.change) == ["weight 400 → 700"])
    #expect(mutants(.cutText).map(\.change) == ["4 of 6 glyphs"])
  }

  @Test func `a few mutants are of all kinds, and the same each time`() {
    let few = DrawingMutant.mutants(of: Self.list, most: 7)
    #expect(Set(few.map(\.kind)) == Set(MutantKind.allCases))
    #expect(few.map(\.change) == DrawingMutant.mutants(of: Self.list, most: 7).map(\.change))
    #expect(few.allSatisfy { $0.list != Self.list })
  }

  @Test func `an order is read as it was written, and none without the file`() throws {
    let folder = RunFolder(run: "r-\(UUID())", parent: FileManager.default.temporaryDirectory)
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try folder.make()
    #expect(MutationOrder(in: folder) == nil)
    try MutationOrder(perSnapshot: 3).write(in: folder)
    #expect(MutationOrder(in: folder) == MutationOrder(perSnapshot: 3))
    try MutationOrder(perSnapshot: 0).write(in: folder)
    #expect(MutationOrder(in: folder) == nil)
  }
}
