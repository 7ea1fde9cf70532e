import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneUI

extension SnapshotRemarks {
  /// Adds remarks about a view that was laid out: what it lacks, the frames of its views, and what it was drawn with.
  @MainActor mutating func note(_ picture: ViewTree.Picture) {
    let list = picture.list
    // SAFETY: views stay on the main actor, where their frames are read.
    nonisolated(unsafe) let root = picture.root
    let views = DrawnViews(root: picture.root)
    addOutline { views.outline }
    addMaskedViews {
      try? MainActorHop.value(from: root) { root in
        root.identifiedFramesInRoot.map { MaskedView(identifier: $0.identifier, frame: PlacedView.Frame($0.frame)) }
      }
    }
    addDrawnAreas {
      DrawnPieces(list) { _ in false }.pieces.compactMap { DrawnArea($0) }
    }
    addIngredients { list.ingredients.mapValues(GoldenIngredient.init) }
    note(picture.diagnostics)
    for origin in list.pictureOrigins {
      for omission in origin.omissions { lacks(omission) }
      addIngredients { origin.ingredients().mapValues(GoldenIngredient.init) }
    }
    noteTimes(in: picture.root)
  }

  /// Adds what draws a picture, of which mutants are made.
  @MainActor mutating func addDrawing(of picture: ViewTree.Picture, scale: CGFloat) {
    let size = picture.list.size
    // SAFETY: views stay on the main actor, where they are drawn.
    nonisolated(unsafe) let root = picture.root
    addDrawing {
      try? MainActorHop.value(from: root) { root in
        let marks = AuditedView.marks()
        let list = DisplayList(size: size, items: root.steps(markedBy: marks))
        let views = marks.views.map { view in
          let user = view.lineage.lazy.compactMap(\.userNames.last).first
          return MutableDrawing.View(type: user ?? view.name, path: view.path)
        }
        return MutableDrawing(list: list, views: views) { list in
          UIImage(cgImage: CGImage(bitmap: try list.bitmap(scale: scale)), scale: scale)
        }
      }
    }
  }

  /// Adds remarks about the texts of a view that show the present time or date.
  @MainActor mutating func noteTimes(in root: RenderNode) {
    let now = WallClock.present ?? Date()
    var finders: [PresentTime.Setting: PresentTime] = [:]
    for text in root.textsInRoot where PresentTime.hasNumber(text.node.string) {
      let setting = PresentTime.Setting(text.node.environment.locale, text.node.environment.localCalendar)
      let finder = finders[setting] ?? PresentTime(now: now, setting)
      finders[setting] = finder
      let words = text.node.string
      if let part = finder.part(of: words) {
        note(ShownTime(text: words, part: part, frame: PlacedView.Frame(text.frame)))
      }
    }
  }

  /// Adds remarks about what a picture lacks.
  mutating func note(_ diagnostics: [RenderDiagnostic]) {
    for diagnostic in diagnostics {
      if case .fontNotOnMachine(let font, _) = diagnostic {
        fail(SnapshotFailure.fontNotOnMachine(font))
      } else if diagnostic.isMissing {
        lacks(diagnostic.description)
      } else if diagnostic.isError {
        // A golden without its text, or with a box in place of its photo, would pass forever.
        fail(ViewPictureError.incomplete(diagnostic.description))
      } else {
        warn(diagnostic.description)
      }
    }
  }
}

extension MatchEvidence {
  /// Creates what counts of a view that was laid out.
  @MainActor init(_ level: MatchLevel, of picture: ViewTree.Picture) {
    let list = picture.list
    // SAFETY: views stay on the main actor, where their frames are read.
    nonisolated(unsafe) let root = picture.root
    self.init(level) {
      if level == .ignoringColors { return list.text(at: level) }
      return try? MainActorHop.value(from: root) { root in
        var list = list
        if level == .ignoringText { list.items = root.steps(markedBy: ViewMarks { $0.words != nil }) }
        return "\(ViewOutline(ViewOutline.items(of: root, asDrawn: false)).layoutText)\n\(list.text(at: level))"
      }
    }
  }
}

extension DisplayList {
  /// What is known of the pictures in it that an `ImageRenderer` drew.
  fileprivate var pictureOrigins: [PictureOrigin] { Self.origins(in: items) }

