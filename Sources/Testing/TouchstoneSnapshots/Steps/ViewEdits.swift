/// The edits of the views of a picture since its golden was recorded, from the views' frames and drawing steps.
package struct ViewEdits {
  let now: OutlineTree
  let golden: OutlineTree
  let pairs: OutlineAlignment
  let places: (now: [PlacedView], golden: [PlacedView])
  /// The edits of views that are there now, by their numbers, and of views that are gone.
  private(set) var byView: [Int: [ViewEdit]] = [:]
  private var removed: [ViewEdit] = []
  /// The views now in which something was put in, taken out or changed so that it may need another size.
  var disturbed: Set<Int> = []

  let scale: Double

  private init(now outline: ViewOutline, golden: ViewOutline, scale: Double) {
    self.scale = scale
    places = (outline.placedViews, golden.placedViews)
    now = OutlineTree(outline.items)
    self.golden = OutlineTree(golden.items)
    pairs = OutlineAlignment(now: now, golden: self.golden)
    noteContents()
    noteInsertions()
    noteRemovals()
    noteFrames()
    noteSymbols()
    let frames = PairedFrames(now: now, golden: self.golden, pairs: pairs, scale: scale)
    LayoutCauses(frames, disturbed: disturbed).mark(&byView)
  }

  /// The edits that lead from a golden to a picture: causes first, otherwise in the order of the views; each once for views
  /// of one type.
  ///
  /// - Parameters:
  ///   - regions: Where the two differ. One that touches no view with an edit is an edit of its own.
  ///   - masks: Where differences do not count, in pixels. What changed in views that lie in one is left out.
  ///   - scale: Pixels per point.
  /// - Returns: nil unless both outlines have drawing steps: without them, nothing is known of colours and fonts.
  package static func edits(
    now outline: ViewOutline?, golden: ViewOutline?, regions: [RegionSummary], masks: [MaskedPlace] = [],
    scale: Double
  ) -> [ViewEdit]? {
    guard let outline, let golden, outline.hasSteps, golden.hasSteps else { return nil }
    let masked = masks.map { PlacedView.Frame($0.box, scale: scale) }
    func boxes(_ frame: Int) -> [PlacedView.Frame] {
      regions.filter { $0.frame == frame }.map { PlacedView.Frame($0.box, scale: scale) }
    }
    let (frames, goldenFrames) = (outline.frames, golden.frames)
    // The frames of an animated image lie over each other: what differs in one says nothing of the views in another.
    let isFramed = regions.contains { $0.frame != nil } && frames.count == goldenFrames.count
    if isFramed, regions.allSatisfy({ frames.indices.contains($0.frame ?? 0) }) {
      return inOrder(
        frames.indices.flatMap { index in
          ViewEdits(now: frames[index], golden: goldenFrames[index], scale: scale)
            .edits(in: frames[index], since: goldenFrames[index], differing: boxes(index), masked)
        })
    }
    let found = ViewEdits(now: outline, golden: golden, scale: scale)
    let places = regions.map { PlacedView.Frame($0.box, scale: scale) }
    return inOrder(found.edits(in: outline, since: golden, differing: places.isEmpty ? nil : places, masked))
  }

  /// The edits of a picture that show in it, and those of the places that no other explains.
  ///
  /// - Parameter boxes: Where it differs; nil if that is not known.
  private func edits(
    in outline: ViewOutline, since golden: ViewOutline, differing boxes: [PlacedView.Frame]?,
    _ masked: [PlacedView.Frame]
  ) -> [ViewEdit] {
    let edits = (removed + byView.sorted { $0.key < $1.key }.flatMap(\.value)).filter { edit in
      !edit.isHidden(by: masked) && (boxes.map(edit.shows) ?? true || !Self.versioned.contains(edit.kind))
    }
    let places = edits.map(\.place)
    let backdrops = self.backdrops
    let unexplained = (boxes ?? []).compactMap { box -> ViewEdit? in
      guard !places.contains(where: { $0.touches(box) }) else { return nil }
      // A change behind a blurred backdrop shines through it some way off.
      let reach = backdrops.filter { $0.frame.holds(box) }.map(\.reach).max() ?? 0
      let isConsequence = places.contains { $0.touches(box, margin: reach) }
      return outline.innermost(around: box, since: golden)
        .map { ViewEdit(.redrawn, view: $0, isConsequence: isConsequence) }
    }
    return edits + unexplained
  }

  /// Causes first, and each edit once for views of one type.
  private static func inOrder(_ edits: [ViewEdit]) -> [ViewEdit] {
    struct Kind: Hashable {
      var signatures: [ViewEdit.Signature]
      var type: String?
      var isConsequence: Bool
    }
    var known: Set<Kind> = []
    return (edits.filter { !$0.isConsequence } + edits.filter(\.isConsequence)).filter {
      known.insert(Kind(signatures: $0.signatures, type: $0.view.type, isConsequence: $0.isConsequence)).inserted
    }
  }

  /// Kinds of edits that are known by digests alone.
  private static let digests: Set<ViewEdit.Kind> = [.shape, .clip, .image]

  /// Kinds of edits that a golden of an earlier version may have of the same pixels: digests, and the places of views with an
  /// offset. They count where the pictures differ.
  private static let versioned = digests.union([.moved])

  /// The properties after which a view may need another size.
  private static let sizing: Set<DrawingStep.Property> = [.text, .font, .name, .image, .line]

  /// Compares what paired views draw.
  private mutating func noteContents() {
    for (index, old) in pairs.golden {
      let (view, before) = (now.items[index], golden.items[old])
      for pair in Self.pairs(view.steps, before.steps) {
        switch pair {
        case (let new?, let old?):
          // Digests of outlines depend on the size, and on where edges meet pixels; where a gradient runs, on the size.
          let hasSize = view.frame.hasSize(of: before.frame)
          let hasSameEdges = hasSize && view.frame.isWholePixels(from: before.frame, scale: scale)
          noteProperties(
            of: new, since: old, at: index,
            uncertain: hasSameEdges ? [] : hasSize ? [.shape, .clip] : [.shape, .clip, .direction])
        // A group without an effect has no step.
        case (let new?, nil) where new.kind == .group: noteProperties(of: new, since: DrawingStep(.group), at: index)
        case (nil, let old?) where old.kind == .group: noteProperties(of: DrawingStep(.group), since: old, at: index)
        case (let new?, nil): add(ViewEdit(.inserted, after: new.words, view: placed(index)), to: index)
        case (nil, let old?): add(ViewEdit(.removed, before: old.words, view: placed(index)), to: index)
        case (nil, nil): break
        }
      }
    }
  }

  /// - Parameter uncertain: Digests that may differ because the view's frame does. Whether more changed is not known: they are
  ///   noted as consequences without values, so that the picture is looked at.
  private mutating func noteProperties(
    of new: DrawingStep, since old: DrawingStep, at index: Int, uncertain: Set<DrawingStep.Property> = []
  ) {
    let hasSize = pairs.golden[index].map { now.items[index].frame.hasSize(of: golden.items[$0].frame) } ?? false
    for property in DrawingStep.Property.allCases where new[property] != old[property] {
      // Goldens of earlier versions do not say it, and without a gradient there is none. In another outline, the same gradient
      // may run elsewhere.
      if property == .direction, new[property] == nil || old[property] == nil { continue }
      let isUncertain =
        uncertain.contains(property)
        || property == .direction && (new[.shape] != old[.shape] || new[.line] != old[.line])
      // The pixels of a film strip's frame are those of the views in it.
      if property == .image, isFrame(index) { continue }
      if isUncertain, new[property] != nil, old[property] != nil {
        add(ViewEdit(ViewEdit.Kind(property), view: placed(index), isConsequence: true), to: index)
        continue
      }
      let isDigest = Self.digests.contains(ViewEdit.Kind(property))
      add(
        ViewEdit(
          ViewEdit.Kind(property), before: isDigest ? nil : old[property], after: isDigest ? nil : new[property],
          view: placed(index), isConsequence: property == .transform && scalesWithSize(new, since: old, at: index)),
        to: index)
      // A view that kept its size moves no other.
      if Self.sizing.contains(property), !hasSize { disturbed.insert(index) }
    }
  }

  /// The steps of two views in pairs: those of one kind in order.
  private static func pairs(_ new: [DrawingStep], _ old: [DrawingStep]) -> [(new: DrawingStep?, old: DrawingStep?)] {
    // From both ends: what was added or taken out is between.
    let start = zip(new, old).prefix { $0.kind == $1.kind }.count
    let (newRest, oldRest) = (new.dropFirst(start), old.dropFirst(start))
    let end = zip(newRest.reversed(), oldRest.reversed()).prefix { $0.kind == $1.kind }.count
    var pairs: [(new: DrawingStep?, old: DrawingStep?)] = []
    for (new, old) in zip(new.prefix(start), old.prefix(start)) { pairs.append((new, old)) }
    for new in newRest.dropLast(end) { pairs.append((new, nil)) }
    for old in oldRest.dropLast(end) { pairs.append((nil, old)) }
    for (new, old) in zip(new.suffix(end), old.suffix(end)) { pairs.append((new, old)) }
    return pairs
  }

  /// Notes views without a pair, if the view around them has one.
  private mutating func noteInsertions() {
    for index in now.items.indices where pairs.golden[index] == nil {
      if let parent = now.parents[index] {
        guard pairs.golden[parent] != nil else { continue }
        disturbed.insert(parent)
      }
      add(ViewEdit(.inserted, after: now.words(of: index), view: placed(index)), to: index)
    }
  }

  private mutating func noteRemovals() {
    for old in golden.items.indices where pairs.now[old] == nil {
      if let parent = golden.parents[old] {
        guard let around = pairs.now[parent] else { continue }
        disturbed.insert(around)
      }
      var view = places.golden[old]
      view.goldenFrame = view.frame
      removed.append(ViewEdit(.removed, before: golden.words(of: old), view: view))
    }
  }

  /// Compares the sizes of paired views, and where they lie in the views around them.
  private mutating func noteFrames() {
    for (index, old) in pairs.golden {
      let (frame, before) = (now.items[index].frame, golden.items[old].frame)
      if !frame.hasSize(of: before) {
        add(
          ViewEdit(.resized, before: before.sizeWords, after: frame.sizeWords, view: placed(index)), to: index)
      }
      let origin = now.parents[index].map { now.items[$0].frame }
      let oldOrigin = golden.parents[old].map { golden.items[$0].frame }
      let x = frame.x - (origin?.x ?? 0) - before.x + (oldOrigin?.x ?? 0)
      let y = frame.y - (origin?.y ?? 0) - before.y + (oldOrigin?.y ?? 0)
      guard max(abs(x), abs(y)) > 2 * PlacedView.Frame.rounding else { continue }
      add(ViewEdit(.moved, after: "\(x.signed), \(y.signed)", view: placed(index)), to: index)
    }
  }

  /// Whether a view is the picture of a frame of a film strip: no other picture has views in it.
  private func isFrame(_ index: Int) -> Bool { now.items[index].isImage && !now.children[index].isEmpty }

  private mutating func add(_ edit: ViewEdit, to index: Int) { byView[index, default: []].append(edit) }

  private func placed(_ index: Int) -> PlacedView {
    var view = places.now[index]
    view.goldenFrame = pairs.golden[index].map { golden.items[$0].frame }
    return view
  }
}

