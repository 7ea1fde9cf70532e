import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// Goldens that were drawn with other fonts than a machine has.
@Suite struct OtherFontsTests {
  private func strategy(
    _ digit: Character, isOfMachine: Bool = true, name: String = "Inter.otf"
  ) -> Snapshotting<UIImage, UIImage> {
    var strategy = Snapshotting<UIImage, UIImage>.image
    let font = GoldenIngredient(
      fontDigest: String(repeating: digit, count: 64), version: "Version \(digit)", isOfMachine: isOfMachine)
    strategy.provenance = { GoldenMetadata(strategy: "image", ingredients: [name: font]) }
    return strategy
  }

  private func card(_ red: UInt8 = 255) -> UIImage {
    let bitmap = Bitmap(width: 8, height: 8) { bytes in
      // Blue, green, red, alpha.
      for index in bytes.indices { bytes[index] = [0, 0, red, 255][index % 4] }
    }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: 2)
  }

  private func golden(_ folder: URL) -> Data? {
    FileManager.default.contents(atPath: folder.path + "/Snapshots/CardTests/Cards/dark.1@2x.png")
  }

  @Test(arguments: [["TOUCHSTONE_RECORD": "all"], ["TOUCHSTONE_RECORD": "failed"], [:]])
  func `a difference by another font fails in one line, and is recorded in no mode`(variables: [String: String]) throws
  {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(card(), as: strategy("a"))
      let before = try #require(golden(folder))
      let harness = VerifierHarness(folder, variables, run: "2")
      let outcome = harness.verify(card(0), as: strategy("e"))
      #expect(outcome.result.reason == .fonts)
      #expect(golden(folder) == before)
      let message = try #require(outcome.message)
      #expect(
        message.hasPrefix(
          #"Snapshot "Cards/dark" differs from its golden, which was drawn with a different version of Inter.otf. See the "#
            + "note about fonts in this run's output.\nLook: .build/touchstone/2/artefacts/"))
      #expect(message.split(separator: "\n").count == 2)
    }
  }

  @Test func `the run says it once, and its log keeps it for the report`() throws {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(card(), as: strategy("a"))
      let harness = VerifierHarness(folder, run: "2")
      for _ in 1...3 { _ = harness.verify(card(0), as: strategy("e"), record: .never) }
      harness.session.append(.end)
      let log = try RunLog(runFolders: [harness.session.folder.url], package: folder)
      #expect(log.notes.count == 1)
      #expect(
        log.notes.first?.hasPrefix(
          "Fonts: goldens were drawn with Inter.otf Version a (aaaaaaaaaaaa); this machine has Version e (eeeeeeeeeeee)."
        )
          == true)
      #expect(log.notes.first?.contains("swift package snapshot-fonts install") == true)
      #expect(log.notes.first?.contains("swift package snapshot-fonts replace") == true)
      // Another process of the run has it in its log too, and the reader once.
      let second = VerifierHarness(folder, run: "2", process: 1)
      _ = second.verify(card(0), as: strategy("e"), record: .never)
      #expect(try RunLog(runFolders: [harness.session.folder.url], package: folder).notes.count == 1)
      #expect(log.damage.isEmpty)
    }
  }

  @Test func `a first golden is not recorded with fonts that the others were not drawn with`() throws {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(card(), as: strategy("a"), named: "old")
      for record in [nil, SnapshotTestingConfiguration.Record.all] {
        let outcome = VerifierHarness(folder, run: "2").verify(card(), as: strategy("e"), record: record)
        #expect(outcome.result.reason == .fonts)
        #expect(golden(folder) == nil)
      }
      // Fonts that no golden has say nothing against it.
      let other = VerifierHarness(folder, run: "3").verify(card(), as: strategy("e", name: "Mono.ttf"))
      #expect(other.result.recorded == .new)
    }
  }

  @Test func `a font that the package pins or its tests bring is recorded with`() throws {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(card(), as: strategy("a"))
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"], run: "2")
      let outcome = harness.verify(card(0), as: strategy("e", isOfMachine: false))
      #expect(outcome.result.recorded == .changed)
      let log = try RunLog(runFolders: [harness.session.folder.url], package: folder)
      #expect(log.notes.isEmpty)
    }
  }

  @Test func `a picture that is the same with another font passes`() throws {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(card(), as: strategy("a"))
      #expect(VerifierHarness(folder, run: "2").verify(card(), as: strategy("e")).result.verdict == .passed)
    }
  }
}
