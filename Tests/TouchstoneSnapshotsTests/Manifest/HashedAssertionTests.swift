import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// Assertions in a package that keeps hashes.
@Suite struct HashedAssertionTests {
  private func harness(
    _ folder: URL, _ variables: [String: String] = [:], run: String = "r",
    settings: String = #"{ "goldens": "hashes" }"#
  ) throws -> VerifierHarness {
    let file = folder.appendingPathComponent(PackageSettings.path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(settings.utf8).write(to: file)
    return VerifierHarness(folder, variables, run: run, invocation: run)
  }

  private func goldens(_ folder: URL) -> HashedGoldens {
    HashedGoldens(package: folder, environment: SnapshotEnvironment())
  }

  private let place = ManifestPlace(golden: "Snapshots/CardTests/Cards/dark.1.txt")
  private let manifest = "Snapshots/CardTests/Cards.goldens"

  private func picture(_ pixels: [(x: Int, y: Int)] = [], value: UInt8 = 0) -> UIImage {
    let bitmap = Bitmap(width: 40, height: 20) { bytes in
      for offset in 0..<40 * 20 * 4 { bytes[offset] = offset % 16 < 8 || offset % 4 == 3 ? 255 : 90 }
      for pixel in pixels { for part in 0..<3 { bytes[(pixel.y * 40 + pixel.x) * 4 + part] = value } }
    }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: 2)
  }

  /// Removes all objects, as on a machine that only has the repository.
  private func forget(_ folder: URL) throws {
    let goldens = goldens(folder)
    for address in goldens.objects.addresses { try goldens.objects.remove(address) }
  }

  @Test func `a first golden is a line and no file, and passes on a machine that has only that`() throws {
    try withTemporaryFolder { folder in
      #expect(try harness(folder).verify("one", as: .lines).result.recorded == .new)
      let text = try String(contentsOf: folder.appendingPathComponent(manifest), encoding: .utf8)
      // `printf one | sha256sum`
      let digest = "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed"
      #expect(text == "# touchstone.goldens/1\n\(digest)\t-\ttxt\tdark.1\n")
      #expect(names(in: folder.path + "/Snapshots/CardTests") == ["Cards.goldens"])
      try forget(folder)
      let outcome = try harness(folder, ["CI": "1"], run: "s").verify("one", as: .lines)
      #expect(outcome.result.verdict == .passed && outcome.result.goldenContents == digest)
      // What passes is there for a failure to be compared with.
      #expect(goldens(folder).objects.addresses.map(\.digest) == [digest])
    }
  }

  @Test func `a picture's line has its size and scale`() throws {
    try withTemporaryFolder { folder in
      let recorded = try harness(folder).verify(picture(), as: .image, named: "card")
      #expect(recorded.result.golden == "Snapshots/CardTests/Cards/dark.card@2x.png")
      let entry = try #require(try goldens(folder).manifest(at: manifest).entries["dark.card@2x.png"])
      #expect(entry.line.contains("\t40x20@2x\tpng\tdark.card"))
      try forget(folder)
      #expect(try harness(folder, run: "s").verify(picture(), as: .image, named: "card").result.verdict == .passed)
    }
  }

  @Test func `a difference is found in the picture that is on this machine`() throws {
    try withTemporaryFolder { folder in
      _ = try harness(folder).verify(picture(), as: .image)
      let changed = picture((4..<30).flatMap { x in (4..<15).map { (x, $0) } })
      let result = try harness(folder, run: "s").verify(changed, as: .image).result
      #expect(result.verdict == .failed && result.reason == .differs)
      #expect(result.comparison?.regions.count == 1)
      #expect(result.artefacts?.reference != nil && result.artefacts?.difference != nil)
      #expect(result.goldenContents == goldens(folder).objects.addresses.first?.digest)
    }
  }

