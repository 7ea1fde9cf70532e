import Foundation
import TouchstoneDrawing
import TouchstoneReport

/// What is different between two pictures of a view, by view.
struct LookChanges {
  enum Kind: String, CaseIterable {
    case added, removed, reworded, moved, resized, recolored, changed
  }

  struct Change: Hashable {
    var kind: Kind
    /// The number of the view now; nil if it was removed, or the picture has no numbers.
    var view: Int?
    var type: String
    var text: String?
    /// In JSON, a text, a colour, or numbers in points.
    var before: JSONValue?
    var after: JSONValue?
    /// What has changed, where the kind does not say it: `label`, `states`.
    var field: String?
    /// The number of views in one that was added or removed.
    var inside = 0
    /// The number now of the view, or of the nearest one around it that has a number.
    var place: Int?
  }

  /// A view with another paint, which what lies in front of it has not got.
  private struct Repaint {
    var frame: LookAnswer.PlacedFrame
    var before, after: String

    init?(from was: LookAnswer.SeenView, to view: LookAnswer.SeenView) {
      guard was.colors.count == 1, view.colors.count == 1, was.colors != view.colors else { return nil }
      (frame, before, after) = (view.frame, was.colors[0], view.colors[0])
    }

    /// Whether the pixels of another view have become what they are because this one is behind it.
    func explains(_ pixels: (before: String, after: String), in view: LookAnswer.SeenView) -> Bool {
      pixels == (before, after) && view.frame[0] >= frame[0] && view.frame[1] >= frame[1]
        && view.frame[0] + view.frame[2] <= frame[0] + frame[2] && view.frame[1] + view.frame[3] <= frame[1] + frame[3]
    }
  }

  /// What was compared with.
  let base: String
  private(set) var changes: [Change] = []
  /// Whether the pixels are equal.
  let isSamePicture: Bool
  /// What is missing in the picture that was compared with, or could not be compared, in sentences.
  var remarks: [String] = []
  /// Where the views were before, by their numbers now.
  private(set) var frames: [Int: LookAnswer.PlacedFrame] = [:]

  /// The smallest move that counts, in points: less is rounding.
  private static let tolerance = 0.05

  /// - Parameter numbers: The number of a view of `now` in the answer; by default, its own.
  init(base: String, from before: LookSide, to now: LookSide, number: (LookAnswer.SeenView) -> Int? = { $0.number }) {
    self.base = base
    isSamePicture =
      before.bitmap.width == now.bitmap.width && before.bitmap.height == now.bitmap.height
      && before.bitmap.bytes == now.bitmap.bytes
    let matches = ViewMatching(from: before.views, to: now.views)
    let old = Dictionary(before.views.map { ($0.number, $0) }) { first, _ in first }
    let new = Dictionary(now.views.map { ($0.number, $0) }) { first, _ in first }
    for (was, view) in matches.pairs {
      if let place = number(view), frames[place] == nil { frames[place] = was.frame }
    }
    let heirs = Dictionary(matches.pairs.map { ($0.was.number, $0.now) }) { first, _ in first }
    func place(_ view: LookAnswer.SeenView?) -> Int? {
      view.flatMap { number($0) ?? place($0.parent.flatMap { new[$0] }) }
    }
    changes += Self.whole(before.views, gone: matches.removed).map { view, inside in
      var change = Change(
        kind: .removed, type: view.type, text: view.text, before: .numbers(view.frame), inside: inside)
      change.place = place(view.parent.flatMap { heirs[$0] })
      return change
    }
    changes += Self.whole(now.views, gone: matches.added).map { view, inside in
      Change(
        kind: .added, view: number(view), type: view.type, text: view.text, after: .numbers(view.frame), inside: inside,
        place: place(view))
    }
    let leaves = Set(now.views.map(\.number)).subtracting(now.views.compactMap(\.parent))
    let pixels = LookPixels(from: before, to: now)
    let arePaintsKnown = before.knowsColors && now.knowsColors
    let repaints = arePaintsKnown ? matches.pairs.compactMap { Repaint(from: $0, to: $1) } : []
    for (was, view) in matches.pairs {
      // A view that moves because the one around it does has not moved in it.
      let places = (Self.place(was, in: old), Self.place(view, in: new))
      let found = Self.changes(from: was, to: view, places, arePaintsKnown: arePaintsKnown) {
        guard leaves.contains(view.number), let found = pixels.repainted(was, view) else { return nil }
        return repaints.contains { $0.explains(found, in: view) } ? nil : found
      }
      changes += found.map { change in
        var change = change
        (change.view, change.place) = (number(view), place(view))
        return change
      }
    }
    let order = { (entry: (offset: Int, element: Change)) in
      (entry.element.view ?? 0, Kind.allCases.firstIndex(of: entry.element.kind) ?? 0, entry.offset)
    }
    changes = changes.enumerated().sorted { order($0) < order($1) }.map(\.element)
  }