extension ViewEdit {
  /// The rectangle around the view as it is and was.
  fileprivate var place: PlacedView.Frame { view.goldenFrame.map { view.frame.union($0) } ?? view.frame }

  /// Whether the pictures differ where the view is or was.
  fileprivate func shows(in boxes: [PlacedView.Frame]) -> Bool {
    let place = place
    return boxes.contains { place.touches($0) }
  }

  /// Whether the view lies in masked places, now and in the golden, so that the edit does not show.
  fileprivate func isHidden(by masks: [PlacedView.Frame]) -> Bool {
    [view.frame, view.goldenFrame ?? view.frame].allSatisfy { frame in masks.contains { $0.holds(frame) } }
  }
}

extension OutlineTree {
  /// Returns the name and the contents of a view, as an edit says them: `Image star.fill`, `Text “Sold out”`.
  fileprivate func words(of index: Int) -> String {
    let item = items[index]
    let says = item.words.map { "“\($0)”" } ?? item.steps.lazy.compactMap { $0[.name] }.first
    return [item.name.hasPrefix("_") ? String(item.name.dropFirst()) : item.name, says].compactMap { $0 }
      .joined(separator: " ")
  }
}

extension DrawingStep {
  /// The description of a step that was added or removed: `fill #FF3B30`.
  fileprivate var words: String {
    let noun =
      switch kind {
      case .fill: "fill"
      case .stroke: "line"
      case .text: "text"
      case .image: "picture"
      case .backdrop: "backdrop"
      case .group: "group"
      }
    return [noun, self[.paint]].compactMap { $0 }.joined(separator: " ")
  }
}

extension PlacedView.Frame {
  /// Whether a rectangle is nearer than some points: two, by which shadows and lines are wider than their views, if no more are
  /// asked for.
  fileprivate func touches(_ box: Self, margin: Double = 2) -> Bool {
    box.x < x + width + margin && box.y < y + height + margin && box.x + box.width > x - margin
      && box.y + box.height > y - margin
  }

  fileprivate var sizeWords: String { "\(width.plain) × \(height.plain)" }

  /// Whether a frame lies whole pixels from another one, so that its edges meet pixels in the same way.
  fileprivate func isWholePixels(from other: Self, scale: Double) -> Bool {
    [x - other.x, y - other.y].map { $0 * scale }.allSatisfy { abs($0 - $0.rounded()) <= Self.rounding * scale }
  }
}

extension Double {
  /// The number with its sign: `+2`, `−0.5`, `+0`.
  fileprivate var signed: String { self < 0 ? "−\((-self).plain)" : "+\(plain)" }
}
