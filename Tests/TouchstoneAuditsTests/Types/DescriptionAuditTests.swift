import Testing
import TouchstoneAudits
import TouchstoneUI

@MainActor @Suite struct DescriptionAuditTests {
  private func advice(_ view: some View) throws -> String? {
    try AuditSample("view") { view }.findings(.sufficientElementDescription, Audit.Settings()).first?.advice
  }

  @Test func `a label that is missing or only names its trait gets an example`() throws {
    let example = #"for example .accessibilityLabel("Airplane mode")"#
    #expect(try advice(Button("…") {}) == example)
    #expect(try advice(Button("Button") {}) == example)
  }

  @Test func `a label that ends with its trait is given without it`() throws {
    #expect(try advice(Button("Save button") {}) == #".accessibilityLabel("Save")"#)
  }

  @Test func `a hint that repeats the label gets an example`() throws {
    #expect(
      try advice(Button("Wi-Fi") {}.accessibilityHint("Wi-Fi"))
        == #"for example .accessibilityHint("Turns off all radios")"#)
  }

  @Test func `an image that only has the name of its file gets an example, with that name`() throws {
    #expect(
      try advice(Image("hero_photo"))
        == #"for example Image("hero_photo", label: Text("Portrait of Ada")), or Image(decorative: "hero_photo")"#)
  }
}
