import Foundation
import Testing
import TouchstoneAudits

@Suite struct AuditBaselineTests {
  private func finding(_ type: AuditType = .contrast, _ path: String = "VStack > Text \"Hi\"") -> AuditFinding {
    AuditFinding(
      type, path: path, frame: .zero, measured: "2:1", limit: "at least 4.5:1", advice: ".foregroundStyle(.primary)")
  }

  @Test func `without a baseline all that is found is accepted, sorted, with a comment`() {
    let baseline = AuditBaseline.accepting([finding(.trait), finding(), finding()], in: .all, known: nil)
    #expect(
      baseline?.text == """
        # Known issues of this view. Remove a line when its issue is fixed; new issues are never added.
        contrast: VStack > Text "Hi"
        trait: VStack > Text "Hi"

        """)
  }

  @Test func `a baseline reads its own text, and one with other ends of lines`() throws {
    let baseline = try #require(AuditBaseline.accepting([finding(), finding(.trait)], in: .all, known: nil))
    #expect(AuditBaseline(text: baseline.text) == baseline)
    #expect(AuditBaseline(text: baseline.text.replacing("\n", with: "\r\n")) == baseline)
  }

  @Test func `reasons stay above the faults of their kind, and go with the last of them`() {
    let text = """
      # Known issues of this view. Remove a line when its issue is fixed; new issues are never added.
      # contrast: The system's colours.
      # contrast: See issue 12.
      contrast: VStack > Text "Hi"
      # trait: As on the web.
      trait: VStack > Text "Hi"

      """
    let known = AuditBaseline(text: text)
    #expect(known.text == text)
    #expect(AuditBaseline.accepting([finding(), finding(.trait)], in: .all, known: known)?.text == text)
    let rest = AuditBaseline.accepting([finding(.trait)], in: .all, known: known)?.text
    #expect(rest?.contains("# trait: As on the web.\ntrait: ") == true)
    #expect(rest?.contains("contrast") == false)
  }

  @Test func `a baseline that is there takes no new faults`() {
    let known = AuditBaseline.accepting([finding(), finding(.trait)], in: .all, known: nil)
    let next = AuditBaseline.accepting([finding(.trait), finding(.hitRegion)], in: .all, known: known)
    #expect(next?.lines == ["trait: VStack > Text \"Hi\""])
  }

  @Test func `a baseline without a line left is none`() {
    let known = AuditBaseline.accepting([finding()], in: .all, known: nil)
    #expect(AuditBaseline.accepting([], in: .all, known: known) == nil)
    #expect(AuditBaseline.accepting([], in: .all, known: nil) == nil)
  }

  @Test func `kinds that were not looked for are neither gone nor removed`() {
    let known = AuditBaseline.accepting([finding(), finding(.trait)], in: .all, known: nil)
    #expect(known?.gone(from: [], in: .trait) == ["trait: VStack > Text \"Hi\""])
    #expect(AuditBaseline.accepting([], in: .trait, known: known)?.lines == ["contrast: VStack > Text \"Hi\""])
  }

  @Test func `a path with a line feed is one line`() {
    let baseline = AuditBaseline.accepting([finding(.contrast, "Text \"a\nb\"")], in: .all, known: nil)
    #expect(baseline?.lines == ["contrast: Text \"a b\""])
    #expect(baseline?.contains(finding(.contrast, "Text \"a\nb\"")) == true)
  }

  @Test func `known faults do not fail, new and fixed ones do`() {
    let known = AuditBaseline(text: "contrast: VStack > Text \"Hi\"\n")
    func report(_ findings: [AuditFinding]) -> AuditReport {
      AuditReport([("", findings)], ignoring: [], baseline: known)
    }
    #expect(report([finding()]).message == nil)
    #expect(report([finding()]).known.count == 1)
    #expect(report([finding(), finding(.trait)]).message?.contains("found 1 issue") == true)
    #expect(
      report([]).message == """
        Fixed, but still in the baseline. Remove, by hand or with TOUCHSTONE_AUDITS=accept swift test:
          contrast: VStack > Text "Hi"
        """)
  }
}
