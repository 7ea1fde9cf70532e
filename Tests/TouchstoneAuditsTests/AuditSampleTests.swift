import Foundation
import Testing
import TouchstoneAudits

@MainActor @Suite struct AuditSampleTests {
  static let all: [AuditSamples] = [
    .contrast, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait, .parentChild, .offScreen,
    .imageResolution, .imageAspectRatio, .textSize, .missingContent, .hairline,
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
}
