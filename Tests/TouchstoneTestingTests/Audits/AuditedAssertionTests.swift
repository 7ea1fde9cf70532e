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
    try #require(Delivery.value(of: strategy.take(view), timeout: 60)).remarks.audit
  }

  private func logo() -> some View { Text("Logo").foregroundStyle(.white).accessibilityIdentifier("logo") }

  @Test func `pictures are audited where the strategy asks for it`() throws {
    #expect(try audit(logo(), .image) == nil)
    let found = try #require(try audit(logo(), .image(audit: .contrast)))
    #expect(found.message?.contains("measured: 1:1;") == true)
    #expect(found.findings.map(\.type) == ["contrast"])
    #expect(found.findings.first?.place.identifier == "logo")
    #expect(found.picture?.size.scale == 2)
    #expect(found.marked != nil)
  }

  @Test func `a fault that is ignored is among the findings, with its reason`() throws {
    let found = try #require(try audit(logo(), .image(audit: .contrast, ignoring: [Self.faint])))
    #expect(found.message == nil)
    #expect(found.findings.map(\.pardon) == [.ignored(reason: "A brand's mark.")])
  }

  @Test func `an exemption of one assertion that fits nothing fails it`() throws {
    let found = try audit(Text("Words"), .image(audit: .contrast, ignoring: [Self.faint]))
    #expect(found?.message?.contains("matches no finding") == true)
  }

  @Test(.snapshots(audit: .contrast, ignoring: [faint])) func `a trait audits the pictures of a test`() throws {
    #expect(try audit(logo(), .image)?.message == nil, "the logo is exempted")
    #expect(try audit(Text("Words").foregroundStyle(.white), .image)?.message?.contains("measured: 1:1;") == true)
    #expect(try audit(Text("Words"), .image)?.message == nil, "exemptions of a scope may fit nothing")
  }

  @Test func `an operation audits the pictures that it asserts`() throws {
    let message = try withSnapshotTesting(audit: .contrast) { try audit(logo(), .image)?.message }
    #expect(message?.contains("measured: 1:1;") == true)
    #expect(try audit(logo(), .image) == nil)
  }

  @Test func `the variants of a contact sheet are audited with their names, the sheet is not`() throws {
    let strategy = Snapshotting<AnyView, UIImage>.contactSheet(varying: .colorSchemes)
    let found = try withSnapshotTesting(audit: .contrast) {
      try audit(AnyView(Text("Words").foregroundStyle(.black)), strategy)
    }
    #expect(found?.findings.map(\.place.variants) == [["dark"]])
    #expect(found?.message?.hasPrefix("dark: The audit found 1 issue") == true)
  }

  @Test func `only the findings of the variant whose picture is kept have places in it`() throws {
    let strategy = Snapshotting<AnyView, UIImage>.contactSheet(varying: .colorSchemes)
    let found = try withSnapshotTesting(audit: .contrast) {
      try audit(AnyView(Text("Words").foregroundStyle(.gray)), strategy)
    }
    let dark = try withSnapshotTesting(audit: .contrast) {
      try audit(
        AnyView(
          HStack {
            Text("A").foregroundStyle(.white); Text("B").foregroundStyle(.black)
          }), strategy)
    }
    #expect(found?.findings.first?.place.framesInSheet?.count == 1)
    #expect(dark?.findings.map(\.place.variants) == [["light"], ["dark"]])
    #expect(dark?.findings.map { $0.place.framesInSheet?.count } == [1, 0])
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

  @Test func `an issue is outlined in the picture of each variant that has it`() throws {
    let view = VStack {
      Text("Grey").foregroundStyle(.gray)
      Text("Black").foregroundStyle(.black)
    }
    let order = AuditOrder(types: .contrast)
    let picture = ViewPicture(layout: .fixed(width: 60, height: 60), traits: UITraitCollection(), isOpaque: true)
    let variants = SnapshotAxis.variants(of: picture, varying: [.colorSchemes, .directions])
    let auditing = ViewAuditing(order: order)
    let report = AuditReport(try auditing.findings(in: view, variants: variants), ignoring: [], types: order.types)
    let audit = try auditing.audit(report, message: report.message, view: view, variants)
    let black = try #require(audit.findings.first { $0.place.view.contains("Black") })
    let grey = try #require(audit.findings.first { $0.place.view.contains("Grey") })
    #expect(black.place.variants == ["dark-leftToRight", "dark-rightToLeft"])
    #expect(grey.place.variants == ["light-leftToRight", "light-rightToLeft"])
    // Four pictures of 60 points with margins of 16 points, below their names.
    #expect(audit.picture?.size.width == 2 * (4 * 60 + 5 * 16))
    #expect(black.place.framesInSheet?.map { Int($0.x / 76) } == [2, 3])
    #expect(grey.place.framesInSheet?.map { Int($0.x / 76) } == [0, 1])
    #expect(grey.place.framesInSheet?.allSatisfy { $0.y > 52 && $0.y < 72 } == true)
    let marked = try #require(audit.marked.flatMap { UIImage(data: $0) }?.cgImage?.bitmap)
    for place in (black.place.framesInSheet ?? []) + (grey.place.framesInSheet ?? []) {
      let color = marked.color(x: Int(place.x * 2) + 1, y: Int((place.y + place.height / 2) * 2))
      #expect(color == SIMD3(215, 0, 20))
    }
  }
}
