import Foundation
import Testing

@testable import TouchstoneAudits

@Suite struct AuditTypeTests {
  @Test func `a set of audits is described by the names of its kinds`() {
    #expect(AuditType([.trait, .contrast]).description == "contrast, trait")
    #expect(AuditType.all.elements.count == 20)
  }
}