  private static func origins(in items: [Item]) -> [PictureOrigin] {
    items.flatMap { item -> [PictureOrigin] in
      switch item {
      case .image(let drawing): drawing.image.origin.map { [$0] } ?? []
      case .group(let group): origins(in: group.items) + (group.mask.map { origins(in: $0.items) } ?? [])
      case .fill, .stroke, .glyphs, .backdrop: []
      }
    }
  }
}

extension DrawnViews: OutlinedViews {
  package var outline: ViewOutline? {
    // Only the frames are read on the main actor.
    (try? MainActorHop.value(from: root) { ViewOutline.items(of: $0) }).map { ViewOutline($0) }
  }
}

extension ViewOutline {
  /// Returns the views of a tree that was laid out; those that were added around the tested one begin with an underscore.
  ///
  /// - Parameter asDrawn: Whether frames include offsets, as they do in pictures; otherwise they are those of the layout.
  @MainActor static func items(of root: RenderNode, asDrawn: Bool = true) -> [Item] {
    let views = root.namedViews
    let tested = testedViews(views)
    let steps = steps(of: root, views)
    return views.enumerated().map { index, view in
      var item = Item(
        depth: view.depth, name: tested.contains(index) || view.node == nil ? view.name : "_\(view.name)",
        module: view.module, frame: PlacedView.Frame(asDrawn ? view.frameAsDrawn : view.frameInRoot),
        words: view.node?.words)
      item.steps = steps[index] ?? []
      return item
    }
  }

  /// Returns what each view draws, by its number. What a node draws that is not among the views belongs to the one around it.
  @MainActor private static func steps(of root: RenderNode, _ views: [NamedView]) -> [Int: [DrawingStep]] {
    var numbers: [ObjectIdentifier: Int] = [:]
    for (index, view) in views.enumerated() { if let node = view.node { numbers[ObjectIdentifier(node)] = index } }
    let marks = ViewMarks { numbers[ObjectIdentifier($0)] != nil }
    let reader = StepReader(root.steps(markedBy: marks))
    var steps: [Int: [DrawingStep]] = [:]
    // A view that is drawn twice, such as a row below its menu, has the steps of both.
    for (mark, drawn) in reader.steps.sorted(by: { $0.key < $1.key }) {
      let node = marks.views[mark]
      guard let index = numbers[ObjectIdentifier(node)] else { continue }
      let name = (node as? ImageNode)?.sourceName
      let words = node.words
      steps[index, default: []] += drawn.map { step in
        var step = step
        step[.name] = name
        // Lines have lost the spaces between them.
        if let words, let text = step[.text], text.isEqualBesidesSpace(to: words) { step[.text] = words }
        return step
      }
    }
    return steps
  }

  /// Returns which views are tested: that on the stage, with the user's views that it comes from, and all in it; all views
  /// if there is no stage.
  @MainActor private static func testedViews(_ views: [NamedView]) -> Range<Int> {
    // The views around it have its values for layouts, too.
    guard let inner = views.lastIndex(where: { $0.node?.traits[layoutValue: AuditedContent.self] == true }) else {
      return views.indices
    }
    let outer = views[..<inner].lastIndex { $0.node != nil }.map { $0 + 1 } ?? 0
    let end = views[(outer + 1)...].firstIndex { $0.depth <= views[outer].depth } ?? views.endIndex
    return outer..<end
  }
}

extension String {
  fileprivate func isEqualBesidesSpace(to other: String) -> Bool {
    self == other || filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace }
  }
}

extension SnapshotAppearance {
  /// Creates the appearance of views with a colour scheme.
  init(_ colorScheme: ColorScheme) {
    self = colorScheme == .dark ? .dark : .light
  }
}

extension DrawnArea {
  /// Creates the area of a drawing step; nil if it shows nothing.
  fileprivate init?(_ piece: DrawnPiece) {
    var isFill = false
    switch piece.item {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _, _), .glyphs(_, .color(let color)):
      if color.opacity <= 0 { return nil }
      if case .fill = piece.item { isFill = true }
    case .fill, .stroke, .glyphs, .image, .backdrop, .group: break
    }
    if piece.opacity <= 0 { return nil }
    self.init(frame: PlacedView.Frame(piece.frame.intersection(piece.visible)), isFill: isFill)
  }
}

extension PlacedView.Frame {
  /// Creates a frame in points, rounded to a thousandth.
  init(_ frame: CGRect) {
    func rounded(_ value: CGFloat) -> Double {
      value.isFinite ? (Double(value) * 1000).rounded() / 1000 : 0
    }
    self.init(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width), height: rounded(frame.height))
  }
}
