import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneText
import TouchstoneUI

@MainActor @Suite struct MissingPartsTests {
  private func diagnostics<Content: View>(_ content: Content) throws -> [RenderDiagnostic] {
    try ImageRenderer(content: content).render().diagnostics
  }

  @Test func `unknown symbol draws a box and is reported`() throws {
    let renderer = ImageRenderer(content: Image(systemName: "no.such.symbol"))
    let rendering = try renderer.render()
    #expect(rendering.diagnostics == [.unknownSymbol(name: "no.such.symbol")])
    #expect(rendering.bitmap.bytes.contains { $0 != 0 })
    #expect(
      rendering.diagnostics.first?.description == """
        No symbol named "no.such.symbol" was found; a crossed box is drawn instead. \
        Check the spelling, or register your own drawing before the first picture:
        try SymbolLibrary.shared.register(svgFileAt: path, as: "no.such.symbol")
        """)
  }

  @Test func `unknown image names where it was sought`() throws {
    let diagnostic = try #require(try diagnostics(Image("no-such-image")).first)
    guard case .unknownImage(let name, let searched) = diagnostic else {
      Issue.record("not an unknown image: \(diagnostic)")
      return
    }
    #expect(name == "no-such-image")
    #expect(!searched.isEmpty)
    #expect(diagnostic.description.contains("Add the file to the target's resources"))
    #expect(diagnostic.isError)
  }

  @Test func `name cannot leave the resources`() throws {
    let diagnostic = try #require(try diagnostics(Image("../../../etc/passwd")).first)
    guard case .unknownImage = diagnostic else {
      Issue.record("not an unknown image: \(diagnostic)")
      return
    }
  }

  @Test func `missing glyph is reported once`() throws {
    // U+10FFF0 is private: no font of the packages has it.
    #expect(try diagnostics(Text("\u{10FFF0}\u{10FFF0}")) == [.missingGlyph(character: "\u{10FFF0}")])
  }

  @Test func `unknown font name is reported once and says how to register it`() throws {
    let view = VStack {
      Text("a").font(.custom("No Such Font", size: 17))
      Text("b").font(.custom("No Such Font", size: 12))
    }
    let found = try diagnostics(view)
    #expect(found == [.missingFont(family: "No Such Font")])
    #expect(found.first?.isError == false)
    #expect(
      found.first?.description == """
        No font named "No Such Font" was found; the system font is used instead. \
        Check the spelling, or add its file to the test target's resources and register it before the first picture:
        try FontLibrary.shared.register(fontsIn: .module)
        """)
    #expect(try diagnostics(Text("a").font(.custom("DejaVu Serif", size: 17))).isEmpty)
  }

  @Test func `missing font says how to install it`() throws {
    var environment = EnvironmentValues()
    environment.typesetter = FontLibrary(searchPaths: ["/nowhere"])
    let picture = ViewTree().picture(of: Text("Hi"), proposal: .unspecified, environment: environment)
    let text = try #require(picture.diagnostics.first).description
    #expect(text.contains("/nowhere") && text.contains("fonts-inter"))
  }

  @Test func `state that never settles is reported`() throws {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        let _ = count += 1
        Color.red.frame(width: 4, height: 4)
      }
    }
    // A property that consists of others has the name that it has in the view.
    struct Visitor: View {
      @AppStorage("key") private var visits = 0

      var body: some View {
        let _ = visits += 1
        Color.red.frame(width: 4, height: 4)
      }
    }
    #expect(try diagnostics(Restless()) == [.unsettled(evaluations: 5, changes: ["“count” of Restless"])])
    #expect(try diagnostics(Visitor()) == [.unsettled(evaluations: 5, changes: ["“visits” of Visitor"])])
  }
}
