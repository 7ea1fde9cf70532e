import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// What looks like goldens, in folders of tests.
@Suite struct FixtureGoldenTests {
  @Test func `goldens of a package inside of the tests are not the package's`() throws {
    let run = try SampleRun()
    let own = "Tests/CardTests/__Snapshots__/Cards/card.1.txt"
    let other = "Tests/Fixtures/Other/Tests/OtherTests"
    for path in [own, "\(other)/__Snapshots__/Others/other.1.txt"] { try run.write(Data("a".utf8), to: path) }
    for path in ["Tests/CardTests/Cards.swift", "\(other)/Others.swift"] { try run.write(Data(), to: path) }
    #expect(found(run).count == 2)
    try run.write(Data("Package(targets: [.target()])".utf8), to: "Tests/Fixtures/Other/Package.swift")
    #expect(found(run) == [own])
  }

  @Test func `what lies beside no test is a fixture and no golden`() throws {
    let run = try SampleRun()
    try run.write(Data("a".utf8), to: "Tests/CardTests/Fixtures/__Snapshots__/Old/old.1.txt")
    #expect(found(run).isEmpty)
    try run.write(Data(), to: "Tests/CardTests/Fixtures/CardTests.swift")
    #expect(found(run).count == 1)
  }

  private func found(_ run: SampleRun) -> [String] {
    GoldenFolder(package: run.package).files.map { $0.path.relative(to: run.package) }
  }
}
