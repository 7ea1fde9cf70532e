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

  @Test func unknownSymbolDrawsABoxAndIsReported() throws {
    let renderer = ImageRenderer(content: Image(systemName: "no.such.symbol"))
    let rendering = try renderer.render()
    #expect(rendering.diagnostics == [.unknownSymbol(name: "no.such.symbol")])
    #expect(rendering.bitmap.bytes.contains { $0 != 0 })
  }

  @Test func unknownImageNamesWhereItWasSought() throws {
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

  @Test func nameCannotLeaveTheResources() throws {
    let diagnostic = try #require(try diagnostics(Image("../../../etc/passwd")).first)
    guard case .unknownImage = diagnostic else {
      Issue.record("not an unknown image: \(diagnostic)")
      return
    }
  }

  @Test func missingGlyphIsReportedOnce() throws {
    // U+10FFF0 is private: no font of the packages has it.
    #expect(try diagnostics(Text("\u{10FFF0}\u{10FFF0}")) == [.missingGlyph(character: "\u{10FFF0}")])
  }

  @Test func unknownFontNameIsReportedOnceAndSaysHowToRegisterIt() throws {
    let view = VStack {
      Text("a").font(.custom("No Such Font", size: 17))
      Text("b").font(.custom("No Such Font", size: 12))
    }
    let found = try diagnostics(view)
    #expect(found == [.missingFont(family: "No Such Font")])
    #expect(found.first?.isError == false)
    #expect(found.first?.description.contains("FontLibrary.shared.register(fontsIn: .module)") == true)
    #expect(try diagnostics(Text("a").font(.custom("DejaVu Serif", size: 17))).isEmpty)
  }

  @Test func missingFontSaysHowToInstallIt() throws {
    var environment = EnvironmentValues()
    environment.typesetter = FontLibrary(searchPaths: ["/nowhere"])
    let picture = ViewTree().picture(of: Text("Hi"), proposal: .unspecified, environment: environment)
    let text = try #require(picture.diagnostics.first).description
    #expect(text.contains("/nowhere") && text.contains("fonts-inter"))
  }

  @Test func stateThatNeverSettlesIsReported() throws {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        let _ = count += 1
        Color.red.frame(width: 4, height: 4)
      }
    }
    #expect(try diagnostics(Restless()) == [.unsettled(evaluations: 5, changes: ["“count” of Restless"])])
  }
}
