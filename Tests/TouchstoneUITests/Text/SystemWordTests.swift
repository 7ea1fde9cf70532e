import Foundation
import Testing
import TouchstoneCore

@testable import TouchstoneUI

/// - Source: Apple, localisation glossaries of iOS and macOS.
struct SystemWordTests {
  private func text(_ word: SystemWord, _ locale: String, _ pseudolanguage: Pseudolanguage? = nil) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.pseudolanguage = pseudolanguage
    return word.text(in: environment)
  }

  @Test(arguments: [
    ("en_GB", "Back"), ("de", "Zurück"), ("de_AT", "Zurück"), ("ar_EG", "رجوع"), ("he", "הקודם"), ("pt_BR", "Voltar"),
    ("pt", "Voltar"), ("pt_PT", "Anterior"), ("pt_AO", "Anterior"), ("ja_JP", "戻る"),
  ])
  func `a word is in the language of the locale`(locale: String, word: String) {
    #expect(text(.back, locale) == word)
  }

  @Test(arguments: [("zh_CN", "关闭"), ("zh", "关闭"), ("zh_TW", "關閉"), ("zh_HK", "關閉"), ("zh-Hans_HK", "关闭")])
  func `Chinese is in the script of the region, unless the locale names one`(locale: String, word: String) {
    #expect(text(.close, locale) == word)
  }

  @Test func `a language without words has the English ones`() {
    #expect(text(.cancel, "sw_KE") == "Cancel")
  }

  @Test(arguments: SystemWord.translations.keys.sorted()) func `each language has all words`(language: String) {
    let words = SystemWord.translations[language] ?? [:]
    #expect(Set(words.keys) == Set(SystemWord.allCases))
    #expect(words.values.allSatisfy { !$0.isEmpty })
    // Unlike English, apart from words that it shares.
    #expect(words[.cancel] != "Cancel" && words[.back] != "Back")
  }

  @Test func `a pseudo-language changes the words of the system, too`() {
    #expect(text(.back, "de", .doubleLength) == "Zurück Zurück")
    #expect(text(.back, "en", .doubleLength) == "Back Back")
  }
}
