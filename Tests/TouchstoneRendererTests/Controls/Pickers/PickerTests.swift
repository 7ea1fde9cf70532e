import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct PickerTests {
  private final class Shelf {
    var fruit: [String]

    init(_ fruit: [String]) { self.fruit = fruit }

    var bindings: [Binding<String>] {
      fruit.indices.map { index in Binding(get: { self.fruit[index] }, set: { self.fruit[index] = $0 }) }
    }

    var picker: some View {
      Picker("Fruit", sources: bindings, selection: \.self) {
        Text("Apple").tag("apple")
        Text("Pear").tag("pear")
      }
    }
  }

  /// The texts of a view as it is drawn.
  private func texts(_ view: some View) -> [String] {
    func texts(_ node: RenderNode) -> [String] {
      ((node as? TextNode).map { [$0.string] } ?? []) + node.children.flatMap(texts)
    }
    return texts(ImageRenderer(content: view).picture(scale: 1).root)
  }

  @Test func `a picker for several values changes all of them`() throws {
    let shelf = Shelf(["apple", "pear", "apple"])
    try ImageRenderer(content: shelf.picker.pickerStyle(.segmented)).tap("Pear")
    #expect(shelf.fruit == ["pear", "pear", "pear"])
  }

  @Test(arguments: [(["pear", "pear"], ["Pear"]), (["apple", "pear"], []), ([], [])])
  func `a picker for several values shows the one that all have`(fruit: [String], drawn: [String]) {
    #expect(texts(Shelf(fruit).picker) == drawn)
  }

  @Test func `a closed menu shows its current value label, and other styles their values`() {
    let picker = Picker("Fruit", selection: .constant("apple")) {
      Text("Apple").tag("apple")
      Text("Pear").tag("pear")
    } currentValueLabel: {
      Text("an apple")
    }
    #expect(texts(picker) == ["an apple"])
    #expect(texts(picker.pickerStyle(.segmented)) == ["Apple", "Pear"])
  }
}
