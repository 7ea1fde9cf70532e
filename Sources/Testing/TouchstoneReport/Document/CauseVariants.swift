import Foundation
import TouchstoneSnapshots

/// Finds edits that are one change with several values: a colour in the light and in the dark appearance, a font at several text
/// sizes.
///
/// Two edits are one change if the same views have one of them in one snapshot, and the other in a variant of that snapshot:
///
/// - Variants are snapshots of one test whose names are the same but for words such as `dark` and `accessibility3`. Two
///   snapshots that a test made of different values are not: their names say so, or are only numbers.
/// - Colours are one in other appearances, and fonts at other text sizes, if family, weight and slant are the same. A font
///   that becomes bold in the dark appearance is a change of its own.
/// - Each has one counterpart. Where the views of one edit have two others in a variant, two changes share a value, and none
///   is joined with another.
///
/// Fonts are one change as well if the same view of a type has both, in any snapshots, and the sizes before and after are those
/// of the same text styles at two text sizes: a view may limit its text size, and a preview need not have one in its name.
///
/// Another outline of the same part of a type's view is one change in every such view.
struct CauseVariants {
  /// A way in which the variants of a snapshot differ, and the kind of edit that has other values then.
  private enum Axis: Hashable {
    case appearance, textSize

    var kind: ViewEdit.Kind { self == .appearance ? .paint : .font }
  }

  /// Two values of an axis.
  private struct Step: Hashable {
    var axis: Axis
    var from, to: String
  }

  private var parents: [ViewEdit.Signature: ViewEdit.Signature] = [:]

  init(of entries: [ReportEntry]) {
    struct Test: Hashable {
      var target, suite, test: String
      var stem: [String]
    }
    let kinds = Set(Self.kindsOfSeveral(in: entries))
    let named = entries.filter { entry in
      entry.status == .failed && (entry.edits ?? []).contains { $0.signatures.contains { kinds.contains($0.kind) } }
    }.map { (entry: $0, name: VariantName($0)) }
    let tests = Dictionary(grouping: named) {
      Test(target: $0.entry.target, suite: $0.entry.suite, test: $0.entry.test, stem: $0.name.stem)
    }
    var found: [Step: [ViewEdit.Signature: Set<ViewEdit.Signature>]] = [:]
    for variants in tests.values where (2...Self.limit).contains(variants.count) {
      for (index, one) in variants.enumerated() {
        for other in variants[(index + 1)...] {
          guard let step = Self.step(from: one.name, to: other.name) else { continue }
          let (a, b) = step.from < step.to ? (one.entry, other.entry) : (other.entry, one.entry)
          let sorted = Step(axis: step.axis, from: min(step.from, step.to), to: max(step.from, step.to))
          for pair in Self.pairs(of: step.axis.kind, a, b) {
            found[sorted, default: [:]][pair.0, default: []].insert(pair.1)
          }
        }
      }
    }
    for (step, counterparts) in found {
      var sources: [ViewEdit.Signature: Int] = [:]
      for target in counterparts.values.joined() { sources[target, default: 0] += 1 }
      for (signature, targets) in counterparts {
        guard targets.count == 1, let target = targets.first, sources[target] == 1 else { continue }
        if step.axis == .appearance || Self.haveSameStyle(signature, target) { join(signature, target) }
      }
    }
    if kinds.contains(.font) { joinTextStyles(named.map(\.entry)) }
    joinOutlines(entries)
  }

  /// Joins the other outlines of one part of a user's view, wherever that view is: each row of a list has them.
  ///
  /// Outlines have no values to compare, and one view at one place is one cause already, in whichever snapshots.
  private mutating func joinOutlines(_ entries: [ReportEntry]) {
    struct Part: Hashable {
      var type, path: String
      var kind: ViewEdit.Kind
    }
    var first: [Part: ViewEdit.Signature] = [:]
    for edit in entries.lazy.filter({ $0.status == .failed }).flatMap({ $0.edits ?? [] }) where !edit.isConsequence {
      guard [.shape, .clip].contains(edit.kind), let type = edit.view.type, let path = edit.view.pathInType else {
        continue
      }
      let part = Part(type: type, path: path, kind: edit.kind)
      for signature in edit.signatures {
        if let known = first[part] { join(known, signature) } else { first[part] = signature }
      }
    }
  }