  @Test func `a difference from a picture that is not on this machine fails and says so`() throws {
    try withTemporaryFolder { folder in
      _ = try harness(folder).verify(picture(), as: .image)
      try forget(folder)
      let result = try harness(folder, run: "s").verify(picture([(3, 3)]), as: .image).result
      #expect(result.verdict == .failed && result.reason == .differs)
      #expect(result.message?.contains("which is not on this machine") == true)
      #expect(result.message?.contains("Fetch: swift run touchstone goldens fetch --only Cards/dark\n") == true)
      #expect(result.artefacts?.actual != nil && result.artefacts?.reference == nil)
      #expect(result.isAcceptable)
    }
  }

  @Test func `an unreachable store changes no result`() throws {
    try withTemporaryFolder { folder in
      _ = try harness(folder).verify(picture(), as: .image)
      let away = #"{ "goldens": "hashes", "store": "https://127.0.0.1:1/away" }"#
      for (changed, verdict) in [([], SnapshotVerdict.passed), ([(3, 3)], .failed)] {
        let results = try [#"{ "goldens": "hashes" }"#, away].map { settings in
          try forget(folder)
          return try harness(folder, ["CI": "1"], run: "\(verdict)", settings: settings)
            .verify(picture(changed), as: .image).result
        }
        #expect(results.map(\.verdict) == [verdict, verdict])
        #expect(results[0].message == results[1].message && results[0].artefacts == results[1].artefacts)
      }
    }
  }

  @Test func `what a test tolerates passes only where the golden's picture is`() throws {
    try withTemporaryFolder { folder in
      _ = try harness(folder).verify(picture(), as: .image)
      let noisy = picture([(3, 3)])
      let tolerant = Snapshotting<UIImage, UIImage>.image(precision: 0.9)
      #expect(try harness(folder, run: "s").verify(noisy, as: tolerant).result.verdict == .passed)
      try forget(folder)
      #expect(try harness(folder, run: "t").verify(noisy, as: tolerant).result.verdict == .failed)
      #expect(try harness(folder, run: "u").verify(picture(), as: tolerant).result.verdict == .passed)
    }
  }

  /// Whoever can write to a store can put any file there, with any stamp.
  @Test(arguments: [true, false])
  func `an object that is something else counts as missing`(isCI: Bool) throws {
    try withTemporaryFolder { folder in
      _ = try harness(folder).verify(picture(), as: .image)
      let (goldens, changed) = (goldens(folder), picture([(3, 3)]))
      let golden = try #require(goldens.objects.addresses.first)
      // The picture that the test draws now, stamp and all.
      let other = try harness(folder, run: "s").verify(changed, as: .image).result
      let actual = try #require(other.artefacts?.actual)
      let file = goldens.objects.url.appendingPathComponent(golden.path)
      try Data(contentsOf: folder.appendingPathComponent(".build/touchstone/s/\(actual)")).write(to: file)
      let result = try harness(folder, isCI ? ["CI": "1"] : [:], run: "t").verify(changed, as: .image).result
      #expect(result.verdict == .failed)
      #expect(result.message?.contains("\(golden): its contents are those of ") == true)
    }
  }

  @Test func `the package's own folder may be named, and keeps hashes`() throws {
    try withTemporaryFolder { folder in
      _ = try harness(folder).verify("one", as: .lines)
      let named = ["CI": "1", "TOUCHSTONE_SNAPSHOTS": folder.path + "/Snapshots"]
      #expect(try harness(folder, named, run: "s").verify("one", as: .lines).result.verdict == .passed)
      #expect(try harness(folder, named, run: "t").verify("two", as: .lines).result.reason == .differs)
    }
  }

