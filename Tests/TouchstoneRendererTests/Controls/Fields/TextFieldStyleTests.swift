import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Styles of text fields as apps write them: <https://developer.apple.com/documentation/swiftui/textfieldstyle>.
@MainActor @Suite struct TextFieldStyleTests {
  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).background(Color(.sRGB, red: 1, green: 0, blue: 0))
    }
  }

  /// With properties of its own, as SwiftUI connects them.
  private struct Marked: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    @FocusState private var isFocused: Bool
    var mark = Color(.sRGB, red: 0, green: 0, blue: 1)

    @MainActor func _body(configuration: TextField<_Label>) -> some View {
      HStack(spacing: 0) {
        mark.frame(width: isEnabled ? 20 : 5, height: 20)
        configuration.focused($isFocused).textFieldStyle(.plain)
      }
    }
  }

  private func picture(_ view: some View, width: CGFloat = 100) throws -> (bitmap: Bitmap, size: CGSize) {
    let renderer = ImageRenderer(content: view.frame(width: width))
    return try (renderer.render().bitmap, renderer.picture(scale: 1).root.frame(in: nil).size)
  }

  @Test func `a custom style is drawn around the field`() throws {
    let drawn = try picture(TextField("", text: .constant("")).textFieldStyle(Boxed()))
    // A line of 22 points with 10 around it.
    #expect(drawn.size == CGSize(width: 100, height: 42))
    #expect(drawn.bitmap.rgba(2, 2) == [255, 0, 0, 255])
  }

  @Test func `a style reads the environment and can hold a field of another style`() throws {
    let enabled = try picture(TextField("", text: .constant("")).textFieldStyle(Marked()))
    #expect(enabled.bitmap.rgba(18, 12) == [0, 0, 255, 255])
    let disabled = try picture(TextField("", text: .constant("")).textFieldStyle(Marked()).disabled(true))
    #expect(disabled.bitmap.rgba(2, 12) == [0, 0, 255, 255] && disabled.bitmap.rgba(18, 12) != [0, 0, 255, 255])
  }

  @Test func `a secure field has the style and keeps its secret`() throws {
    let view = SecureField("PIN", text: .constant("1234")).textFieldStyle(Boxed())
    #expect(try picture(view).bitmap.rgba(2, 2) == [255, 0, 0, 255])
    let elements = ImageRenderer(content: view.frame(width: 100)).picture(scale: 1).root.accessibilityElements
    #expect(elements.map(\.role) == [.secureField])
    #expect(elements.map(\.label) == ["PIN"] && elements.map(\.value) == ["••••"])
  }

  private struct Form: View {
    @State private var name = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).textFieldStyle(Boxed())
        Text("Hello \(name)")
      }
    }
  }

  @Test func `tests enter text into a field with a custom style`() throws {
    let renderer = ImageRenderer(content: Form())
    try renderer.setText("Ann", in: "Name")
    func texts(_ node: RenderNode) -> [String] {
      ((node as? TextNode).map { [$0.string] } ?? []) + node.children.flatMap(texts)
    }
    #expect(texts(renderer.picture(scale: 1).root) == ["Ann", "Hello Ann"])
  }

  @Test func `the styles of SwiftUI have a border or none`() throws {
    let field = TextField("", text: .constant(""))
    #expect(try picture(field.textFieldStyle(.roundedBorder)).size.height == 34)
    #expect(try picture(field.textFieldStyle(.plain)).size.height == 22)
    #expect(try picture(field).size.height == 22)
    // The style that is closest to the field wins.
    #expect(try picture(field.textFieldStyle(.plain).textFieldStyle(.roundedBorder)).size.height == 22)
  }
}
