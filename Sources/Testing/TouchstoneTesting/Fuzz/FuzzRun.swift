import CPreviewDiscovery
import Foundation
import TouchstoneAudits
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneUI

/// Tries a view in the states of some seeds.
struct FuzzRun<Content: View>: Sendable {
  /// Why nothing is tried.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  let subject: FuzzSubject<Content>
  let seeds: Range<UInt64>
  let audits: AuditType
  let checks: FuzzChecks
  let exemptions: [AuditExemption]

  /// How many states are tried at most to find the smallest one with a problem.
  static var mostAttempts: Int { 400 }

  /// A problem in the smallest state that has it.
  struct Found: Sendable {
    var finding: FuzzFinding
    var state: FuzzState<Content>
  }

  /// The problems of the view, of each kind the first, in the order of their seeds. The main actor is free between two states.
  func found() throws -> [Found] {
    if let mistake = subject.environment.mistake { throw Mistake(description: mistake) }
    guard !seeds.isEmpty else { throw Mistake(description: "no state is tried. Pass at least one seed: seeds: 500") }
    var found: [Found] = []
    for seed in seeds {
      let known = Set(found.map(\.finding.kind))
      found += try MainActorHop.value { try self.found(with: seed, except: known) }
    }
    return found
  }

  /// The same without the states.
  // Swift's runtime stops at a key path in a function with a parameter pack, so that such a function cannot map by itself.
  func findings() throws -> [FuzzFinding] { try found().map(\.finding) }

  @MainActor private func found(with seed: UInt64, except known: Set<FuzzFinding.Kind>) throws -> [Found] {
    let examination = FuzzExamination(subject: subject, audits: audits, checks: checks, exemptions: exemptions)
    let state = subject.state(FuzzChoices(seed: seed))
    let problems = try noting(state, seed) { try examination.problems(in: state) }
    var kinds = known
    return try problems.filter { kinds.insert($0.kind).inserted }.map { problem in
      try smallest(state, problem, examination.only(problem.kind), seed)
    }
  }

  /// Returns the smallest state that has a problem.
  @MainActor private func smallest(
    _ state: FuzzState<Content>, _ problem: FuzzExamination<Content>.Problem,
    _ examination: FuzzExamination<Content>, _ seed: UInt64
  ) throws -> Found {
    var texts = [state.choices: problem.text]
    var reduction = FuzzReduction(state.choices, attempts: Self.mostAttempts) { choices in
      let smaller = subject.state(FuzzChoices(choices))
      let problems = try noting(smaller, seed) { try examination.problems(in: smaller) }
      guard let same = problems.first(where: { $0.kind == problem.kind }) else { return nil }
      texts[smaller.choices] = same.text
      return smaller.choices
    }
    try reduction.reduce()
    // Not the last one that had the problem: it may have been larger.
    let best = subject.state(FuzzChoices(reduction.best))
    let view = SwiftSource.name(of: Content.self)
    let finding = FuzzFinding(
      kind: problem.kind, seed: seed, problem: texts[best.choices] ?? problem.text,
      preview: best.preview(named: "\(view): \(problem.kind)"))
    return Found(finding: finding, state: best)
  }

  /// Returns the result of a closure that draws a state. If it ends the process, the standard error names the state.
  @MainActor private func noting<Result>(
    _ state: FuzzState<Content>, _ seed: UInt64, _ body: () throws -> Result
  ) rethrows -> Result {
    let view = SwiftSource.name(of: Content.self)
    ts_set_crash_note(
      """
      The process ended while it drew this state of \(view):
      \(state.preview(named: "\(view): crash"))
      Found with seed \(seed). Only that one: seeds: 1, from: \(seed)

      """)
    defer { ts_set_crash_note(nil) }
    return try body()
  }
}

extension FuzzRun {
  /// The most states that a picture shows.
  private static var mostPictures: Int { 8 }

  /// Returns what an assertion keeps: a message and a picture of the smallest states, if anything was found.
  func audit() throws -> SnapshotAudit {
    let found = try found()
    guard !found.isEmpty else { return SnapshotAudit(findings: []) }
    let count = seeds.count
    let title = """
      \(found.count) \(found.count == 1 ? "kind of problem" : "kinds of problems") in \(count) \
      \(count == 1 ? "state" : "states") of \(SwiftSource.name(of: Content.self)).
      """
    let texts = found.enumerated().map { found.count == 1 ? $1.finding.description : "\($0 + 1). \($1.finding)" }
    var audit = SnapshotAudit(findings: [], message: ([title] + texts).joined(separator: "\n\n"))
    audit.picture = try MainActorHop.value { try picture(of: found) }
    return audit
  }

  @MainActor private func picture(of found: [Found]) throws -> SnapshotAudit.Picture? {
    let scale = ViewPicture.defaultScale
    let variants = try found.prefix(Self.mostPictures).compactMap { found -> VariantSheet.Variant? in
      var remarks = SnapshotRemarks()
      let list = found.state.surroundings.picture.layOut(found.state.view, &remarks).list
      guard list.size.width > 0, list.size.height > 0 else { return nil }
      return VariantSheet.Variant(
        name: "\(found.finding.kind)", picture: CGImage(bitmap: try list.bitmap(scale: scale)), size: list.size)
    }
    guard !variants.isEmpty else { return nil }
    var remarks = SnapshotRemarks()
    let stage = ViewPicture(layout: .sizeThatFits, scale: scale, traits: UITraitCollection())
    let bitmap = try stage.layOut(VariantSheet(variants, scale: scale), &remarks).list.bitmap(scale: scale)
    let size = PictureSize(width: bitmap.width, height: bitmap.height, scale: Double(scale))
    return SnapshotAudit.Picture(png: try bitmap.pngData(), size: size)
  }
}