  /// The checkout that was built may still be there: its sources are found, and the goldens are those that are named.
  @Test func `the folder of another checkout keeps hashes if its settings say so`() throws {
    try withTemporaryFolder { folder in
      let (built, other) = (folder.appendingPathComponent("built"), folder.appendingPathComponent("other"))
      _ = try harness(built).verify("one", as: .lines)
      _ = try harness(other).verify("two", as: .lines)
      let named = ["CI": "1", "TOUCHSTONE_SNAPSHOTS": other.path + "/Snapshots"]
      #expect(try harness(built, named, run: "s").verify("two", as: .lines).result.verdict == .passed)
      #expect(try harness(built, named, run: "t").verify("one", as: .lines).result.reason == .differs)
      let recorded = ["TOUCHSTONE_RECORD": "failed", "TOUCHSTONE_SNAPSHOTS": other.path + "/Snapshots"]
      #expect(try harness(built, recorded, run: "u").verify("three", as: .lines).result.recorded == .changed)
      #expect(try harness(other, ["CI": "1"], run: "v").verify("three", as: .lines).result.verdict == .passed)
      #expect(try harness(built, ["CI": "1"], run: "w").verify("one", as: .lines).result.verdict == .passed)
    }
  }

  @Test func `recording changes the line, with and without the old picture`() throws {
    try withTemporaryFolder { folder in
      let place = try #require(place)
      _ = try harness(folder).verify("one", as: .lines)
      for (text, run) in [("two", "s"), ("three", "t")] {
        if text == "three" { try forget(folder) }
        let outcome = try harness(folder, ["TOUCHSTONE_RECORD": "failed"], run: run).verify(text, as: .lines)
        #expect(outcome.result.verdict == .recorded && outcome.result.recorded == .changed)
        #expect(
          try goldens(folder).entry(of: place)?.address == ObjectAddress(of: Data(text.utf8), pathExtension: "txt"))
      }
      let again = try harness(folder, ["TOUCHSTONE_RECORD": "all"], run: "u").verify("three", as: .lines).result
      #expect(again.verdict == .recorded && again.recorded == .unchanged)
      let never = try harness(folder, ["TOUCHSTONE_RECORD": "never"], run: "v").verify("four", as: .lines).result
      #expect(never.verdict == .failed && never.recorded == nil)
    }
  }

  @Test func `a lost line is a missing golden`() throws {
    try withTemporaryFolder { folder in
      _ = try harness(folder).verify("one", as: .lines)
      _ = try harness(folder).verify("two", as: .lines, named: "other")
      try goldens(folder).set(nil, at: #require(place))
      let result = try harness(folder, ["CI": "1"], run: "s").verify("one", as: .lines).result
      #expect(result.verdict == .failed && result.reason == .missing)
      // The picture that happens to be in the store is no golden.
      #expect(goldens(folder).objects.addresses.count == 2)
    }
  }

  /// A merge that brings an old line back: nothing heals silently.
  @Test func `a line that a merge has reverted fails, though its picture is there`() throws {
    try withTemporaryFolder { folder in
      let place = try #require(place)
      _ = try harness(folder).verify("old", as: .lines)
      let old = try goldens(folder).entry(of: place)
      _ = try harness(folder, ["TOUCHSTONE_RECORD": "all"], run: "s").verify("new", as: .lines)
      try goldens(folder).set(old, at: place)
      let result = try harness(folder, run: "t").verify("new", as: .lines).result
      #expect(result.verdict == .failed && result.reason == .differs)
      #expect(result.message?.contains("old") == true && result.message?.contains("new") == true)
      #expect(try goldens(folder).entry(of: place) == old)
    }
  }

  @Test func `a golden in a conflict fails unless someone asks for a recording, which settles it`() throws {
    try withTemporaryFolder { folder in
      _ = try harness(folder).verify("one", as: .lines)
      let file = folder.appendingPathComponent(manifest)
      let place = try #require(place)
      let line = try #require(try goldens(folder).entry(of: place)).line
      try Data("\(GoldenManifest.header)\n<<<<<<< HEAD\n\(line)\n=======\n>>>>>>> topic\n".utf8).write(to: file)
      for (index, variables) in [[:], ["CI": "1"], ["TOUCHSTONE_RECORD": "never"]].enumerated() {
        let result = try harness(folder, variables, run: "s\(index)").verify("one", as: .lines).result
        #expect(result.verdict == .failed && result.recorded == nil)
        #expect(result.message?.contains("conflict markers") == true)
        #expect(result.message?.contains("record-snapshots --failed") == true)
      }
      // Nor is another golden of the file recorded unasked, which would drop the markers.
      let other = try harness(folder, run: "t").verify("two", as: .lines, named: "other").result
      #expect(other.verdict == .failed && other.recorded == nil)
      let settled = try harness(folder, ["TOUCHSTONE_RECORD": "failed"], run: "u").verify("one", as: .lines).result
      #expect(settled.verdict == .recorded)
      #expect(try String(contentsOf: file, encoding: .utf8) == "\(GoldenManifest.header)\n\(line)\n")
    }
  }

  @Test func `a manifest that is none fails every snapshot of its file`() throws {
    try withTemporaryFolder { folder in
      _ = try harness(folder).verify("one", as: .lines)
      let file = folder.appendingPathComponent(manifest)
      try Data("# touchstone.goldens/2\n".utf8).write(to: file)
      for (index, variables) in [[:], ["TOUCHSTONE_RECORD": "all"]].enumerated() {
        let result = try harness(folder, variables, run: "s\(index)").verify("one", as: .lines).result
        #expect(result.verdict == .failed && result.reason == .unreadable)
        #expect(result.message?.contains("git checkout -- \(manifest)") == true)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "# touchstone.goldens/2\n")
    }
  }

  @Test func `goldens in folders of their own and baselines of audits stay files`() throws {
    try withTemporaryFolder { folder in
      let beside = try harness(folder, ["TOUCHSTONE_LAYOUT": "__Snapshots__"])
      #expect(beside.verify("one", as: .lines).result.recorded == .new)
      #expect(names(in: folder.path + "/Tests/CardTests/__Snapshots__/Cards") == ["dark.1.txt"])
      let elsewhere = try harness(folder, ["TOUCHSTONE_SNAPSHOTS": folder.path + "/other"], run: "s")
      #expect(elsewhere.verify("one", as: .lines).result.recorded == .new)
      #expect(names(in: folder.path + "/other/CardTests/Cards") == ["dark.1.txt"])
      #expect(goldens(folder).manifests.isEmpty)
    }
  }

  @Test func `a masked view may show something else, and the golden is found by what is around it`() throws {
    try withTemporaryFolder { folder in
      let strategy = Snapshotting<UIImage, UIImage>.image.masking(.rect(CGRect(x: 0, y: 0, width: 5, height: 5)))
      _ = try harness(folder).verify(picture([(3, 3)]), as: strategy)
      try forget(folder)
      let inside = try harness(folder, run: "s").verify(picture([(4, 4), (5, 5)]), as: strategy).result
      #expect(inside.verdict == .passed)
      let outside = try harness(folder, run: "t").verify(
        picture((14..<30).flatMap { x in (4..<15).map { (x, $0) } }), as: strategy
      ).result
      #expect(outside.verdict == .failed)
    }
  }

  /// As a conversion of a file leaves it, which has pixels under the mask.
  @Test func `a golden that matches by its picture only is named, and recorded again when that is asked for`() throws {
    try withTemporaryFolder { folder in
      let strategy = Snapshotting<UIImage, UIImage>.image.masking(.rect(CGRect(x: 0, y: 0, width: 5, height: 5)))
      _ = try harness(folder).verify(picture([(3, 3)]), as: .image)
      let found = try harness(folder, run: "s").verify(picture([(4, 4)]), as: strategy).result
      #expect(found.verdict == .passed)
      #expect(found.warnings.contains { $0.contains("record-snapshots --only Cards/dark") })
      let again = try harness(folder, ["TOUCHSTONE_RECORD": "failed"], run: "t").verify(picture([(4, 4)]), as: strategy)
      #expect(again.result.recorded == .changed)
      try forget(folder)
      #expect(try harness(folder, run: "u").verify(picture([(5, 5)]), as: strategy).result.verdict == .passed)
    }
  }
}
