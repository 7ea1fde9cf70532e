import Foundation
import TouchstoneDrawing

/// All places in a drawing where something can be changed.
struct MutationSites {
  private(set) var all: [MutationSite] = []
  /// The colours of the picture, in the order in which they are drawn.
  private var palette: [ResolvedColor] = []

  init(of list: DisplayList) {
    for color in list.items.flatMap(\.colors) where color.opacity > 0 && !palette.contains(color) {
      palette.append(color)
    }
    visit(list.items, at: [], view: nil)
  }

  private mutating func visit(_ items: [DisplayList.Item], at path: [Int], view: Int?) {
    for (index, item) in items.enumerated() {
      let here = path + [index]
      // A container's modifiers are around the steps of the views in it.
      let drawer = item.view ?? view ?? item.firstView
      addEdits(of: item, at: here, view: drawer)
      if case .group(let group) = item { visit(group.items, at: here, view: group.view ?? view) }
      guard index > 0, !item.bounds.intersection(items[index - 1].bounds).isEmpty else { continue }
      all.append(
        MutationSite(kind: .swappedOrder, view: drawer, change: "drawn before what is behind it", path: here) {
          $0.swapAt($1, $1 - 1)
        })
    }
  }

  private mutating func addEdits(of item: DisplayList.Item, at path: [Int], view: Int?) {
    func add(_ kind: MutantKind, _ change: String, _ edit: @escaping (DisplayList.Item) -> DisplayList.Item) {
      all.append(
        MutationSite(kind: kind, view: view, change: change, path: path) { items, index in
          items[index] = edit(items[index])
        })
    }
    switch item {
    case .group(let group):
      if group.view != nil, !group.items.isEmpty { addViewEdits(add) }
      for (change, edit) in group.modifiers { add(.droppedModifier, change) { $0.changingGroup(edit) } }
    case .glyphs(let run, _):
      if run.glyphs.count > 1 {
        let rest = run.glyphs.count - max(1, run.glyphs.count / 3)
        add(.cutText, "\(rest) of \(run.glyphs.count) glyphs") {
          $0.changingRun { $0.glyphs = Array($0.glyphs.prefix(rest)) }
        }
      }
      if let (font, change) = run.font.otherWeight { add(.weight, change) { $0.changingRun { $0.font = font } } }
    case .fill, .stroke, .image, .backdrop: break
    }
    if let color = item.color, let other = other(than: color) {
      add(.color, "\(color.hexadecimal) → \(other.hexadecimal)") { $0.withColor(other) }
    }
  }

  /// The distance of a view that is moved, in points.
  private static let distance: CGFloat = 4

  private func addViewEdits(
    _ add: (MutantKind, String, @escaping (DisplayList.Item) -> DisplayList.Item) -> Void
  ) {
    add(.hiddenView, "draws nothing") { $0.changingGroup { $0.items = [] } }
    let distance = Self.distance
    for (x, y, words) in [(distance, 0, "4 pt to the right"), (0, -distance, "4 pt up")] as [(CGFloat, CGFloat, String)]
    {
      add(.padding, words) { item in
        item.changingGroup { $0.transform = $0.transform.concatenating(CGAffineTransform(translationX: x, y: y)) }
      }
    }
  }

  /// The next colour of the picture.
  private func other(than color: ResolvedColor) -> ResolvedColor? {
    guard palette.count > 1, let index = palette.firstIndex(of: color) else { return nil }
    return palette[(index + 1) % palette.count]
  }
}

extension DisplayList.Group {
  /// What the group does to its items, with what takes each away.
  fileprivate var modifiers: [(change: String, edit: (inout DisplayList.Group) -> Void)] {
    let hasShape = transform.b != 0 || transform.c != 0 || transform.a != 1 || transform.d != 1
    let table: [(isThere: Bool, change: String, edit: (inout DisplayList.Group) -> Void)] = [
      (opacity < 1, "without opacity \(opacity)", { $0.opacity = 1 }),
      (!clips.isEmpty, "without clip", { $0.clips = [] }),
      (mask != nil, "without mask", { $0.mask = nil }),
      (!filters.isEmpty, "without filter", { $0.filters = [] }),
      (blendMode != .normal, "without blend mode", { $0.blendMode = .normal }),
      (
        hasShape, "without rotation and scale",
        { $0.transform = CGAffineTransform(translationX: $0.transform.tx, y: $0.transform.ty) }
      ),
    ]
    return table.filter(\.isThere).map { ($0.change, $0.edit) }
  }
}

extension GlyphRun.FontReference {
  /// The font in another weight, if there is one, and which.
  fileprivate var otherWeight: (font: GlyphRun.FontReference, change: String)? {
    var font = self
    if let weight = variations["wght"] {
      let other = weight < 600 ? 700.0 : 400
      font.variations["wght"] = other
      return (font, "weight \(Int(weight)) → \(Int(other))")
    }
    let weights = [
      ("-Regular.", "-Bold."), ("-Medium.", "-Bold."), ("-Light.", "-Bold."), ("-SemiBold.", "-Regular."),
      ("-Bold.", "-Regular."), ("-ExtraBold.", "-Regular."), ("-Black.", "-Regular."),
    ]
    for (weight, other) in weights where path.contains(weight) {
      font.path = path.replacingOccurrences(of: weight, with: other)
      guard FileManager.default.fileExists(atPath: font.path) else { return nil }
      return (font, "\(weight.dropFirst().dropLast()) → \(other.dropFirst().dropLast())")
    }
    return nil
  }
}
