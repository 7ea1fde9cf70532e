import Foundation
import TouchstoneDiff
import TouchstoneSnapshots

/// The facts of an entry about its assertion, line by line.
extension ReportEntryBuilder {
  static func facts(of log: SnapshotResult) -> [ReportFact] {
    var facts = [
      ReportFact("Snapshot", log.id), ReportFact("Test", log.test), ReportFact("Source", "\(log.file):\(log.line)"),
    ]
    if let name = log.name, !log.id.hasSuffix(name) { facts.append(ReportFact("Name", name)) }
    if let argument = log.argument { facts.append(ReportFact("Argument", argument)) }
    func addSize(_ name: String, _ picture: PictureSize) {
      facts.append(ReportFact(name, "\(size(picture)), \(picture.width) × \(picture.height) px"))
    }
    if let actual = log.actual { addSize("Size", actual) }
    if let reference = log.reference, reference != log.actual { addSize("Size of the golden", reference) }
    if let frames = log.film {
      facts.append(ReportFact("Frames", "\(frames.moments.count), up to \(frames.moments.last ?? 0) ms"))
    }
    if let comparison = log.comparison { facts += Self.facts(of: comparison) }
    facts += Self.facts(of: log.edits ?? [])
    if let masks = log.masks { facts.append(ReportFact("Masked", words(masks, scale: log.actual?.scale ?? 1))) }
    facts.append(ReportFact("Golden", log.golden))
    facts += (log.drift ?? []).map { ReportFact("Made with", $0) }
    facts += log.warnings.map { ReportFact("Warning", $0) }
    facts.append(ReportFact("Time", ReportNumber.seconds(log.seconds)))
    return facts
  }

  private static func facts(of comparison: DifferenceSummary) -> [ReportFact] {
    let share = ReportNumber.share(comparison.pixels, of: comparison.total)
    var facts = [
      ReportFact("Compared by", comparison.comparer),
      ReportFact(
        "Different pixels",
        "\(comparison.pixels.grouped) of \(comparison.total.grouped) (\(share))"),
    ]
    if let severity = comparison.severity {
      facts.append(ReportFact("Severity", "\(ReportNumber.short(severity, decimals: 1)) × tolerance"))
    }
    if let headroom = headroom(of: comparison) { facts.append(ReportFact("Headroom", headroom)) }
    if let deltaE = comparison.deltaE {
      facts.append(ReportFact("Worst ΔE00", ReportNumber.short(deltaE, decimals: 1)))
    }
    if comparison.regionCount > 0 {
      let shown = comparison.regionCount > comparison.regions.count ? ", \(comparison.regions.count) outlined" : ""
      facts.append(ReportFact("Regions", "\(comparison.regionCount)\(shown)"))
    }
    var texts: Set<[String]> = []
    for case let text? in comparison.regions.map(\.text) where texts.insert(text).inserted && texts.count <= 3 {
      facts.append(ReportFact("Text", text.joined(separator: " → ")))
    }
    var views: [PlacedView] = []
    for case let view? in comparison.regions.map(\.view) where !views.contains(view) && views.count < 3 {
      views.append(view)
      facts.append(ReportFact("View", words(view)))
    }
    var sources: Set<String> = []
    for case let source? in views.map(\.source) where sources.insert(source).inserted {
      facts.append(ReportFact("Declared at", source))
    }
    return facts
  }

  /// Returns the edits of the views as facts: the first causes, and how many views only follow.
  private static func facts(of edits: [ViewEdit]) -> [ReportFact] {
    let causes = edits.filter { !$0.isConsequence }
    var facts = causes.prefix(4).map { edit in
      ReportFact("Edit", edit.words + (edit.view.owner.map { " in \($0)" } ?? ""))
    }
    if causes.count > facts.count { facts.append(ReportFact("Edit", "\(causes.count - facts.count) more")) }
    let rest = edits.count { $0.isConsequence && ($0.kind == .moved || $0.kind == .resized) }
    if rest > 0 {
      facts.append(ReportFact("Follows", rest == 1 ? "1 view moved or resized" : "\(rest) views moved or resized"))
    }
    return facts
  }

  /// The unused tolerance of pictures that match but aren't identical.
  private static func headroom(of comparison: DifferenceSummary) -> String? {
    guard comparison.isMatch == true, let severity = comparison.severity, severity <= 1 else { return nil }
    return "\(ReportNumber.short(100 * (1 - severity), decimals: 0)) % of the tolerance"
  }

  /// The fonts and the libraries that a picture was made with.
  static func ingredients(of file: ConfinedFile) -> [ReportFact] {
    guard let data = try? file.read(), let ingredients = GoldenMetadata.ingredients(png: data) else { return [] }
    func lines(_ isMeant: (GoldenIngredient) -> Bool) -> String {
      ingredients.filter { isMeant($0.value) }.sorted { $0.key < $1.key }
        .map { "\($0.key) \($0.value.description)" }.joined(separator: "\n")
    }
    return [
      ReportFact("Fonts", lines { $0.fontDigest != nil }), ReportFact("Libraries", lines { $0.fontDigest == nil }),
    ]
    .filter { !$0.value.isEmpty }
  }

  /// A line for each place: `clock: (30, 2) 8 × 6 pt`.
  private static func words(_ masks: [MaskedPlace], scale: Double) -> String {
    masks.map { mask in
      (mask.view.map { "\($0): " } ?? "") + place(PlacedView.Frame(mask.box, scale: scale))
    }
    .joined(separator: "\n")
  }

  /// The view, its frame and that of the golden, and the views around it.
  private static func words(_ view: PlacedView) -> String {
    let names = view.path.components(separatedBy: " › ")
    let around = names.count > 1 ? "\nin \(names.dropLast().joined(separator: " › "))" : ""
    let now = "\(names.last ?? view.path): \(place(view.frame))"
    guard let golden = view.goldenFrame else { return now + around }
    return (golden == view.frame ? "\(now), as in the golden" : "\(now), in the golden \(place(golden))") + around
  }

  private static func place(_ frame: PlacedView.Frame) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { ReportNumber.short($0) }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3]) pt"
  }
}
