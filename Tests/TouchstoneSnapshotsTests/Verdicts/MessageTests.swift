import Testing

@testable import TouchstoneSnapshots

/// Every text that a failed assertion can show.
@Suite struct MessageTests {
  private let plain = SnapshotFailure.Context(
    id: "CardTests/dark", golden: "Snapshots/T/CardTests/dark.1@2x.png", file: "Tests/T/CardTests.swift", line: 12)
  private var context: SnapshotFailure.Context {
    var context = plain
    context.look = ".build/touchstone/r/artefacts/T/CardTests/dark.1@2x.difference.png"
    return context
  }

  @Test func `a difference`() {
    let failure = SnapshotFailure.differs(
      text: "312 px in 2 regions, worst ΔE00 24.1 at (16, 16) 40×12 pt.", recorded: false)
    #expect(
      failure.message(context)
        == #"Snapshot "CardTests/dark" differs from its golden: 312 px in 2 regions, worst ΔE00 24.1 at (16, 16) "#
        + "40×12 pt.\nLook: .build/touchstone/r/artefacts/T/CardTests/dark.1@2x.difference.png\n"
        + "Accept: swift package record-snapshots --only CardTests/dark")
  }

  @Test func `a difference that was recorded`() {
    #expect(
      SnapshotFailure.differs(text: "3 px.", recorded: true).message(plain)
        == #"Snapshot "CardTests/dark" differs from its golden: 3 px. It was re-recorded: "#
        + "Snapshots/T/CardTests/dark.1@2x.png. Run the test again to compare with it.")
  }

  @Test func `a patch stands on lines of its own`() {
    #expect(
      SnapshotFailure.differs(text: "@@ −1,1 +1,1 @@\n−a\n+b", recorded: false).message(plain) == """
        Snapshot "CardTests/dark" differs from its golden:
        @@ −1,1 +1,1 @@
        −a
        +b
        Accept: swift package record-snapshots --only CardTests/dark
        """)
  }

  @Test func `another size`() {
    let failure = SnapshotFailure.sizeDiffers(
      actual: PictureSize(width: 162, height: 48, scale: 2),
      reference: PictureSize(width: 160, height: 49, scale: 2),
      text: "2 px wider, 1 px lower.", recorded: false)
    #expect(
      failure.message(plain)
        == #"Snapshot "CardTests/dark" is 81×24 pt at 2x (162×48 px), its golden is 80×24.5 pt at 2x (160×49 px): "#
        + "2 px wider, 1 px lower.\nAccept: swift package record-snapshots --only CardTests/dark")
  }

  @Test func `a snapshot that is not the same twice`() {
    let advice =
      "For the second, the clock was a day, an hour, a minute and a second ahead. Look for a value that changes: Date(), "
      + "UUID(), a random number, the order of a Set or Dictionary. Pass fixed values in, or mask the view."
    #expect(
      SnapshotFailure.unstable(text: "3 px differ.").message(plain)
        == #"Snapshot "CardTests/dark" is not stable: two captures in a row differ: 3 px differ. "# + advice)
    #expect(
      SnapshotFailure.unstable(text: nil).message(plain)
        == #"Snapshot "CardTests/dark" is not stable: two captures in a row differ. "# + advice)
    #expect(
      SnapshotFailure.unstable(text: "@@ −1,1 +1,1 @@\n−a\n+b").message(plain)
        == "Snapshot \"CardTests/dark\" is not stable: two captures in a row differ:\n@@ −1,1 +1,1 @@\n−a\n+b\n"
        + advice)
  }

  @Test func `variables that are not valid`() {
    let variables = ["TOUCHSTONE_LAYOUT": "flat", "TOUCHSTONE_RUNS_LIMIT": "1 GB"]
    #expect(
      SnapshotFailure.environment(SnapshotEnvironment(variables).mistakes).message(plain)
        == #"Snapshot "CardTests/dark" was not taken: the environment contains TOUCHSTONE_LAYOUT=flat, "#
        + "TOUCHSTONE_RUNS_LIMIT=1 GB. The layouts are package and __Snapshots__. "
        + "Specify the size in megabytes, as a whole number: TOUCHSTONE_RUNS_LIMIT=500.")
  }

  @Test func `a snapshot in an exit test without a name`() {
    #expect(
      SnapshotFailure.unnamedTest.message(plain)
        == "A snapshot was not taken: it is in an exit test, whose function has another name on every line. "
        + #"Name the test: assertSnapshot(of: …, as: …, testName: "…")"#)
  }

  @Test func `a snapshot that is not what was approved`() {
    let start =
      #"Snapshot "CardTests/dark" was not recorded, because it is not what was approved for "#
      + "Snapshots/T/CardTests/dark.1@2x.png."
    let end = "Record without approval: swift package record-snapshots --only CardTests/dark"
    #expect(
      SnapshotFailure.notApproved(nil).message(plain)
        == "\(start) Check out the commit that was reviewed, or approve this snapshot in a new report.\n\(end)")
    #expect(
      SnapshotFailure.notApproved(GitCommit(String(repeating: "0123456789", count: 4))).message(context)
        == "\(start)\nLook: .build/touchstone/r/artefacts/T/CardTests/dark.1@2x.difference.png\n"
        + "Check out the commit that was reviewed (012345678901), or approve this snapshot in a new report.\n\(end)")
  }

  @Test func `a missing golden`() {
    #expect(
      SnapshotFailure.missingRecorded.message(plain)
        == #"Snapshot "CardTests/dark" had no golden, so one was recorded: Snapshots/T/CardTests/dark.1@2x.png. "#
        + "Check it, then run the test again.")
    #expect(
      SnapshotFailure.recordedInThisRun.message(plain)
        == #"Snapshot "CardTests/dark" had no golden before this run, so one was recorded: "#
        + "Snapshots/T/CardTests/dark.1@2x.png. Check it, then run the tests again.")
    #expect(
      SnapshotFailure.missing(.continuousIntegration, otherScales: ["dark.1@3x.png"]).message(plain)
        == #"Snapshot "CardTests/dark" has no golden at Snapshots/T/CardTests/dark.1@2x.png, and nothing is recorded "#
        + "when CI is set, unless TOUCHSTONE_RECORD allows it. Goldens at other scales: dark.1@3x.png.\n"
        + "Record: swift package record-snapshots --only CardTests/dark")
  }

  @Test(arguments: [
    (RecordDecision.Source.forced, "this run does not record it"),
    (.argument, "the assertion's record mode is .never"), (.scope, "the scope's record mode is .never"),
    (.environment, "SNAPSHOT_TESTING_RECORD is never"),
    (.continuousIntegration, "nothing is recorded when CI is set, unless TOUCHSTONE_RECORD allows it"),
  ])
  func `why nothing is recorded`(source: RecordDecision.Source, words: String) {
    #expect(
      SnapshotFailure.missing(source, otherScales: []).message(plain).contains("dark.1@2x.png, and \(words).\nRecord:"))
  }

  @Test func `a golden that cannot be read`() {
    #expect(
      SnapshotFailure.unreadable(reason: "The PNG file is truncated.").message(plain)
        == #"Snapshot "CardTests/dark" cannot be compared: its golden Snapshots/T/CardTests/dark.1@2x.png cannot be "#
        + "read. The PNG file is truncated.\nRestore: git checkout -- Snapshots/T/CardTests/dark.1@2x.png\n"
        + "Record: swift package record-snapshots --only CardTests/dark")
    #expect(
      SnapshotFailure.pointer.message(plain)
        == #"Snapshot "CardTests/dark" cannot be compared: its golden Snapshots/T/CardTests/dark.1@2x.png is a Git LFS "#
        + "pointer, not the file itself.\n"
        + "Fetch: git lfs install && git lfs pull --include Snapshots/T/CardTests/dark.1@2x.png")
  }

  @Test func `a golden that cannot be read, and may be another tool's`() {
    #expect(
      SnapshotFailure.unknownOrigin(reason: "The PNG file is truncated.").message(plain)
        == #"Snapshot "CardTests/dark" cannot be compared: its golden Snapshots/T/CardTests/dark.1@2x.png cannot be "#
        + "read. The PNG file is truncated. Recording leaves it alone, because it does not say that Touchstone drew it.\n"
        + "Restore: git checkout -- Snapshots/T/CardTests/dark.1@2x.png\n"
        + "Replace: swift package record-snapshots --replace-foreign --only CardTests/dark")
  }

  @Test func `a font set that cannot be used`() {
    let failure = SnapshotFailure.fontSet("The font set \"fonts.json\" cannot be used: it lists no fonts.")
    #expect(
      failure.message(plain)
        == #"Snapshot "CardTests/dark" was not taken. The font set "fonts.json" cannot be used: it lists no fonts."#)
    #expect(failure.reason == .fonts)
  }

  @Test func `nothing to compare`() {
    #expect(
      SnapshotFailure.nothing.message(plain)
        == "There is nothing to compare: the list of strategies is empty. It is empty, too, if an axis of it has no values. "
        + #"Pass at least one strategy, and each axis at least one value: .images(varying: .locales("en_US", "ar"))"#)
    #expect(SnapshotFailure.inline("It differs.", .differs).message(plain) == "It differs.")
    #expect(SnapshotFailure.inline("It differs.", .differs).reason == .differs)
  }

  @Test func `nothing to see`() {
    let cure = "Give the view a size and something to draw, or allow an empty picture: `.image.allowingBlank()`."
    #expect(
      SnapshotFailure.empty(.noPixels).message(plain)
        == #"Snapshot "CardTests/dark" is empty: the picture has no pixels. "# + cure)
    #expect(
      SnapshotFailure.empty(.transparent(width: 20, height: 10)).message(plain)
        == #"Snapshot "CardTests/dark" is empty: all of its 20×10 px are fully transparent. "# + cure)
  }

  @Test func `two that share a golden`() {
    let other = SnapshotClaims.Claim(
      file: "Tests/T/CardTests.swift", line: 9, test: TestIdentity(), name: nil, fingerprint: "")
    let start =
      #"Snapshot "CardTests/dark" is asserted twice in one run with different content: on line 12 and "#
    let end =
      #". Both use Snapshots/T/CardTests/dark.1@2x.png. Give one of them a different name: "#
      + #"assertSnapshot(of: …, as: …, named: "another")"#
    #expect(SnapshotFailure.collision(other).message(plain) == start + "on line 9" + end)
    var elsewhere = other
    elsewhere.file = "Tests/T/Other.swift"
    #expect(SnapshotFailure.collision(elsewhere).message(plain) == start + "at Tests/T/Other.swift:9" + end)
  }

  @Test func `a picture that lacks something`() {
    #expect(
      SnapshotFailure.incomplete(["No font has a glyph for X."]).message(plain)
        == #"Snapshot "CardTests/dark" is incomplete. No font has a glyph for X. Add what is missing, or draw placeholders "#
        + "and get a warning instead: TOUCHSTONE_MISSING=warn")
    // A line of code is alone on its line.
    #expect(
      SnapshotFailure.incomplete(["Register it first:\ntry register(path)"]).message(plain) == """
        Snapshot "CardTests/dark" is incomplete.
        Register it first:
        try register(path)
        Add what is missing, or draw placeholders and get a warning instead: TOUCHSTONE_MISSING=warn
        """)
  }

  @Test func `a snapshot that does not come`() {
    #expect(
      SnapshotFailure.value(reason: "no such order").message(plain)
        == #"Snapshot "CardTests/dark" could not be taken: no such order"#)
    #expect(
      SnapshotFailure.timeout(2.5).message(plain)
        == #"Snapshot "CardTests/dark" timed out after 2.5 s. Raise `timeout:`, or make sure that the strategy calls its "#
        + "callback. A strategy that waits for the main queue cannot finish while a test blocks it.")
  }

  /// The system's words are those of strerror(3).
  @Test func `a golden that cannot be written`() {
    func text(_ operation: GoldenStoreError.Operation, _ code: Int32) -> String {
      SnapshotFailure.notWritten(GoldenStoreError(operation, path: "Snapshots/a.png", code: code)).message(plain)
    }
    let start = #"Snapshot "CardTests/dark" could not be recorded: Snapshots/a.png "#
    let end = " The old golden, if any, is unchanged."
    #expect(text(.write, 28) == start + "cannot be written: No space left on device. Free some disk space." + end)
    #expect(
      text(.makeFolder, 13) == start
        + "cannot be created: Permission denied. Make it writable, or store goldens elsewhere: "
        + "TOUCHSTONE_SNAPSHOTS=/path/to/Snapshots" + end)
    #expect(
      text(.replace, 30) == start + "cannot be replaced: Read-only file system. Make it writable, or store goldens "
        + "elsewhere: TOUCHSTONE_SNAPSHOTS=/path/to/Snapshots" + end)
    #expect(
      text(.replace, 21) == start + "cannot be replaced: Is a directory. Check the file or folder at this path." + end)
    #expect(
      SnapshotFailure.notEncoded(reason: "a PNG holds at least one pixel").message(plain)
        == #"Snapshot "CardTests/dark" could not be recorded at Snapshots/T/CardTests/dark.1@2x.png: "#
        + "a PNG holds at least one pixel")
  }

  @Test func `a comparison that breaks`() {
    #expect(
      SnapshotFailure.comparison(reason: "the mask is 3×3 px").message(plain)
        == #"Snapshot "CardTests/dark" could not be compared with its golden Snapshots/T/CardTests/dark.1@2x.png: "#
        + "the mask is 3×3 px")
  }

  @Test func `recording that is left on`() {
    let start = #"Snapshot "CardTests/dark": recording is on. The golden Snapshots/T/CardTests/dark.1@2x.png "#
    let end = " and run the test again to compare with the golden."
    #expect(
      SnapshotFailure.recordingIsOn(.new, .argument).message(plain) == start + "was recorded. Remove `record: .all`"
        + end
    )
    #expect(
      SnapshotFailure.recordingIsOn(.changed, .scope).message(plain)
        == start + "was replaced. Remove `record: .all` of withSnapshotTesting or the .snapshots trait, "
        + "or `isRecording = true`," + end)
    #expect(
      SnapshotFailure.recordingIsOn(.unchanged, .environment).message(plain)
        == start + "already matches and was left unchanged. Remove SNAPSHOT_TESTING_RECORD=all" + end)
  }

  @Test func `a source outside of a package`() {
    #expect(
      SnapshotFailure.noPackage.message(plain)
        == #"Snapshot "CardTests/dark" cannot be stored: Tests/T/CardTests.swift is not inside a package (no parent "#
        + "folder has a Package.swift). Specify where to store goldens: TOUCHSTONE_SNAPSHOTS=/path/to/Snapshots")
  }

  @Test func `versions and the diff tool are added and names with blanks are quoted`() {
    var context = plain
    context.id = "CardTests/it's dark"
    context.otherVersion = "0.1.0"
    context.drift = ["It was recorded with Inter-Regular.ttf 1a2b; this machine has 3c4d."]
    context.diffTool = "ksdiff a b"
    #expect(
      SnapshotFailure.differs(text: "3 px.", recorded: false).message(context)
        == #"Snapshot "CardTests/it's dark" differs from its golden: 3 px."# + "\n"
        + #"Accept: swift package record-snapshots --only 'CardTests/it'\''s dark'"# + "\n"
        + "It was recorded by Touchstone 0.1.0; this is \(TouchstoneVersion.current).\n"
        + "It was recorded with Inter-Regular.ttf 1a2b; this machine has 3c4d.\nCompare: ksdiff a b")
  }

  @Test func `fonts of another machine`() {
    #expect(
      SnapshotFailure.fontNotOnMachine("Inter-Regular.otf").message(context)
        == #"Snapshot "CardTests/dark" was not drawn: the font Inter-Regular.otf, which the package pins, is not installed "#
        + "on this machine.\nInstall: swift package snapshot-fonts install")
    #expect(
      SnapshotFailure.otherFonts(["A.otf", "B.otf"], hasGolden: false).message(plain)
        == #"Snapshot "CardTests/dark" has no golden and was not recorded, because the package's other goldens were "#
        + "drawn with a different version of A.otf, B.otf. See the note about fonts in this run's output.")
    #expect(
      SnapshotFailure.otherFonts(["A.otf", "B.otf", "C.otf", "D.otf"], hasGolden: true).message(plain)
        == #"Snapshot "CardTests/dark" differs from its golden, which was drawn with a different version of A.otf and 3 other "#
        + "fonts. See the note about fonts in this run's output.")
  }
}
