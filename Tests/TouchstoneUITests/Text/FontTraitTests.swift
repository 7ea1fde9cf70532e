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

  @Test func `traits can be turned on and off`() {
    #expect(resolved(.body.bold(true)).isBold)
    #expect(!resolved(.body.bold().bold(false)).isBold)
    #expect(resolved(.body.italic(true)).isItalic)
    #expect(!resolved(.body.italic().italic(false)).isItalic)
    #expect(!resolved(.body.lowercaseSmallCaps().lowercaseSmallCaps(false)).isLowercaseSmallCaps)
  }
}