  /// Joins fonts of text styles at several text sizes.
  private mutating func joinTextStyles(_ entries: [ReportEntry]) {
    struct Place: Hashable {
      var type: String
      var path: String
    }
    var places: [Place: Set<ViewEdit.Signature>] = [:]
    for edit in entries.lazy.flatMap({ $0.edits ?? [] }) where edit.kind == .font && !edit.isConsequence {
      guard let type = edit.view.type, let path = edit.view.pathInType else { continue }
      places[Place(type: type, path: path), default: []].formUnion(edit.signatures)
    }
    for fonts in Set(places.values) where fonts.count > 1 {
      let fonts = fonts.sorted { ($0.before ?? "", $0.after ?? "") < ($1.before ?? "", $1.after ?? "") }
      for (index, a) in fonts.enumerated() {
        for b in fonts[(index + 1)...] where Self.haveSameStyle(a, b) {
          guard let one = Self.sizes(of: a), let other = Self.sizes(of: b) else { continue }
          if TextStyleSizes.areOneChange(one, other) { join(a, b) }
        }
      }
    }
  }

  /// The sizes of a font before and after, if both are whole numbers.
  private static func sizes(of font: ViewEdit.Signature) -> (before: Int, after: Int)? {
    let sizes = [font.before, font.after].compactMap { $0?.split(separator: " ").last.flatMap { Int($0) } }
    return sizes.count == 2 ? (sizes[0], sizes[1]) : nil
  }

  /// The most variants of a snapshot that are compared with each other.
  private static let limit = 64

  /// The kinds of which there are several edits: those that can be one.
  private static func kindsOfSeveral(in entries: [ReportEntry]) -> [ViewEdit.Kind] {
    var known: [ViewEdit.Kind: Set<ViewEdit.Signature>] = [:]
    for entry in entries where entry.status == .failed {
      for signature in (entry.edits ?? []).lazy.filter({ !$0.isConsequence }).flatMap(\.signatures) {
        known[signature.kind, default: []].insert(signature)
      }
    }
    return [.paint, .font].filter { known[$0, default: []].count > 1 }
  }

  /// Returns an edit that stands for all that are one change with another one.
  func root(of signature: ViewEdit.Signature) -> ViewEdit.Signature {
    var root = signature
    while let parent = parents[root] { root = parent }
    return root
  }

  private mutating func join(_ a: ViewEdit.Signature, _ b: ViewEdit.Signature) {
    let (a, b) = (root(of: a), root(of: b))
    if a != b { parents[b] = a }
  }

  /// Returns the difference between two variants; nil if there is none, or more than one.
  private static func step(from a: VariantName, to b: VariantName) -> Step? {
    switch (a.appearance == b.appearance, a.textSize == b.textSize) {
    case (false, true): Step(axis: .appearance, from: a.appearance, to: b.appearance)
    case (true, false): Step(axis: .textSize, from: a.textSize, to: b.textSize)
    default: nil
    }
  }

  /// The different edits of the same views in two snapshots.
  private static func pairs(
    of kind: ViewEdit.Kind, _ a: ReportEntry, _ b: ReportEntry
  ) -> [(ViewEdit.Signature, ViewEdit.Signature)] {
    func places(_ entry: ReportEntry) -> [String: [ViewEdit.Signature]] {
      var places: [String: [ViewEdit.Signature]] = [:]
      for edit in entry.edits ?? [] where !edit.isConsequence {
        for signature in edit.signatures where signature.kind == kind {
          places[edit.view.path, default: []].append(signature)
        }
      }
      return places
    }
    let others = places(b)
    return places(a).flatMap { path, signatures in
      let counterparts = others[path] ?? []
      return signatures.count == counterparts.count ? zip(signatures, counterparts).filter { $0 != $1 } : []
    }
  }

  /// Whether two changes of fonts are the same but for the sizes: `semibold 17 → bold 17` and `semibold 40 → bold 40`.
  private static func haveSameStyle(_ a: ViewEdit.Signature, _ b: ViewEdit.Signature) -> Bool {
    func styles(_ signature: ViewEdit.Signature) -> [[Substring]] {
      [signature.before, signature.after].map { font in
        // The first word is the family, which has other files for large text.
        (font ?? "").split(separator: " ").dropFirst().dropLast()
      }
    }
    return styles(a) == styles(b)
  }
}

extension PlacedView {
  /// The path from the view of its type, without the number that this one may have among others; nil if it is not in the path.
  fileprivate var pathInType: String? {
    guard let typeName else { return nil }
    let parts = path.components(separatedBy: " › ")
    let place = parts.lastIndex { $0 == typeName || $0.hasPrefix(typeName + " ") }
    return place.map { parts[($0 + 1)...].joined(separator: " › ") }
  }
}
