import Foundation
import Testing
import TouchstoneAudits
import TouchstoneImageIO
import TouchstoneSnapshots
import TouchstoneUI

@testable import TouchstoneTesting

@MainActor @Suite struct AuditedAssertionTests {
  private static let faint = AuditExemption(.contrast, identifier: "logo", reason: "A brand's mark.")

  private func audit<Content: View>(
    _ view: Content, _ strategy: Snapshotting<Content, UIImage>
  ) throws -> SnapshotAudit? {
    try #require(Delivery.value(of: strategy.take(view), timeout: 5)).remarks.audit
  }

  private func logo() -> some View { Text("Logo").foregroundStyle(.white).accessibilityIdentifier("logo") }

  @Test func `pictures are audited where the strategy asks for it`() throws {
    #expect(try audit(logo(), .image) == nil)
    let found = try #require(try audit(logo(), .image(audit: .contrast)))
    #expect(found.message?.contains("1:1 at worst") == true)
    #expect(found.findings.map(\.type) == ["contrast"])
    #expect(found.findings.first?.identifier == "logo")
    #expect(found.picture?.size.scale == 2)
    #expect(found.marked != nil)
  }

  @Test func `a fault that is ignored is among the findings, with its reason`() throws {
    let found = try #require(try audit(logo(), .image(audit: .contrast, ignoring: [Self.faint])))
    #expect(found.message == nil)
    #expect(found.findings.map(\.pardon) == [.ignored])
    #expect(found.findings.map(\.reason) == ["A brand's mark."])
  }

  @Test func `an exemption of one assertion that fits nothing fails it`() throws {
    let found = try audit(Text("Words"), .image(audit: .contrast, ignoring: [Self.faint]))
    #expect(found?.message?.contains("matches no finding") == true)
  }

  @Test(.snapshots(audit: .contrast, ignoring: [faint])) func `a trait audits the pictures of a test`() throws {
    #expect(try audit(logo(), .image)?.message == nil, "the logo is exempted")
    #expect(try audit(Text("Words").foregroundStyle(.white), .image)?.message?.contains("1:1 at worst") == true)
    #expect(try audit(Text("Words"), .image)?.message == nil, "exemptions of a scope may fit nothing")
  }

  @Test func `an operation audits the pictures that it asserts`() throws {
    let message = try withSnapshotTesting(audit: .contrast) { try audit(logo(), .image)?.message }
    #expect(message?.contains("1:1 at worst") == true)
    #expect(try audit(logo(), .image) == nil)
  }

  @Test func `the variants of a contact sheet are audited with their names, the sheet is not`() throws {
    let strategy = Snapshotting<AnyView, UIImage>.contactSheet(varying: .colorSchemes)
    let found = try withSnapshotTesting(audit: .contrast) {
      try audit(AnyView(Text("Words").foregroundStyle(.black)), strategy)
    }
    #expect(found?.findings.map(\.variants) == [["dark"]])
    #expect(found?.message?.hasPrefix("dark: The audit found 1 issue") == true)
  }

  @Test func `faults are outlined and numbered in the picture`() throws {
    let view = VStack(spacing: 12) {
      Text("Faint").foregroundStyle(Color(white: 0.7))
      Button("Buy") {}
    }
    .padding()
    let found = try #require(try audit(view, .image(audit: [.contrast, .hitRegion])))
    let data = try #require(found.marked)
    let marked = try #require(UIImage(data: data, scale: 2))
    assertSnapshot(of: marked, as: .image, named: "marked")
  }
}
