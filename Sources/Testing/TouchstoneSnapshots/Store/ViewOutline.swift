import Foundation

/// The views of a picture, where they lie in it, and what their texts say.
///
/// A golden keeps it as text, so that a failure can say which view changed, and from where to where. If views have the
/// same frame, as a view and its modifiers do, only the innermost and those that users declare are kept.
package struct ViewOutline: Hashable, Sendable {
  /// A view, with its distance from the root.
  package struct Item: Hashable, Sendable {
    package var depth: Int
    /// Begins with an underscore if the view was added around the tested one, such as the background of a picture.
    package var name: String
    /// The module that declares a user's view, and the types around it: `Shop.Plans`. Nil for Touchstone's own.
    package var module: String?
    /// In points of the picture.
    package var frame: PlacedView.Frame
    /// The string of a text, in one line; truncated if it is long.
    package var words: String?
    /// The steps of its own drawing, from back to front, without the views in it; empty if they are unknown.
    package var steps: [DrawingStep] = []

    package init(
      depth: Int, name: String, module: String? = nil, frame: PlacedView.Frame, words: String? = nil
    ) {
      self.depth = depth
      self.name = name
      self.module = module
      self.frame = frame
      self.words = words.map(Self.short)
    }

    /// One line of at most 60 characters, without terminal control or bidirectional formatting characters.
    private static func short(_ words: String) -> String {
      var line = ""
      for scalar in words.unicodeScalars.prefix(300) {
        let isCommand = [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
        line.unicodeScalars.append(isCommand ? " " : scalar)
      }
      return line.count > 60 ? line.prefix(60) + "…" : line
    }
  }

  /// The longest distance that is read, in points: a file from elsewhere may have any, and pixels are counted in integers.
  private static let lengthLimit = 1e9

  /// Parents before their children.
  package let items: [Item]
  /// Whether there are views at several moments.
  package let hasFrames: Bool
  let paths: ViewPaths

  /// The longest text that a golden carries, in bytes, before it is compressed.
  package static let textLimit = 65536

  package init(_ all: [Item]) {
    self.init(uncovered: Self.withoutCovers(all))
  }

  /// Creates an outline that keeps all of the views.
  init(uncovered items: [Item], hasFrames: Bool = false) {
    self.items = items
    self.hasFrames = hasFrames
    paths = ViewPaths(of: items)
  }

  /// Whether it is known what the views draw.
  var hasSteps: Bool { items.contains { !$0.steps.isEmpty } }

  package static func == (a: Self, b: Self) -> Bool { a.items == b.items }

  package func hash(into hasher: inout Hasher) { hasher.combine(items) }

  // MARK: Questions

  /// The smallest view that holds a rectangle, give or take a point; of equals the innermost. It is none that was added
  /// around the tested view.
  package func innermost(around box: PlacedView.Frame) -> PlacedView? {
    let holding = items.indices.filter { items[$0].frame.holds(box) && !items[$0].isAdded }
    // A background comes after what it lies behind, and is larger.
    return holding.reversed().min { items[$0].frame.area < items[$1].frame.area }.map(placedView)
  }

  /// The smallest view that holds a rectangle, now or in a golden, with the frames that it has in both: of a view that
  /// shrank, the golden's frame holds what differs.
  func innermost(around box: PlacedView.Frame, since golden: ViewOutline?) -> PlacedView? {
    let own = innermost(around: box)
    guard let golden else { return own }
    if let old = golden.innermost(around: box), old.frame.area < own?.frame.area ?? .infinity,
      let index = paths.shown.firstIndex(of: old.path)
    {
      var view = placedView(index)
      view.goldenFrame = old.frame
      return view
    }
    return own.map { own in
      var view = own
      view.goldenFrame = frame(at: own.path, in: golden)
      return view
    }
  }

  /// The frame that a golden has of the view at a path.
  ///
  /// A golden that was recorded before users' views had names is asked for the view at the same path of nodes.
  package func frame(at path: String, in golden: ViewOutline) -> PlacedView.Frame? {
    if let index = golden.paths.shown.firstIndex(of: path) { return golden.items[index].frame }
    guard golden.items.allSatisfy({ $0.module == nil }), let own = paths.shown.firstIndex(of: path) else { return nil }
    return golden.paths.ofNodes.firstIndex(of: paths.ofNodes[own]).map { golden.items[$0].frame }
  }

  /// The views without others in them.
  var leaves: [Item] {
    items.indices.filter { $0 + 1 == items.count || items[$0 + 1].depth <= items[$0].depth }.map { items[$0] }
  }

  /// All views, with their paths.
  var placedViews: [PlacedView] { items.indices.map(placedView) }

  private func placedView(_ index: Int) -> PlacedView {
    PlacedView(path: paths.shown[index], type: paths.types[index], frame: items[index].frame)
  }

  /// A text that says something else than in a golden.
  package struct ChangedText: Hashable, Sendable {
    /// The strings of the text in the golden, and now.
    package var before, now: String
    /// The frames of the two.
    package var frames: [PlacedView.Frame]

    /// Whether a rectangle shares a part with the texts, or with the space between them.
    package func overlaps(_ box: PlacedView.Frame) -> Bool {
      let left = frames.map(\.x).min() ?? 0
      let top = frames.map(\.y).min() ?? 0
      let right = frames.map { $0.x + $0.width }.max() ?? 0
      let bottom = frames.map { $0.y + $0.height }.max() ?? 0
      return box.x < right && box.y < bottom && box.x + box.width > left && box.y + box.height > top
    }
  }

  /// The texts that say something else than in a golden.
  ///
  /// None if there are more or fewer texts than in the golden: which is which is not known then.
  package func changedTexts(since golden: ViewOutline) -> [ChangedText] {
    let now = texts
    let before = golden.texts
    guard now.map(\.path) == before.map(\.path) else { return [] }
    return zip(before, now).compactMap { before, now in
      guard before.words != now.words else { return nil }
      return ChangedText(before: before.words, now: now.words, frames: [before.frame, now.frame])
    }
  }

  private var texts: [(path: String, words: String, frame: PlacedView.Frame)] {
    zip(paths.ofNodes, items).compactMap { path, item in item.words.map { (path, $0, item.frame) } }
  }

  // MARK: Text

  /// One line per view: a space for each step from the root, the name after that of its module, x, y, width and height, and
  /// what a text says. What texts say is left out if all would be too long; nil if that does not help.
  ///
  /// - Parameter limit: The longest text, in bytes.
  package func text(limit: Int = textLimit) -> String? {
    [true, false].lazy.map { text(withWords: $0) }.first { $0.utf8.count <= limit }
  }

  private func text(withWords: Bool) -> String {
    items.map { item in
      let frame = item.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.plain).joined(separator: " ")
      let words = withWords ? item.words?.addingPercentEncoding(withAllowedCharacters: .alphanumerics) : nil
      // A text that says nothing is a text, too.
      return String(repeating: " ", count: item.depth) + item.qualifiedName.replacing(" ", with: "_") + " " + numbers
        + (words.map { " =\($0)" } ?? "")
    }
    .joined(separator: "\n")
  }

  /// Returns the drawing steps of the views, as text: see ``StepText``. Nil if it would be too long.
  ///
  /// - Parameter text: The views as text, which has what texts say or leaves it out.
  func stepText(besides text: String) -> String? {
    hasSteps ? StepText.text(of: items, leavingOutWords: text.contains(" =")) : nil
  }

  /// Reads ``text(limit:)`` and ``stepText(besides:)``. Nil if the first is something else; without steps if the second is.
  package init?(text: String, steps: String?) {
    guard let outline = ViewOutline(text: text) else { return nil }
    let items = steps.flatMap { StepText.items(outline.items, readingStepsOf: $0) }
    self.init(uncovered: items ?? outline.items)
  }

  /// Reads ``text(limit:)``. Nil if it is something else.
  package init?(text: String) {
    guard text.utf8.count <= Self.textLimit else { return nil }
    var items: [Item] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().prefix(4).compactMap { Double($0) }.filter { abs($0) <= Self.lengthLimit }
      guard (5...6).contains(words.count), numbers.count == 4 else { return nil }
      let says = words.count > 5 ? words[5] : nil
      guard says?.hasPrefix("=") != false else { return nil }
      // Names of nodes have no dots.
      let names = words[0].split(separator: ".")
      items.append(
        Item(
          depth: line.prefix { $0 == " " }.count, name: names.last.map(String.init) ?? "",
          module: names.count > 1 ? names.dropLast().joined(separator: ".") : nil,
          frame: PlacedView.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          words: says.flatMap { String($0.dropFirst()).removingPercentEncoding }))
    }
    self.init(uncovered: items)
  }

  // MARK: Making

  /// Takes out views whose only child covers them exactly, which is then what draws their steps.
  private static func withoutCovers(_ all: [Item]) -> [Item] {
    var result: [Item] = []
    var steps: [DrawingStep] = []
    // By depth in `all`: how many views above were taken out.
    var removed: [Int] = []
    for (index, item) in all.enumerated() {
      let depth = min(item.depth, removed.count)
      removed.removeSubrange(depth...)
      let above = removed.last ?? 0
      let isCovered = isCovered(index, of: all)
      removed.append(above + (isCovered ? 1 : 0))
      // The child comes next.
      steps += item.steps
      if !isCovered {
        var kept = item
        kept.depth = depth - above
        kept.steps = steps
        result.append(kept)
        steps = []
      }
    }
    return result
  }

  /// Whether an item, which is not a user's view, has one child, which has the same frame.
  private static func isCovered(_ index: Int, of all: [Item]) -> Bool {
    if all[index].module != nil { return false }
    let depth = all[index].depth
    var next = index + 1
    var hasChild = false
    while next < all.count, all[next].depth > depth {
      if all[next].depth == depth + 1 {
        if hasChild || all[next].frame != all[index].frame { return false }
        hasChild = true
      }
      next += 1
    }
    return hasChild
  }
}
