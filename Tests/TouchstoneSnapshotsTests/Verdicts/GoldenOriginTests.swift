import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct GoldenOriginTests {
  /// A picture with one pixel of another colour, which `.ui` tolerates and `.strict` does not.
  private func picture(_ level: UInt8) -> UIImage {
    var bytes = [UInt8](repeating: 255, count: 40 * 40 * 4)
    for pixel in 0..<40 { bytes[(20 * 40 + pixel) * 4] = level }
    return UIImage(cgImage: CGImage(bitmap: Bitmap(width: 40, height: 40, bytes: bytes)), scale: 1)
  }

  /// Compares a picture with a golden that has lost its texts.
  private func verify(
    _ level: UInt8, _ variables: [String: String] = [:], isOwn: Bool = false, keepsTexts: Bool = false,
    strategy: Snapshotting<UIImage, UIImage> = .image
  ) throws -> SnapshotOutcome {
    try withTemporaryFolder { folder in
      let recorded = VerifierHarness(folder, variables).verify(picture(255), as: .image)
      let file = folder.appendingPathComponent(recorded.result.golden)
      if !keepsTexts { try #require(picture(255).cgImage).bitmap.pngData().write(to: file) }
      let harness = VerifierHarness(folder, variables, run: "2", invocation: "2-2")
      if isOwn { harness.session.declareOwnGoldens() }
      return harness.verify(picture(level), as: strategy)
    }
  }

  /// Records goldens, and writes them again as ones that another version of Touchstone drew.
  private func record(_ names: [String], by tool: String, in folder: URL) throws {
    for name in names {
      let recorded = VerifierHarness(folder).verify(picture(255), as: .image, named: name)
      let old = GoldenMetadata(
        tool: tool, scale: 1, strategy: "image", ingredients: ["cairo": GoldenIngredient(version: "1.16.0")])
      try #require(picture(255).cgImage).bitmap.pngData(metadata: old.texts)
        .write(to: folder.appendingPathComponent(recorded.result.golden))
    }
  }

  /// The strategy for what was drawn with the same library as these.
  private var drawn: Snapshotting<UIImage, UIImage> {
    var strategy = Snapshotting<UIImage, UIImage>.image
    strategy.provenance = {
      GoldenMetadata(strategy: "image", ingredients: ["cairo": GoldenIngredient(version: "1.16.0")])
    }
    return strategy
  }

  private func notes(_ harness: VerifierHarness, _ folder: URL) throws -> [String] {
    try RunLog(runFolders: [harness.session.folder.url], package: folder).notes
  }

  @Test func `goldens of another version are compared strictly, and say so if they differ`() throws {
    try withTemporaryFolder { folder in
      try record(["a", "b", "same"], by: "0.0.9", in: folder)
      let harness = VerifierHarness(folder, run: "2", invocation: "2-2")
      let same = harness.verify(picture(255), as: drawn, named: "same")
      #expect(same.message == nil)
      #expect(try notes(harness, folder).isEmpty)
      for name in ["a", "b"] {
        let outcome = harness.verify(picture(250), as: drawn, named: name)
        #expect(outcome.result.comparison?.comparer == ".strict" && outcome.result.warnings.isEmpty)
        let version = "It was recorded by Touchstone 0.0.9; this is \(TouchstoneVersion.current)."
        #expect(outcome.message?.hasSuffix("\n" + version) == true, "\(outcome.message ?? "none")")
      }
      #expect(
        try notes(harness, folder) == [
          """
          Versions: some goldens that differ were drawn by another version of Touchstone than this one, \
          \(TouchstoneVersion.current).
            Record what a version changes, and nothing else, at a commit that still has the one before: \
          swift package record-snapshots --for-upgrade \(TouchstoneVersion.current)
          """
        ])
    }
  }

  @Test(arguments: [true, false])
  func `nothing is said of how to upgrade while goldens are recorded, or revisions compared`(records: Bool) throws {
    try withTemporaryFolder { folder in
      try record(["a"], by: "0.0.9", in: folder)
      let base = ["TOUCHSTONE_SNAPSHOTS": folder.appendingPathComponent("Snapshots").path, "TOUCHSTONE_BASE": "main"]
      let variables = records ? ["TOUCHSTONE_RECORD": "all"] : base
      let harness = VerifierHarness(folder, variables, run: "2", invocation: "2-2")
      #expect(harness.verify(picture(250), as: drawn, named: "a").result.comparison?.comparer == ".strict")
      #expect(try notes(harness, folder).isEmpty)
    }
  }

  @Test(arguments: [
    ("0.0.9", true, true), ("0.0.9", false, false), (TouchstoneVersion.lastWithInterWidths + ".1", true, false),
  ])
  func `a package without pinned fonts is told once why old goldens differ`(
    tool: String, isUnpinned: Bool, isTold: Bool
  ) throws {
    try withTemporaryFolder { folder in
      try record(["a", "b"], by: tool, in: folder)
      let harness = VerifierHarness(folder, run: "2", invocation: "2-2")
      if isUnpinned { harness.session.declareUnpinnedFonts() }
      for name in ["a", "b"] { #expect(harness.verify(picture(0), as: .image, named: name).message != nil) }
      #expect(
        try notes(harness, folder).filter { $0.contains("Inter's") }
          == (isTold
            ? [
              """
              Versions: some goldens that differ were drawn when text had the widths of Inter's letters. It is as wide as on \
              a device now where a package pins no fonts.
                Record them again: swift package record-snapshots
                Keep the widths: swift package snapshot-fonts pin, then change "widths" to "inter" in Snapshots/fonts.json
              """
            ] : []))
    }
  }

  @Test func `a golden that lost its texts is compared leniently, and a warning says so`() throws {
    let tolerated = try verify(250)
    #expect(tolerated.message == nil)
    #expect(
      tolerated.result.warnings == [
        "The golden does not say how it was drawn, so it was compared as one of another tool, which tolerates more. "
          + "Image optimisers remove its texts. Record it again: "
          + "swift package record-snapshots --replace-foreign --only Cards/dark, "
          + #"or have all goldens compared strictly: "goldens": "own" in Snapshots/fonts.json."#
      ])
    let differs = try verify(0)
    #expect(differs.result.reason == .differs)
    #expect(differs.result.warnings.count == 1)
  }

  /// Records with libraries and a font, changes what the golden says of them, and compares.
  private func verify(_ level: UInt8, changing change: (inout GoldenMetadata) -> Void) throws -> (
    outcome: SnapshotOutcome, notes: [String]
  ) {
    try withTemporaryFolder { folder in
      var made = GoldenMetadata(
        strategy: "image",
        ingredients: [
          "cairo": GoldenIngredient(version: "1.16.0"), "libpng": GoldenIngredient(version: "1.6.39"),
          "Inter.ttf": GoldenIngredient(fontDigest: String(repeating: "a", count: 64), version: "Version 3"),
        ])
      var strategy = Snapshotting<UIImage, UIImage>.image
      let now = made
      strategy.provenance = { now }
      let recorded = VerifierHarness(folder).verify(picture(255), as: strategy)
      made.tool = TouchstoneVersion.current
      made.scale = 1
      change(&made)
      try #require(picture(255).cgImage).bitmap.pngData(metadata: made.texts)
        .write(to: folder.appendingPathComponent(recorded.result.golden))
      let harness = VerifierHarness(folder, run: "2", invocation: "2-2")
      let outcome = harness.verify(picture(level), as: strategy)
      return (outcome, try RunLog(runFolders: [harness.session.folder.url], package: folder).notes)
    }
  }

  @Test func `a golden that lost what it was drawn with is compared leniently, and a warning says so`() throws {
    for level in [250, 0] as [UInt8] {
      let (outcome, notes) = try verify(level) { $0.ingredients = [:] }
      #expect((outcome.message == nil) == (level == 250))
      #expect(outcome.result.comparison?.comparer == ".ui" && notes.isEmpty)
      #expect(
        outcome.result.warnings == [
          "The golden does not say with which libraries it was drawn, so it was compared as one of another tool, which "
            + "tolerates more. Image optimisers remove its texts. Record it again: "
            + "swift package record-snapshots --only Cards/dark, "
            + #"or have all goldens compared strictly: "goldens": "own" in Snapshots/fonts.json."#
        ])
    }
    // A font alone says nothing about the libraries.
    let (outcome, _) = try verify(250) { $0.ingredients = $0.ingredients.filter { $0.value.fontDigest != nil } }
    #expect(outcome.result.warnings.count == 1)
  }

  @Test func `a golden of other libraries or fonts is compared leniently, and the run says so once`() throws {
    let font = GoldenIngredient(fontDigest: String(repeating: "e", count: 64), version: "Version 4")
    for (name, other) in [("cairo", GoldenIngredient(version: "1.18.0")), ("Inter.ttf", font)] {
      let (outcome, notes) = try verify(250) { $0.ingredients[name] = other }
      #expect(outcome.message == nil && outcome.result.warnings.isEmpty)
      #expect(outcome.result.comparison?.comparer == ".ui")
      let note =
        "Versions: some goldens were drawn with another version of \(name) than this machine has. They are compared"
      #expect(notes.count == 1 && notes.first?.hasPrefix(note) == true)
      let (differs, _) = try verify(0) { $0.ingredients[name] = other }
      #expect(differs.message != nil)
      #expect(differs.result.drift?.first?.hasPrefix("It was recorded with \(name) \(other.description); ") == true)
      let (same, none) = try verify(255) { $0.ingredients[name] = other }
      #expect(same.message == nil && same.result.drift == nil && none.isEmpty)
    }
    let (same, none) = try verify(250) { _ in }
    #expect(same.result.comparison?.comparer == ".strict" && none.isEmpty && same.result.drift == nil)
  }

  @Test func `no warning without need`() throws {
    #expect(try verify(255).result.warnings.isEmpty)
    #expect(try verify(250, keepsTexts: true).result.warnings.isEmpty)
    #expect(try verify(250, strategy: .image(precision: 0.5)).result.warnings.isEmpty)
  }

  /// Apple's goldens lie there. This one has the pixel hash of Touchstone.
  @Test func `beside tests, only a golden with a stamp is known to be Touchstone's`() throws {
    let beside = ["TOUCHSTONE_LAYOUT": "__Snapshots__"]
    #expect(try verify(250, beside).result.warnings.count == 1)
    try withTemporaryFolder { folder in
      let recorded = VerifierHarness(folder, beside).verify(picture(255), as: .image)
      let file = folder.appendingPathComponent(recorded.result.golden)
      var foreign = try #require(picture(255).cgImage).bitmap.pngData()
      let stamp = try #require(foreign.range(of: Data("tsHS".utf8)))
      foreign.removeSubrange(stamp.lowerBound - 4..<stamp.upperBound + 25)
      try foreign.write(to: file)
      let outcome = VerifierHarness(folder, beside, run: "2", invocation: "2-2").verify(picture(250), as: .image)
      #expect(outcome.message == nil)
      #expect(outcome.result.warnings.isEmpty)
    }
  }

  @Test func `where all goldens are the package's own, each is compared strictly`() throws {
    for keepsTexts in [true, false] {
      let outcome = try verify(250, isOwn: true, keepsTexts: keepsTexts)
      #expect(outcome.result.reason == .differs)
      #expect(outcome.result.comparison?.comparer == ".strict")
      #expect(outcome.result.warnings.isEmpty)
    }
    #expect(try verify(255, isOwn: true).message == nil)
  }
}
