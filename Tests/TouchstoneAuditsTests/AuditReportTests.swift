import Foundation
import Testing
import TouchstoneAudits

@Suite struct AuditReportTests {
  private func finding(_ type: AuditType = .contrast, _ identifiers: [String] = ["logo", "card"]) -> AuditFinding {
    AuditFinding(
      type, path: "VStack > Text \"Hi\"", identifiers: identifiers,
      frame: CGRect(x: 8, y: 16.5, width: 40, height: 20.333), measured: "2:1", limit: "at least 4.5:1",
      advice: ".foregroundStyle(.primary)")
  }

  @Test func `a finding says what, where, how much, and what to do`() {
    #expect(
      finding().description == """
        contrast: VStack > Text "Hi" at (8, 16.5), 40 × 20.33 pt
          measured: 2:1; limit: at least 4.5:1
          fix: .foregroundStyle(.primary)
        """)
  }

  @Test func `no finding is no message`() {
    #expect(AuditReport([("", [])], ignoring: []).message == nil)
  }

  @Test func `a message ends with the line that keeps the fault`() {
    #expect(
      AuditReport([("", [finding()])], ignoring: []).message == """
        The audit found 1 issue in the view.

        \(finding())

        To exempt an issue, give a reason: ignoring: [AuditExemption(.contrast, identifier: "logo", reason: "…")]
        """)
  }

  @Test func `a fault in several variants is told once, with their names`() {
    let report = AuditReport([("light", [finding()]), ("dark", [finding()])], ignoring: [])
    #expect(report.open.count == 1)
    #expect(report.message?.contains("  in: light, dark\n") == true)
  }

  @Test func `a fault in several variants is told as measured in the worst of them`() throws {
    let measured = [("light", "3:1", 1.5), ("dark", "2:1", 2.25), ("large", "4:1", 1.125)].map {
      variant, words, severity in
      var finding = finding()
      finding.measured = words
      finding.severity = severity
      return (variant: variant, findings: [finding])
    }
    let entry = try #require(AuditReport(measured, ignoring: []).open.first)
    #expect(entry.finding.measured == "2:1")
    #expect(entry.variants == ["light", "dark", "large"])
  }

  private func finding(_ text: String, in language: String, at position: String, severity: Double = 0) -> AuditFinding {
    var finding = finding()
    finding.path = "VStack > Text \"\(text)\""
    (finding.language, finding.position, finding.severity) = (language, position, severity)
    return finding
  }

  @Test func `a fault whose text is in other languages is told once, as it is in the first`() throws {
    let report = AuditReport(
      [
        ("accented", [finding("[Šéé]", in: "en accented", at: "0 Text < 0 VStack")]),
        ("doubleLength", [finding("See See", in: "en doubleLength", at: "0 Text < 0 VStack", severity: 2)]),
        ("de", [finding("Sehen", in: "de ", at: "0 Text < 0 VStack", severity: 1)]),
        ("accented-dark", [finding("[Šéé]", in: "en accented", at: "0 Text < 0 VStack")]),
      ], ignoring: [])
    let entry = try #require(report.open.first)
    #expect(report.open.count == 1)
    #expect(entry.variants == ["accented", "doubleLength", "de", "accented-dark"])
    #expect(entry.finding.path == "VStack > Text \"[Šéé]\"" && entry.finding.severity == 2)
  }

  @Test func `faults at other places, or of other texts in one language, are others`() {
    let report = AuditReport(
      [
        (
          "en", [finding("See", in: "en ", at: "0 Text < 0 VStack"), finding("Go", in: "en ", at: "1 Text < 0 VStack")]
        ),
        ("de", [finding("Gehen", in: "de ", at: "2 Text < 0 VStack")]),
        ("on", [finding("On", in: "en ", at: "0 Text < 0 VStack")]),
      ], ignoring: [])
    #expect(report.open.count == 4)
    let unknown = AuditReport(
      [("en", [finding("a", in: "en ", at: "")]), ("de", [finding("b", in: "de ", at: "")])], ignoring: [])
    #expect(unknown.open.count == 2)
  }

  @Test func `advice about contrast may be another in each colour scheme`() {
    var dark = finding()
    dark.advice = ".background(Color(red: 0, green: 0, blue: 0.5))"
    #expect(AuditReport([("light", [finding()]), ("dark", [dark])], ignoring: []).open.count == 1)
    dark.type = .hitRegion
    #expect(AuditReport([("light", [finding(.hitRegion)]), ("dark", [dark])], ignoring: []).open.count == 2)
  }

  @Test(arguments: ["logo", "card", nil]) func `an exemption holds for a view, those within it, or all`(
    identifier: String?
  ) {
    let exemption = AuditExemption(.contrast, identifier: identifier, reason: "A brand's mark.")
    let report = AuditReport([("", [finding()])], ignoring: [exemption])
    #expect(report.message == nil)
    #expect(report.ignored.map(\.reason) == ["A brand's mark."])
  }

  @Test(arguments: [
    AuditExemption(.contrast, identifier: "other", reason: "Old."), AuditExemption(.trait, reason: "Old."),
  ]) func `an exemption of another view or kind ignores nothing, and is told of`(exemption: AuditExemption) {
    let report = AuditReport([("", [finding()])], ignoring: [exemption])
    #expect(report.open.count == 1)
    #expect(report.message?.contains("matches no finding. Remove it: AuditExemption(…, reason: \"Old.\")") == true)
  }

  @Test func `an exemption that has served its time fails by itself`() {
    let exemption = AuditExemption([.trait, .contrast], identifier: "logo", reason: "Old.")
    #expect(
      AuditReport([("", [])], ignoring: [exemption]).message
        == "The exemption for contrast, trait in \"logo\" matches no finding. Remove it: "
        + "AuditExemption(…, reason: \"Old.\")")
  }

  @Test func `a message names what is ignored after what is not`() {
    let exemption = AuditExemption(.contrast, reason: "A brand's mark.")
    let message = AuditReport([("", [finding(), finding(.trait)])], ignoring: [exemption]).message
    #expect(message?.hasSuffix("Ignored:\n  contrast: VStack > Text \"Hi\": A brand's mark.") == true)
  }
}
