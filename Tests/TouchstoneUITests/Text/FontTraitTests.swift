import Foundation
import Testing
import TouchstoneUI

@Suite struct FontTraitTests {
  private func resolved(_ font: Font) -> Font.Resolved { font.resolve(in: EnvironmentValues().fontResolutionContext) }

  // Apple's Human Interface Guidelines: body is 17 points at the default size.
  @Test func `sizes are set and scaled in the order of the calls`() {
    #expect(resolved(.body.pointSize(24)).pointSize == 24)
    #expect(resolved(.body.scaled(by: 2)).pointSize == 34)
    #expect(resolved(.body.pointSize(10).scaled(by: 1.5)).pointSize == 15)
  }

  // The emphasized weights of Apple's Human Interface Guidelines, and of captions in pictures recorded by Apple's frameworks.
  @Test(arguments: [
    (Look.iOS18, Font.TextStyle.caption, 600), (.iOS26, .caption, 600), (.macOS15, .caption, 500),
    (.iOS18, .caption2, 600),
    (.iOS18, .body, 600), (.iOS18, .title2, 700), (.macOS15, .headline, 800),
  ])
  func `bold text styles have the weights of their system`(look: Look, style: Font.TextStyle, weight: Int) {
    var environment = EnvironmentValues()
    environment.look = look
    let font = Font.system(style).bold().resolve(in: environment.fontResolutionContext)
    #expect(font.weight.value == weight)
  }

  @Test func `traits can be turned on and off`() {
    #expect(resolved(.body.bold(true)).isBold)
    #expect(!resolved(.body.bold().bold(false)).isBold)
    #expect(resolved(.body.italic(true)).isItalic)
    #expect(!resolved(.body.italic().italic(false)).isItalic)
    #expect(!resolved(.body.lowercaseSmallCaps().lowercaseSmallCaps(false)).isLowercaseSmallCaps)
  }
}
