/// The result of an assertion: which one it is, how it ended, and why. The run log holds one line for each.
package struct SnapshotResult: Codable, Hashable, Sendable {
  /// The snapshot's name in messages and for `--only`: `CardTests/dark`, the golden's path without target, scale and
  /// extension.
  package var id: String
  /// The test target: `CardTests` of `Tests/CardTests/Cards.swift`.
  package var target: String
  /// The source file, relative to the package.
  package var file: String
  /// The line of the assertion.
  package var line: Int
  /// The test function: `testDark()`.
  package var test: String
  /// The argument of a parameterised test, as the golden's name has it.
  package var argument: String?
  /// The name given to the assertion, as it was given.
  package var name: String?
  /// The place among the unnamed assertions of the test, from 1.
  package var counter: Int?
  /// The golden's path, relative to the package; absolute if it lies outside.
  package var golden: String
  /// The SHA-256 of the golden that the value was compared with, in hexadecimal, if there is no copy of it among the
  /// ``artefacts``: acceptance replaces no other golden.
  package var goldenDigest: String?
  /// The digest of what the golden shows that the value was compared with, as its manifest has it; nil if it is a file. See
  /// ``GoldenManifest``.
  package var goldenContents: String?
  /// The kind of golden, by its extension: `png`, `txt`; empty if it has none.
  package var format: String
  package var verdict: SnapshotVerdict
  package var reason: SnapshotFailure.Reason?
  /// The effect on the golden, if something was recorded.
  package var recorded: RecordedChange?
  /// The message that the user saw.
  package var message: String?
  /// The size of the picture that the assertion saw.
  package var actual: PictureSize?
  /// The size of the golden.
  package var reference: PictureSize?
  /// The numbers of the comparison.
  package var comparison: DifferenceSummary?
  /// The edits of the views since the golden was recorded, causes first; nil where they are not known. See
  /// ``EditList``.
  package var edits: [ViewEdit]?
  /// Whether more changed than ``edits`` lists; nil if not.
  package var hasMoreEdits: Bool?
  /// The places where differences do not count.
  package var masks: [MaskedPlace]?
  /// The frames, if the picture shows several moments.
  package var film: SnapshotFrames?
  /// Whether the views of the snapshot are light or dark; nil where that is not known, or there are both.
  package var appearance: SnapshotAppearance?
  /// Whether the strategy laid out a view, which alone has the conditions of `TOUCHSTONE_VARY`; nil unless two revisions are
  /// compared.
  package var showsViews: Bool?
  /// Files left to look at.
  package var artefacts: SnapshotArtefacts?
  /// The digest of what a picture shows that was not kept, because others with the same causes were: see
  /// ``GoldenKind/digest(of:)``. Nil if it was kept, or there was none.
  package var unkeptDigest: String?
  /// The SHA-256 of the golden that was recorded in place of another one, in hexadecimal, if there is no copy of it among
  /// the ``artefacts``.
  package var recordedDigest: String?
  /// The findings of an audit; nil where none was asked for.
  package var findings: [SnapshotFinding]?
  /// Remarks that did not fail the assertion, such as a glyph that no font has.
  package var warnings: [String]
  /// The versions that the golden was made with and those of this machine, in words, where they differ and the picture
  /// does.
  package var drift: [String]?
  /// The duration of the assertion. Never part of anything compared.
  package var seconds: Double

  package init(
    id: String, target: String, file: String, line: Int, test: String, golden: String, format: String,
    verdict: SnapshotVerdict, reason: SnapshotFailure.Reason? = nil, message: String? = nil
  ) {
    self.id = id
    self.target = target
    self.file = file
    self.line = line
    self.test = test
    self.golden = golden
    self.format = format
    self.verdict = verdict
    self.reason = reason
    self.message = message
    warnings = []
    seconds = 0
  }
}

extension SnapshotResult {
  /// The snapshot's name, with its target.
  package var snapshot: SnapshotID { SnapshotID(target: target, description: id) }

  /// Whether the assertion failed, and its picture was not kept, because others with the same causes were. A log may say so of
  /// anything.
  package var isUnkept: Bool {
    guard verdict == .failed, recorded == nil, reason == .differs || reason == .size, let unkeptDigest else {
      return false
    }
    return unkeptDigest.utf8.count == 64 && unkeptDigest.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
      && edits?.contains { !$0.isConsequence } == true
  }

  /// Whether the assertion failed and left a whole picture or text, which can become the golden.
  package var isAcceptable: Bool { verdict == .failed && recorded == nil && obstacle == nil }

  /// The reason why the assertion left nothing that can become the golden; nil if it did.
  package var obstacle: AcceptanceObstacle? {
    if isUnkept { return .unkept(id) }
    return artefacts?.actual == nil ? .nothingKept(id) : reason == .value ? .incomplete(id) : nil
  }
}
