extension SnapshotFailure {
  /// Returns the failure, its reason and its fix in words. Files to look at and commands to run are on lines of their
  /// own.
  package func message(_ context: Context) -> String {
    let version = context.otherVersion.map {
      "It was recorded by Touchstone \($0); this is \(TouchstoneVersion.current)."
    }
    let parts =
      sentences(context) + [version].compactMap { $0 } + context.drift
      + (context.diffTool.map { ["Compare: \($0)"] } ?? [])
    return parts.reduce("") { text, part in
      if text.isEmpty { return part }
      let isLine = text.contains("\n") || part.contains("\n") || Self.leads.contains { part.hasPrefix($0) }
      return text + (isLine ? "\n" : " ") + part
    }
  }

  /// The beginnings of lines with a file or a command.
  private static let leads = [
    "Change: ", "View: ", "Views: ", "Look: ", "Show: ", "Accept: ", "Record: ", "Record without approval: ",
    "Restore: ",
    "Replace: ",
    "Fetch: ", "Install: ",
    "Compare: ",
  ]

  private func sentences(_ context: Context) -> [String] {
    let snapshot = "Snapshot \"\(context.id)\""
    switch self {
    case .differs(let text, let recorded):
      let end = recorded ? [Self.recordedNow(context)] : context.accept
      let difference = text.contains("\n") ? ":\n\(text)" : ": \(text)"
      return ["\(snapshot) differs from \(context.reference)\(difference)"] + context.about + end
    case .foreign(let text):
      let difference = text.contains("\n") ? ":\n\(text)" : ": \(text)"
      return ["\(snapshot) differs from its golden\(difference)"] + context.about + [
        "The golden \(context.golden) was not replaced, because another tool drew it.",
        context.replace,
      ]
    case .unknownOrigin(let reason):
      return [
        "\(snapshot) cannot be compared: its golden \(context.golden) cannot be read. \(reason)",
        "Recording leaves it alone, because it does not say that Touchstone drew it.",
      ] + context.restore + [context.replace]
    case .notApproved(let commit):
      return ["\(snapshot) was not recorded, because it is not what was approved for \(context.golden)."]
        + (context.lookText.map { [$0] } ?? []) + [
          "Check out the commit that was reviewed\(commit.map { " (\($0.short))" } ?? ""), or approve this snapshot in a "
            + "new report.",
          "Record without approval: \(context.command)",
        ]
    case .sizeDiffers(let actual, let reference, let text, let recorded):
      let end = recorded ? [Self.recordedNow(context)] : context.accept
      let golden = context.base.map { "in \($0) it" } ?? "its golden"
      return ["\(snapshot) is \(Self.size(actual)), \(golden) is \(Self.size(reference)): \(text)"]
        + context.about + end
    case .missingRecorded:
      return [
        "\(snapshot) had no golden, so one was recorded: \(context.golden).",
        "Check it, then run the test again.",
      ]
    case .recordedInThisRun:
      return [
        "\(snapshot) had no golden before this run, so one was recorded: \(context.golden).",
        "Check it, then run the tests again.",
      ]
    case .missing where context.base != nil:
      return ["\(snapshot) is new: \(context.reference) has no such snapshot."] + (context.lookText.map { [$0] } ?? [])
    case .missing(let source, let otherScales):
      let others =
        otherScales.isEmpty ? [] : ["Goldens at other scales: \(otherScales.joined(separator: ", "))."]
      return ["\(snapshot) has no golden at \(context.golden), and \(Self.prohibition(source))."] + others
        + context.record
    case .unreadable(let reason):
      return ["\(snapshot) cannot be compared: its golden \(context.golden) cannot be read. \(reason)"]
        + context.restore + context.record
    case .pointer:
      return [
        "\(snapshot) cannot be compared: its golden \(context.golden) is a Git LFS pointer, not the file itself.",
        "Fetch: git lfs install && git lfs pull --include \(context.golden.shellWord)",
      ]
    case .elsewhere(let address, let fault, let recorded):
      let end = recorded ? [Self.recordedNow(context)] : context.accept
      return [
        "\(snapshot) differs from its golden \(address), which is not on this machine\(fault.map { " (\($0))" } ?? ""): how "
          + "it differs, and whether the test tolerates that, is not known.",
        "Fetch: swift run touchstone goldens fetch --only \(context.id.shellWord)",
      ] + (context.lookText.map { [$0] } ?? []) + end
    case .manifest(let fault):
      return ["\(snapshot) cannot be compared. \(fault)"]
    case .empty(let emptiness):
      return [
        "\(snapshot) is empty: \(Self.words(emptiness)).",
        emptiness == .noBytes
          ? "Check the strategy's `toData`, or allow an empty file: `.allowingBlank()`."
          : "Give the view a size and something to draw, or allow an empty picture: `.image.allowingBlank()`.",
      ]
    case .collision(let other):
      let call = context.file == other.file ? "on line \(other.line)" : "at \(other.file):\(other.line)"
      return [
        "\(snapshot) is asserted twice in one run with different content:"
          + " on line \(context.line) and \(call). Both use \(context.golden).",
        "Give one of them a different name: assertSnapshot(of: …, as: …, named: \"another\")",
      ]
    case .value(let reason):
      return ["\(snapshot) could not be taken: \(reason)"] + (context.lookText.map { [$0] } ?? [])
    case .incomplete(let warnings):
      return ["\(snapshot) is incomplete."] + warnings
        + ["Add what is missing, or draw placeholders and get a warning instead: TOUCHSTONE_MISSING=warn"]
        + (context.lookText.map { [$0] } ?? [])
    case .ambiguous(let argument):
      return [
        "\(snapshot) was not taken: \(Self.words(argument))",
        "Give each argument its own testDescription (CustomTestStringConvertible), or"
          + " name the snapshot: assertSnapshot(of: …, as: …, named: \"…\")",
      ]
    case .unstable(let text):
      let difference = text.map { $0.contains("\n") ? ":\n\($0)" : ": \($0)" } ?? "."
      return [
        "\(snapshot) is not stable: two captures in a row differ\(difference)",
        "For the second, the clock was a day, an hour, a minute and a second ahead. Look for a value that changes: Date(), "
          + "UUID(), a random number, the order of a Set or Dictionary. Pass fixed values in, or mask the view.",
      ]
    case .timeout(let seconds):
      return [
        "\(snapshot) timed out after \(seconds.plain) s.",
        "Raise `timeout:`, or make sure that the strategy calls its callback. A strategy that waits for the main queue"
          + " cannot finish while a test blocks it.",
      ]
    case .notWritten(let error):
      return ["\(snapshot) could not be recorded: \(Self.words(error)) The old golden, if any, is unchanged."]
    case .notEncoded(let reason):
      return ["\(snapshot) could not be recorded at \(context.golden): \(reason)"]
    case .mask(let fault):
      let words = fault.words
      return ["\(snapshot) cannot be masked: \(words[0])"] + words.dropFirst()
    case .comparison(let reason):
      return ["\(snapshot) could not be compared with its golden \(context.golden): \(reason)"]
    case .recordingIsOn(let change, let source):
      return [
        "\(snapshot): recording is on. \(Self.words(change, context.golden))",
        "Remove \(Self.origin(source)) and run the test again to compare with the golden.",
      ]
    case .environment(let mistakes):
      return [
        "\(snapshot) was not taken: the environment contains "
          + "\(mistakes.map(\.setting).joined(separator: ", ")).",
        mistakes.map(\.remedy).joined(separator: " "),
      ]
    case .unnamedTest:
      return [
        "A snapshot was not taken: it is in an exit test, whose function has another name on every line.",
        "Name the test: assertSnapshot(of: …, as: …, testName: \"…\")",
      ]
    case .audit(let findings):
      return [findings] + (context.lookText.map { [$0] } ?? [])
    case .nothing:
      return [
        "There is nothing to compare: the list of strategies is empty. It is empty, too, if an axis of it has no values.",
        "Pass at least one strategy, and each axis at least one value: .images(varying: .locales(\"en_US\", \"ar\"))",
      ]
    case .inline(let text, _):
      return [text]
    case .notAudited(let reason):
      return ["The view could not be audited: \(reason)"]
    case .fontNotOnMachine(let font):
      return [
        "\(snapshot) was not drawn: the font \(font), which the package pins, is not installed on this machine.",
        "Install: swift package snapshot-fonts install",
      ]
    case .fontSet(let fault), .settings(let fault):
      return ["\(snapshot) was not taken. \(fault)"]
    case .otherFonts(let fonts, let hasGolden):
      let names = fonts.count > 3 ? "\(fonts[0]) and \(fonts.count - 1) other fonts" : fonts.joined(separator: ", ")
      let start =
        hasGolden
        ? "\(snapshot) differs from its golden, which was drawn with a different version of \(names)"
        : "\(snapshot) has no golden and was not recorded, because the package's other goldens were drawn with a different"
          + " version of \(names)"
      return ["\(start). See the note about fonts in this run's output."] + (context.lookText.map { [$0] } ?? [])
    case .noPackage:
      return [
        "\(snapshot) cannot be stored: \(context.file) is not inside a package (no parent folder has a Package.swift).",
        "Specify where to store goldens: TOUCHSTONE_SNAPSHOTS=/path/to/Snapshots",
      ]
    }
  }
}