  /// The changes of a view that is in both pictures, without its number.
  ///
  /// - Parameters:
  ///   - places: Where it lies in the view around it.
  ///   - repainted: Says how its pixels have changed; nil if they have not, or it has views in it.
  private static func changes(
    from was: LookAnswer.SeenView, to view: LookAnswer.SeenView, _ places: (was: [Double], now: [Double]),
    arePaintsKnown: Bool, repainted: () -> (before: String, after: String)?
  ) -> [Change] {
    var changes: [Change] = []
    func add(_ kind: Kind, _ before: JSONValue, _ after: JSONValue, field: String? = nil) {
      changes.append(
        Change(kind: kind, type: view.type, text: view.text, before: before, after: after, field: field))
    }
    if was.text != view.text { add(.reworded, .string(was.text ?? ""), .string(view.text ?? "")) }
    for (field, value) in fields where value(was) != value(view) {
      add(.changed, value(was) ?? .string(""), value(view) ?? .string(""), field: field)
    }
    // A view that stays where it is while the one around it grows has not moved either.
    let isMoved = differ(was.frame[..<2], view.frame[..<2])
    if isMoved, differ(places.was[...], places.now[...]) {
      add(.moved, .numbers(Array(was.frame[..<2])), .numbers(Array(view.frame[..<2])))
    }
    let isResized = differ(was.frame[2...], view.frame[2...])
    if isResized { add(.resized, .numbers(Array(was.frame[2...])), .numbers(Array(view.frame[2...]))) }
    if arePaintsKnown, was.colors != view.colors {
      add(.recolored, .array(was.colors.map { .string($0) }), .array(view.colors.map { .string($0) }))
    } else if !isResized, was.text == view.text,
      // On another fraction of a pixel, the edges of a text have other colours.
      !arePaintsKnown || !isMoved || view.colors.contains(where: { !$0.hasPrefix("#") }) || view.colors.isEmpty,
      let repainted = repainted()
    {
      add(.recolored, .string(repainted.before), .string(repainted.after))
    }
    return changes
  }

  /// Whether lengths differ by more than rounding.
  private static func differ(_ a: ArraySlice<Double>, _ b: ArraySlice<Double>) -> Bool {
    zip(a, b).contains { abs($0 - $1) > tolerance }
  }

  /// What else views say of themselves, with its name in JSON.
  private static let fields: [(name: String, value: @Sendable (LookAnswer.SeenView) -> JSONValue?)] = [
    ("details", { $0.details.map { .string($0) } }), ("value", { $0.value.map { .string($0) } }),
    ("label", { $0.label.map { .string($0) } }), ("id", { $0.identifier.map { .string($0) } }),
    ("states", { .array($0.states.map { .string($0) }) }),
  ]

  /// Returns the outermost of some views, each with the number of the others in it.
  private static func whole(
    _ views: [LookAnswer.SeenView], gone: Set<Int>
  ) -> [(view: LookAnswer.SeenView, inside: Int)] {
    let parents = Dictionary(views.map { ($0.number, $0.parent) }) { first, _ in first }
    func root(_ number: Int) -> Int {
      var root = number
      while let parent = parents[root] ?? nil, gone.contains(parent) { root = parent }
      return root
    }
    let counts = gone.reduce(into: [Int: Int]()) { $0[root($1), default: 0] += 1 }
    return views.compactMap { view in counts[view.number].map { (view, $0 - 1) } }
  }

  /// Where a view lies in the one around it.
  private static func place(
    _ view: LookAnswer.SeenView, in views: [Int: LookAnswer.SeenView]
  ) -> [Double] {
    let parent = view.parent.flatMap { views[$0] }?.frame ?? [0, 0, 0, 0]
    return [view.frame[0] - parent[0], view.frame[1] - parent[1]]
  }

  /// The changes for people.
  ///
  /// - Parameter changes: Those that are told; by default, all.
  func lines(of changes: [Change]? = nil) -> [String] {
    let changes = changes ?? self.changes
    let verdict =
      !changes.isEmpty
      ? "\(changes.count) \(changes.count == 1 ? "change" : "changes")"
      : isSamePicture
        ? "the same picture"
        : self.changes.isEmpty
          ? "the views are the same, but pixels differ" : "this view is the same, but others differ"
    return ["Against \(base): \(verdict)"] + changes.map(\.line)
  }
}
