package import TouchstoneSnapshots

/// One snapshot of the report.
package struct ReportEntry: Codable, Hashable, Sendable {
  /// Unique in the report: the golden's path, with ` (2)` if the run asked for it twice.
  package var key: String
  /// The name that `--only` takes: `CardTests/dark`.
  package var id: String
  /// The last part of the id, for headings.
  package var name: String
  package var target = ""
  /// The source file without folder and extension.
  package var suite = ""
  package var test = ""
  /// The argument of a parameterised test.
  package var argument: String?
  /// The name that distinguishes this snapshot within its test; empty if it is the only one.
  package var variant = ""
  /// The assertion: `Tests/CardTests/Cards.swift:12`; empty for an unused golden.
  package var source = ""
  /// The run's folder, relative to the package if it lies in it; nil for an unused golden.
  package var run: String?
  package var golden: String
  package var status: ReportStatus
  package var reason: SnapshotFailure.Reason?
  package var message: String?
  /// The number of the change, from 1, which failures share that changed the same; nil unless it failed.
  package var change: Int?
  /// The numbers of the ``ReportCause``s, in order; empty unless it failed.
  package var causes: [Int] = []
  /// For each of ``causes``, the places of the views of its own edits in ``ReportCause/views``; nil if none is known.
  package var causeViews: [[Int]]?
  /// The owners of the views of its own edits, each once; nil if none is known.
  package var owners: [String]?
  /// The edits of the views since the golden was recorded, causes first; nil where they are not known.
  package var edits: [ViewEdit]?
  /// Whether more changed than ``edits`` lists; nil if not.
  package var hasMoreEdits: Bool?
  /// For sorting, worst first: the worst CIEDE2000 difference times the root of the share of pixels that differ, or a large
  /// number for failures without a measured difference.
  package var severity = 0.0
  /// The difference in a few words: `312 px · ΔE 24.1`.
  package var measure = ""
  /// The size in a few words: `200 × 100 pt @2x`.
  package var size = ""
  /// The duration of the assertion.
  package var seconds = 0.0
  /// Pixels per point; 0 if unknown.
  package var scale = 0.0
  /// Whether accepting the picture of this run would resolve the failure.
  package var acceptable = false
  /// The reason why it cannot be accepted, if it failed.
  package var refusal: String?
  /// The picture or text that the run made, relative to the run's folder: acceptance would copy it over the golden.
  package var artefact: String?
  /// The digest of what ``artefact`` shows, for approvals: see ``TouchstoneSnapshots/GoldenKind/digest(of:)``; nil if
  /// it cannot be accepted.
  package var digest: String?
  /// The SHA-256 of the file of ``artefact``, for approvals as well.
  package var file: String?
  package var reference: ReportPicture?
  package var actual: ReportPicture?
  package var difference: ReportPicture?
  /// Whether ``actual`` is what a run of others says that it recorded, and the golden of the package is another one;
  /// nil if not.
  package var isUnconfirmed: Bool?
  /// Whether its pictures were not kept, because others with the same causes were; nil if not. It can be accepted with its
  /// causes.
  package var isUnkept: Bool?
  /// The frames, if the pictures show several moments.
  package var film: SnapshotFrames?
  /// Whether the views of the snapshot are light or dark, if that is known.
  package var appearance: SnapshotAppearance?
  /// The text of a golden that is text, and what the run made of it.
  package var texts: ReportTexts?
  package var regions: [RegionSummary] = []
  /// The places where differences do not count.
  package var masks: [MaskedPlace] = []
  /// The findings of an audit; nil where there was none.
  package var findings: [SnapshotFinding]?
  /// Names and values to show, in order.
  package var facts: [ReportFact] = []

  /// What became of it where two revisions are compared: `changed`, `new`, `removed`, `not compared`, `not varied`, `same`.
  package var comparedWord: String {
    if status == .failed, reason != .differs, reason != .size { return "not compared" }
    return ReportComparison.word(for: status)
  }

  /// The file and the line of ``source``.
  var place: (file: String, line: String)? { Self.place(source) }

  static func place(_ source: String) -> (file: String, line: String)? {
    // The line is what follows the last colon: a path may hold one.
    source.lastIndex(of: ":").map { (String(source[..<$0]), String(source[source.index(after: $0)...])) }
  }
}
