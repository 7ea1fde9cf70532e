import Testing
import TouchstoneSnapshots

@testable import TouchstoneReport

struct ShortEntriesTests {
  @Test func `entries without pictures are columns, and what they have in common is written once`() throws {
    let run = try SampleRun()
    let view = PlacedView(path: "Card", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
    for number in 0..<4 {
      run.add("Cards/card \(number)", .failed, reason: .differs, deltaE: Double(9 - number)) {
        $0.edits = [ViewEdit(.paint, before: "#0059CC", after: "#0087FF", view: view)]
        if number != 1 { $0.unkeptDigest = String(repeating: "0\(number)", count: 32) }
      }
    }
    let entries = run.documentAsIs().entries
    let short = ShortEntries(entries)
    // The one with pictures comes first.
    #expect(short.places == [0])
    #expect(short.ids == ["Cards/card 0", "Cards/card 2", "Cards/card 3"])
    #expect(short.group == [0, 0, 0] && short.groups.count == 1)
    let group = try #require(short.groups.first)
    #expect(group.around.map { short.texts[$0] } == ["Snapshots/CardTests/", "@2x.png"])
    #expect(group.causes == [1] && group.change == 1)
    #expect(short.digests.count == 192 && short.digests.hasPrefix("0000") && short.digests.hasSuffix("0303"))
    #expect(short.severities == entries.dropFirst().map { ($0.severity * 1000).rounded() / 1000 })
  }
}