extension SnapshotFailure {
  private static func recordedNow(_ context: Context) -> String {
    "It was re-recorded: \(context.golden). Run the test again to compare with it."
  }

  private static func size(_ picture: PictureSize) -> String {
    "\(picture.pointWidth.plain)×\(picture.pointHeight.plain) pt at \(picture.scale.plain)x"
      + " (\(picture.width)×\(picture.height) px)"
  }

  private static func prohibition(_ source: RecordDecision.Source) -> String {
    switch source {
    case .continuousIntegration: "nothing is recorded when CI is set, unless TOUCHSTONE_RECORD allows it"
    case .environment: "SNAPSHOT_TESTING_RECORD is never"
    case .forced: "this run does not record it"
    case .argument: "the assertion's record mode is .never"
    case .scope: "the scope's record mode is .never"
    case .fallback: "recording is off"
    }
  }

  private static func origin(_ source: RecordDecision.Source) -> String {
    switch source {
    case .argument: "`record: .all`"
    case .scope: "`record: .all` of withSnapshotTesting or the .snapshots trait, or `isRecording = true`,"
    case .environment: "SNAPSHOT_TESTING_RECORD=all"
    case .forced, .continuousIntegration, .fallback: "the record mode"
    }
  }

  private static func words(_ change: RecordedChange, _ golden: String) -> String {
    switch change {
    case .new: "The golden \(golden) was recorded."
    case .changed: "The golden \(golden) was replaced."
    case .unchanged: "The golden \(golden) already matches and was left unchanged."
    }
  }

