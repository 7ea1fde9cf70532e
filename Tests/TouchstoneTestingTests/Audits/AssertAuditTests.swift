import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI

@Suite(.snapshots(.underTest)) struct AssertAuditTests {
  @Test func `a view without a fault passes`() {
    assertAudit(of: Text("Words"))
  }

  @Test func `a fault fails the test at the line of the assertion`() {
    let line = #line + 2
    withKnownIssue {
      assertAudit(of: Text("Words").foregroundStyle(.white), for: .contrast)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "AssertAuditTests.swift"
        && "\(issue)".contains("measured: 1:1;")
    }
  }

  @Test func `only the kinds that are asked for are looked for`() {
    assertAudit(of: Text("Words").foregroundStyle(.white), for: .all.subtracting(.contrast))
  }

  @Test func `a fault is ignored with a reason`() {
    assertAudit(
      of: Text("Words").foregroundStyle(.white).accessibilityIdentifier("logo"),
      ignoring: [AuditExemption(.contrast, identifier: "logo", reason: "A brand's mark.")])
  }

  @Test func `each variant is audited`() {
    withKnownIssue {
      assertAudit(of: Text("Words").foregroundStyle(.black), for: .contrast, varying: .colorSchemes)
    } matching: {
      "\($0)".contains("in: dark")
    }
  }

  @Test func `a view without a size is no view without a fault`() {
    withKnownIssue {
      assertAudit(of: EmptyView())
    } matching: {
      "\($0)".contains("could not be audited: it has no size")
    }
  }

  @Test func `findings can be looked at`() throws {
    let findings = try auditFindings(of: Button("OK") {}, for: [.hitRegion, .trait])
    #expect(findings.map(\.type) == [.hitRegion])
    #expect(findings.first?.limit.hasPrefix("at least 44 × 44 pt") == true)
  }

  @MainActor @Test func `a Mac has smaller controls than a phone`() throws {
    let button = Button(action: {}, label: { Text("OK").frame(width: 60, height: 30) })
    #expect(try auditFindings(of: button, for: .hitRegion).count == 1)
    #expect(
      try auditFindings(of: button, for: .hitRegion, traits: UITraitCollection(userInterfaceIdiom: .mac)).isEmpty)
  }

  @Test func `at sizes for accessibility texts need not grow further`() throws {
    #expect(
      try auditFindings(
        of: Text("Words"), for: .dynamicType,
        traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      ).isEmpty)
  }

  private struct Row: View {
    var body: some View {
      HStack {
        Text("Notifications")
        Text(verbatim: String(localized: "Settings"))
      }
      .foregroundStyle(.black).lineLimit(1).frame(width: 210)
    }
  }

  @Test func `text that only fits in English is found in a pseudolanguage`() {
    assertAudit(of: Row(), for: .textClipped)
    withKnownIssue {
      assertAudit(of: Row(), for: .textClipped, varying: .pseudolanguages(.accented, .doubleLength, .rightToLeft))
    } matching: { issue in
      let message = "\(issue)"
      return message.contains("in: accented") && message.contains("in: doubleLength")
        && !message.contains("in: rightToLeft") && message.contains("[Ñöö") && message.contains("Settings Settings")
    }
  }

  private struct Several: View {
    var body: some View {
      Text("Words")
      Text("Faint").foregroundStyle(.white)
    }
  }

  @Test(arguments: [
    SwiftUISnapshotLayout.sizeThatFits, .fixed(width: 300, height: 200), .device(config: .iPhone13),
    .device(config: .iPhone13.keyboard()),
  ])
  func `a path starts with the view of the test, not with what it is drawn on`(layout: SwiftUISnapshotLayout) throws {
    let faint = VStack { Text("Faint").foregroundStyle(.white).padding() }
    #expect(
      try auditFindings(of: faint, for: .contrast, layout: layout).map(\.path) == ["VStack > padding > Text \"Faint\""])
    let alone = Text("Faint").foregroundStyle(.white)
    #expect(try auditFindings(of: alone, for: .contrast, layout: layout).map(\.path) == ["Text \"Faint\""])
    #expect(
      try auditFindings(of: Several(), for: .contrast, layout: layout).map(\.path) == [
        "VStack > Several > Text \"Faint\""
      ])
  }

  @Test func `one fault in several pseudolanguages is one issue`() {
    withKnownIssue {
      assertAudit(
        of: Text("Settings").foregroundStyle(.white), for: .contrast,
        varying: .pseudolanguages(.accented, .doubleLength, .rightToLeft))
    } matching: {
      "\($0)".contains("The audit found 1 issue in the view.")
        && "\($0)".contains("in: accented, doubleLength, rightToLeft")
    }
  }

  @Test(arguments: Pseudolanguage.allCases) func `a pseudolanguage has all glyphs`(language: Pseudolanguage) {
    assertAudit(
      of: Text("The quick brown fox jumps over the lazy dog. THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG."),
      for: .missingContent, varying: .pseudolanguages(language))
  }

  @Test func `a language sets the direction of the layout`() {
    struct Direction: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text("Words").foregroundStyle(direction == .rightToLeft ? Color.white : .black) }
    }
    withKnownIssue {
      assertAudit(of: Direction(), for: .contrast, varying: .locales("en_US", "ar", "de"))
    } matching: {
      "\($0)".contains("in: ar")
    }
  }
}
