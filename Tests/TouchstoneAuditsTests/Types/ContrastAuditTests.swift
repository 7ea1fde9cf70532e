import Foundation
import Testing
import TouchstoneAudits
import TouchstoneUI

@MainActor @Suite struct ContrastAuditTests {
  private func measured(_ view: some View, level: ContrastLevel = .aa) throws -> String? {
    var settings = Audit.Settings()
    settings.contrast = level
    return try AuditSample("view") { view }.findings(.contrast, settings).first?.measured
  }

  /// - Source: WebAIM's contrast checker: #808080 on white 3.95 (3.949), #777777 4.48 (4.478); rounded down here.
  @Test func `plain text has the contrast of its two colours`() throws {
    #expect(try measured(Text("Words").foregroundStyle(Color(white: 128 / 255))) == "3.94:1")
    #expect(try measured(Text("Words").foregroundStyle(Color(white: 119 / 255))) == "4.47:1")
  }

  @Test func `a limit that is just reached is no fault, and is one at the next level`() throws {
    let view = Text("Words").foregroundStyle(Color(white: 118 / 255))
    #expect(try measured(view) == nil)
    #expect(try measured(view, level: .aaa) == "4.54:1")
  }

  /// - Source: WebAIM's contrast checker: #999999, which black at 40 % on white is, has 2.85 (2.849) on white.
  @Test func `opacity counts, of the colour as of the view`() throws {
    let expected = "2.84:1"
    #expect(try measured(Text("Words").foregroundStyle(.black.opacity(0.4))) == expected)
    #expect(try measured(Text("Words").foregroundStyle(.black).opacity(0.4)) == expected)
  }

  @Test func `the worst letter counts, and the median tells how the others are`() throws {
    let view = Text("WWWWWWWWWW").foregroundStyle(.white).padding(4).background(
      HStack(spacing: 0) {
        Color.black
        Color(white: 0.9).frame(width: 25)
      })
    #expect(try measured(view)?.hasSuffix("21:1 in the median") == true)
  }
}
