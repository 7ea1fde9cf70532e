import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneUI

private struct PriceTag: View {
  struct Note: View { var body: some View { Text("a").frame(width: 10, height: 10) } }
  var body: some View {
    HStack(spacing: 0) {
      Note()
      Color.red.frame(width: 20, height: 10)
    }
    .padding(5)
  }
}

private struct Pair<First: View, Second: View>: View {
  let first: First, second: Second

  var body: some View {
    first
    second
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(2) }
}

private struct Rows: View {
  var body: some View {
    List { ForEach(0..<2, id: \.self) { _ in PriceTag.Note() } }.frame(width: 200, height: 200)
  }
}

extension Color {
  struct Swatch: View {
    let color: Color
    var body: some View { color.frame(width: 10, height: 10) }
  }
}

/// The names of users' views in descriptions of the tree.
@MainActor @Suite struct NamedViewTests {
  private func tree(_ view: some View) -> String { ImageRenderer(content: view).viewTree }

  @Test func `a user's view is shown around its body`() {
    #expect(
      tree(PriceTag()) == """
        PriceTag (0, 0) 40×20
          padding (0, 0) 40×20
            HStack (5, 5) 30×10
              Note (0, 0) 10×10
                frame (0, 0) 10×10
                  Text "a" (0.5, -5.5) 9×21
              frame (10, 0) 20×10
                Color red (0, 0) 20×10
        """)
  }

  @Test func `a view in an extension of another module's type is its own module's`() {
    let picture = ViewTree().picture(
      of: Color.Swatch(color: .red), proposal: .unspecified, environment: EnvironmentValues())
    let view = picture.root.namedViews.first { $0.module != nil }
    #expect(view?.name == "Swatch" && view?.module == "TouchstoneUITests.Color")
  }

  @Test func `a view of several parts is as large as they are together`() {
    let pair = Pair(first: Color.red.frame(width: 10, height: 10), second: Color.blue.frame(width: 20, height: 30))
    #expect(
      tree(HStack(alignment: .top, spacing: 0) { pair.padding(1) })
        == tree(HStack(alignment: .top, spacing: 0) { pair.padding(1) }))
    let lines = tree(
      HStack(alignment: .top, spacing: 4) {
        Color.green.frame(width: 5, height: 5)
        pair
      })
    #expect(
      lines == """
        HStack (0, 0) 43×30
          frame (0, 0) 5×5
            Color green (0, 0) 5×5
          Pair (9, 0) 34×30
            frame (0, 0) 10×10
              Color red (0, 0) 10×10
            frame (14, 0) 20×30
              Color blue (0, 0) 20×30
        """)
  }

  @Test func `modifiers of users are named, around what they modify`() {
    #expect(
      tree(PriceTag.Note().modifier(Framed())) == """
        Framed (0, 0) 14×14
          padding (0, 0) 14×14
            Note (2, 2) 10×10
              frame (0, 0) 10×10
                Text "a" (0.5, -5.5) 9×21
        """)
  }

  @Test func `views in rows have names`() {
    #expect(tree(Rows()).split(separator: "\n").count { $0.contains(" Note (") } == 2)
    #expect(tree(Rows()).hasPrefix("Rows (0, 0) 200×200\n"))
  }

  @Test func `names have neither generic arguments nor wrappers`() {
    let names = tree(
      VStack {
        Rectangle().inset(by: 2).fill(.red).frame(width: 10, height: 10)
        Circle().inset(by: 2).stroke(.red).frame(width: 10, height: 10)
      })
    #expect(names.contains("Rectangle (0, 0)") && names.contains("Circle (0, 0)"))
    #expect(!names.contains("_") && !names.contains("<"))
  }
}
