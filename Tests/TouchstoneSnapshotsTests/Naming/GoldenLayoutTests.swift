import Foundation
import Testing

@testable import TouchstoneSnapshots

@Suite struct GoldenLayoutTests {
  private func path(
    _ function: String, name: String? = nil, _ variables: [String: String] = [:], pathExtension: String? = "png"
  ) -> String {
    let environment = SnapshotEnvironment(variables.merging(["TOUCHSTONE_LAYOUT": "__Snapshots__"]) { $1 })
    let place = SourcePlace(
      package: URL(fileURLWithPath: "/p", isDirectory: true), file: "Tests/CardTests/Deep/Cards.swift",
      target: "CardTests", stem: "Cards")
    let request = SnapshotRequest(
      at: AssertionLocation(
        fileID: "CardTests/Cards.swift", filePath: "/p/Tests/CardTests/Deep/Cards.swift", line: 1, function: function),
      AssertionArguments(name: name), test: TestIdentity(argument: "3"))
    let key = GoldenKey(request, place: place, pathExtension: pathExtension, layout: environment.layout) { 2 }
    return key.folder(environment: environment).appendingPathComponent(key.fileName(scale: 2)).path
  }

  /// The expected names are those that swift-snapshot-testing's rule gives: `\W+` becomes `-`, ends are trimmed.
  @Test func `goldens of swift snapshot testing are found`() {
    let folder = "/p/Tests/CardTests/Deep/__Snapshots__/Cards/"
    #expect(path("testDark()") == folder + "testDark.2.png")
    #expect(path("testDark()", name: "wide card") == folder + "testDark.wide-card.png")
    #expect(path("testDark()", name: "iPhone, dark (2)") == folder + "testDark.iPhone-dark-2.png")
    #expect(path("testDark()", name: "größe_1") == folder + "testDark.größe_1.png")
    #expect(path("levels(level:)") == folder + "levels-level.2.png")
    #expect(path("testData()", pathExtension: nil) == folder + "testData.2")
  }

  @Test func `the folder of the environment still counts`() {
    #expect(path("testDark()", ["TOUCHSTONE_SNAPSHOTS": "/goldens"]) == "/goldens/CardTests/Cards/testDark.2.png")
  }

  @Test func `a layout that does not exist is a mistake`() {
    #expect(SnapshotEnvironment(["TOUCHSTONE_LAYOUT": "flat"]).mistakes.map(\.setting) == ["TOUCHSTONE_LAYOUT=flat"])
    #expect(SnapshotEnvironment(["TOUCHSTONE_LAYOUT": "package"]).layout == .package)
    #expect(SnapshotEnvironment([:]).layout == .package)
  }
}
