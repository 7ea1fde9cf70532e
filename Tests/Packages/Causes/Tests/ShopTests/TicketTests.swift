import Foundation
import Shop
import Testing
import TouchstoneTesting

@Suite struct TicketTests {
  private static let count = ProcessInfo.processInfo.environment["TICKET_COUNT"].flatMap { Int($0) } ?? 6

  @Test(.snapshots, arguments: 0..<count) func ticket(number: Int) {
    assertSnapshot(of: Ticket(number: number), as: .image)
  }
}
