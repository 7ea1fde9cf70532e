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

  private func advice(_ view: some View, scheme: ColorScheme = .light, level: ContrastLevel = .aa) throws -> String? {
    var settings = Audit.Settings()
    settings.contrast = level
    return try AuditSample("view", scheme: scheme) { view }.findings(.contrast, settings).first?.advice
  }

  /// The colour in an advice.
  private func color(in advice: String) throws -> Color {
    let match = try #require(advice.firstMatch(of: /Color\(red: ([0-9.]+), green: ([0-9.]+), blue: ([0-9.]+)\)/))
    let parts = try [match.1, match.2, match.3].map { try #require(Double($0)) }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `a prominent button is to have a darker tint of its colour, with which it passes`(scheme: ColorScheme) throws {
    func button(_ tint: Color) -> some View { Button("Buy") {}.buttonStyle(.borderedProminent).tint(tint) }
    let advice = try #require(try advice(button(.blue), scheme: scheme))
    #expect(advice.hasPrefix(".tint(Color(red: 0"), "\(advice)")
    #expect(try self.advice(button(color(in: advice)), scheme: scheme) == nil)
  }

  @Test(arguments: [Color.blue, .indigo, .purple, .red, .brown, .gray], [ContrastLevel.aa, .aaa, .apca])
  func `white on a strong colour is never to become black`(background: Color, level: ContrastLevel) throws {
    func text(_ background: Color) -> some View { Text("Buy").foregroundStyle(.white).padding().background(background) }
    guard let advice = try advice(text(background), level: level) else { return }
    #expect(advice.hasPrefix(".background(Color("), "\(advice)")
    #expect(try self.advice(text(color(in: advice)), level: level) == nil)
  }

  @Test func `the primary style is advised where it can be read well`() throws {
    let primary = ".foregroundStyle(.primary)"
    #expect(try advice(Text("Note").foregroundStyle(.secondary)) == primary)
    #expect(try advice(Text("Sale").foregroundStyle(.white).padding().background(.yellow)) == primary)
    #expect(try advice(Text("Title").foregroundStyle(.black), scheme: .dark) == primary)
    #expect(
      try advice(Image(systemName: "heart.fill").foregroundStyle(Color(white: 0.8)))
        == primary + ", or Image(decorative:) if it is only decoration")
  }

  @Test func `a text that no background goes with is to have another colour, too`() throws {
    let grey = Text("Words").foregroundStyle(Color(white: 0.45)).padding().background(Color(white: 0.4))
    #expect(try advice(grey, level: .aaa) == ".foregroundStyle(.white) on a darker background")
  }
}
