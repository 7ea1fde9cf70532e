import Foundation
import Testing
import TouchstoneAudits

@MainActor @Suite struct AuditSampleTests {
  static let all: [AuditSamples] = [
    .contrast, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait, .action,
    .parentChild, .offScreen, .imageResolution, .imageAspectRatio, .textSize, .missingContent, .hairline,
    .elementDetection, .overlap, .safeArea, .readingOrder, .color, .unlocalizedKeys,
  ]

  private func samples(_ type: AuditType) throws -> AuditSamples {
    try #require(Self.all.first { $0.type == type })
  }

  @Test(arguments: AuditType.all.elements) func `each wrong view is found`(type: AuditType) throws {
    let missed = try samples(type).missed
    #expect(missed.isEmpty, "\(missed.joined(separator: "\n"))")
  }

  @Test(arguments: AuditType.all.elements) func `no right view is found`(type: AuditType) throws {
    let alarms = try samples(type).falseAlarms
    #expect(alarms.isEmpty, "\(alarms.joined(separator: "\n"))")
  }

  @Test(arguments: AuditType.all.elements) func `each kind has at least ten wrong and ten right views`(
    type: AuditType
  ) throws {
    let samples = try samples(type)
    #expect(samples.wrong.count >= 10)
    #expect(samples.right.count >= 10)
    #expect(Set((samples.wrong + samples.right).map(\.name)).count == samples.wrong.count + samples.right.count)
  }

  @Test func `the documentation has the numbers of wrong views that are found and of false alarms`() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: package.appendingPathComponent("Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/Audits.md"),
      encoding: .utf8)
    var sums = [0, 0, 0, 0]
    for samples in Self.all {
      let wrong = samples.wrong.count
      let counts = [wrong, wrong - (try samples.missed.count), samples.right.count, try samples.falseAlarms.count]
      sums = zip(sums, counts).map(+)
      expect("`\(samples.type)`", counts, in: article)
    }
    expect("all", sums, in: article)
  }

  private func expect(_ name: String, _ counts: [Int], in article: String) {
    let row = "| \(name) | " + counts.map(String.init).joined(separator: " | ") + " |"
    #expect(article.contains(row + "\n"), "Audits.md lacks the row \(row)")
  }
}