  private static func words(_ argument: AmbiguousArgument) -> String {
    switch argument {
    case .shared(let name, let count):
      "\(count) arguments of the test are named \"\(name)\", so their goldens would be numbered in arbitrary order."
    case .unknown:
      "the arguments of the test have no names, so their goldens would be numbered in arbitrary order."
    }
  }

  private static func words(_ emptiness: Emptiness) -> String {
    switch emptiness {
    case .named(let name, let emptiness): "in \"\(name)\" \(words(emptiness))"
    case .noBytes: "`toData` returned no bytes"
    case .noPixels: "the picture has no pixels"
    case .transparent(let width, let height): "all of its \(width)×\(height) px are fully transparent"
    case .invisible(let width, let height): "all of its \(width)×\(height) px have the colour of the background"
    }
  }

  private static func words(_ error: GoldenStoreError) -> String {
    let cure =
      switch error.code {
      case 28, 122: "Free some disk space."
      case 13, 1, 30:
        "Make it writable, or store goldens elsewhere: TOUCHSTONE_SNAPSHOTS=/path/to/Snapshots"
      default: "Check the file or folder at this path."
      }
    let deed =
      switch error.operation {
      case .read: "cannot be read"
      case .makeFolder: "cannot be created"
      case .write: "cannot be written"
      case .replace: "cannot be replaced"
      case .remove: "cannot be deleted"
      }
    return "\(error.path) \(deed): \(error.reason). \(cure)"
  }
}

extension String {
  /// The text as one word of a shell.
  package var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-@+,:".contains($0) }
    return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
