import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct ListInteractionTests {
  private func texts<V: View>(_ renderer: ImageRenderer<V>) -> [String] {
    func texts(_ node: RenderNode) -> [String] {
      ((node as? TextNode).map { [$0.string] } ?? []) + node.children.flatMap(texts)
    }
    return texts(renderer.picture(scale: 1).root)
  }

  private struct Words: View {
    @State private var words = ["one", "two", "three"]

    var body: some View {
      VStack {
        EditButton()
        List { ForEach(words, id: \.self) { Text($0) }.onDelete { words.remove(atOffsets: $0) } }
      }
    }
  }

  @Test func `rows are deleted while the list is edited`() throws {
    let renderer = ImageRenderer(content: Words())
    #expect(texts(renderer) == ["Edit", "one", "two", "three"])
    #expect(throws: InteractionError.self) { try renderer.tap("Remove two") }
    try renderer.tap("Edit")
    try renderer.tap("Remove two")
    #expect(texts(renderer) == ["Done", "one", "three"])
  }

  private struct Bound: View {
    @State private var words = ["one", "two"]
    @State private var mode = EditMode.active

    var body: some View {
      List($words, id: \.self, editActions: .delete) { $word in TextField("Word", text: $word) }
        .environment(\.editMode, $mode)
    }
  }

  @Test func `bound rows are written and deleted`() throws {
    let renderer = ImageRenderer(content: Bound())
    try renderer.setText("uno", in: "Word")
    #expect(texts(renderer) == ["uno", "two"])
    try renderer.tap("Remove uno")
    #expect(texts(renderer) == ["two"])
  }

  private struct Choice: View {
    @State private var one: Int?
    @State private var many: Set<String> = []

    var body: some View {
      VStack {
        Text("\(one ?? 0) \(many.sorted().joined())").accessibilityIdentifier("state")
        List(1..<4, selection: $one) { Text("Row \($0)") }
        List(selection: $many) {
          Text("A").tag("a")
          Text("B").tag("b")
        }
        .environment(\.editMode, .constant(.active))
      }
    }
  }

  @Test func `taps select rows`() throws {
    let renderer = ImageRenderer(content: Choice())
    try renderer.tap("Row 2")
    try renderer.tap("A")
    try renderer.tap("B")
    #expect(texts(renderer).first == "2 ab")
    try renderer.tap("A")
    #expect(texts(renderer).first == "2 b")
  }

  private struct Outline: View {
    struct Item: Identifiable {
      let id: String
      var children: [Item]?
    }

    let items = [
      Item(id: "src", children: [Item(id: "ui", children: [Item(id: "list")]), Item(id: "main")]), Item(id: "readme"),
    ]

    var body: some View { List(items, children: \.children) { Text($0.id) } }
  }

  @Test func `taps open and close parents of an outline`() throws {
    let renderer = ImageRenderer(content: Outline())
    #expect(texts(renderer) == ["src", "readme"])
    try renderer.tap("src")
    try renderer.tap("ui")
    #expect(texts(renderer) == ["src", "ui", "list", "main", "readme"])
    try renderer.tap("src")
    #expect(texts(renderer) == ["src", "readme"])
  }

  private struct BoundOutline: View {
    struct Item: Identifiable {
      let id: String
      var count = 0
      var children: [Item]?
    }

    @State private var items = [Item(id: "src", children: [Item(id: "main", children: [Item(id: "list")])])]

    var body: some View {
      Text("\(items[0].children?[0].children?[0].count ?? 0)")
      List($items, children: \.children) { $item in
        if item.children == nil { Button("Count \(item.id)") { item.count += 1 } } else { Text(item.id) }
      }
    }
  }

  @Test func `a row of an outline changes its bound element`() throws {
    let renderer = ImageRenderer(content: BoundOutline())
    try renderer.tap("src")
    try renderer.tap("main")
    try renderer.tap("Count list")
    #expect(texts(renderer) == ["1", "src", "main", "Count list"])
  }

  private struct Closing: View {
    @State private var isOpen = true

    var body: some View {
      List { Section("Fruit", isExpanded: $isOpen) { Text("Apple") } }.listStyle(.sidebar)
    }
  }

  @Test func `taps close sections of a sidebar`() throws {
    let renderer = ImageRenderer(content: Closing())
    try renderer.tap("Fruit")
    #expect(texts(renderer) == ["Fruit"])
  }

  private struct Flavors: View {
    @State private var flavor = "Mint"

    var body: some View {
      Form {
        Text("Now \(flavor)")
        Picker("Flavor", selection: $flavor) { ForEach(["Mint", "Lime"], id: \.self) { Text($0) } }.pickerStyle(.inline)
      }
    }
  }

  @Test func `taps choose in an inline picker`() throws {
    let renderer = ImageRenderer(content: Flavors())
    try renderer.tap("Lime")
    #expect(texts(renderer).first == "Now Lime")
  }

  @Test func `groups have their ground in light and dark`() throws {
    for (scheme, ground, group) in [
      (ColorScheme.light, [UInt8](arrayLiteral: 242, 242, 247), [UInt8](arrayLiteral: 255, 255, 255)),
      (.dark, [0, 0, 0], [28, 28, 30]),
    ] {
      let renderer = ImageRenderer(content: List { Color.clear.frame(height: 20) }.environment(\.colorScheme, scheme))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
      let bitmap = try renderer.render().bitmap
      #expect(bitmap.rgb(x: 5, y: 5) == ground)
      #expect(bitmap.rgb(x: 50, y: 57) == group)
    }
  }
}

extension Bitmap {
  fileprivate func rgb(x: Int, y: Int) -> [UInt8] {
    let pixel = self[x, y]
    return [pixel.red, pixel.green, pixel.blue]
  }
}
