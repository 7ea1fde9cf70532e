import Foundation
import Testing
import TouchstoneText

@testable import TouchstoneCore
@testable import TouchstoneUI

@Suite struct PseudolanguageTests {
  private func text(_ language: Pseudolanguage, _ text: Text) -> String {
    var environment = EnvironmentValues()
    environment.pseudolanguage = language
    return text.plainText(in: environment)
  }

  @Test func `accented text has accents, doubled letters and brackets`() {
    #expect(text(.accented, Text("Settings")) == "[Šééťťííñğšš]")
  }

  /// - Source: Android, "Test your app with pseudolocales": text grows by about a third, as translations do.
  @Test(arguments: [
    "Sign in", "Settings", "Notifications", "Delete this account and all of its data?",
    "Your changes are saved automatically while you write.",
  ]) func `accented text is 30 to 40 percent longer`(english: String) {
    let letters = Double(english.count(where: \.isLetter))
    let accented = text(.accented, Text(LocalizedStringKey(english)))
    let added = Double(accented.count(where: \.isLetter)) - letters
    #expect((0.3...0.4).contains(added / letters) || abs(added - letters * 0.35) < 1)
  }

  @Test func `text of double length is there twice`() {
    #expect(text(.doubleLength, Text("Settings")) == "Settings Settings")
  }

  /// - Source: Android, `ar-XB`: Unicode's right-to-left override around Latin text.
  @Test func `text from right to left is overridden`() {
    #expect(text(.rightToLeft, Text("Settings")) == "\u{202E}Settings\u{202C}")
  }

  @Test(arguments: Pseudolanguage.allCases) func `values, verbatim text and signs stay`(language: Pseudolanguage) {
    #expect(text(language, Text(verbatim: "Ada")) == "Ada")
    #expect(text(language, Text("\(3) – \(4)")) == "3 – 4")
    #expect(text(language, Text("•")) == "•")
    #expect(text(language, Text("Hello \("Ada")")).contains("Ada"))
  }

  @Test func `styles and links of Markdown stay`() {
    let markdown = "See **our** [terms](https://example.com/terms)"
    var environment = EnvironmentValues()
    environment.pseudolanguage = .accented
    let styled = Text(LocalizedStringKey(markdown)).styledText(in: environment)
    #expect(!styled.string.contains("*") && !styled.string.contains("example"))
    #expect(Set(styled.runs.map(\.style.font.weight)).count == 2)
    #expect(Pseudolanguage.accented("[a](b)") == "[á](b)")
  }

  @Test func `strings that a body creates follow the current pseudolanguage`() {
    #expect(Pseudolanguage.$current.withValue(.doubleLength) { String(localized: "Settings") } == "Settings Settings")
    #expect(String(localized: "Settings") == "Settings")
  }

  @Test func `labels for assistive technologies follow the current pseudolanguage`() {
    #expect(
      Pseudolanguage.$current.withValue(.accented) { Text("Close").plainText(in: EnvironmentValues()) } == "[Çĺĺöšéé]")
  }
}
