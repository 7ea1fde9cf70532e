/// The remarks of a strategy on a snapshot that it took: an error, warnings, and details for failure messages and
/// goldens.
package struct SnapshotRemarks: Sendable {
  /// The first error. It fails the assertion.
  package private(set) var error: (any Error)?
  /// The warnings, in order, each once.
  package private(set) var warnings: [String] = []
  /// The fonts, images, symbols, colours and glyphs that are missing, in order, each once. They fail the assertion
  /// unless the environment allows them.
  package private(set) var missing: [String] = []
  /// The texts that show the present time or date, in order, each once.
  package private(set) var shownTimes: [ShownTime] = []
  /// The way in which the value is empty, even if the snapshot has a background; `nil` if it isn't.
  package private(set) var emptiness: Emptiness?
  /// The frames of the snapshot, if it shows several moments.
  package var frames: SnapshotFrames?
  /// The result of an audit of the view, if there was one.
  package var audit: SnapshotAudit?
  /// What the snapshot was drawn from, if that is noted.
  package private(set) var drawn: DrawnSnapshot?
  /// The properties of the picture that are compared, if it doesn't have to be identical to the golden.
  package var match: MatchEvidence?
  /// Returns the text as an earlier version of Touchstone wrote it, if that is known. Called only when a golden
  /// differs.
  package var formerText: (@Sendable () -> String?)?
  private var appearances: Set<SnapshotAppearance> = []
  private var accounts: [@Sendable () -> String] = []
  private var ingredientLists: [@Sendable () -> [String: GoldenIngredient]] = []
  /// The views at each moment, if the snapshot shows several.
  package private(set) var frameOutlines: [ViewOutline] = []
  /// The frames of these moments' pictures in the picture of the snapshot, in points; empty for an animation.
  package var framePlaces: [PlacedView.Frame] = []
  private var outlines: [@Sendable () -> ViewOutline?] = []
  private var views: [@Sendable () -> [MaskedView]?] = []
  private var areas: [@Sendable () -> [DrawnArea]] = []
  private var drawings: [@Sendable () -> MutableDrawing?] = []

  package init() {}

  /// The fonts and libraries that the snapshot was made with, by name: for ``GoldenMetadata/ingredients``.
  package var ingredients: [String: GoldenIngredient] {
    ingredientLists.reduce(into: [:]) { $0.merge($1()) { $1 } }
  }

  /// Whether the views are light or dark; `nil` if that is unknown, or if there are both.
  package var appearance: SnapshotAppearance? { appearances.count == 1 ? appearances.first : nil }

  /// Whether the strategy laid out a view, under its conditions or those that a comparison varies. A picture that an
  /// `ImageRenderer` of the user's drew has an outline as well, and has conditions of its own.
  package var showsViews: Bool { !appearances.isEmpty }

  /// The views that were drawn; `nil` if the strategy draws none, or combines several pictures that are not moments.
  package var outline: ViewOutline? {
    guard !frameOutlines.isEmpty else { return outlines.count == 1 ? outlines[0]() : nil }
    guard frameOutlines.count == frames?.moments.count else { return nil }
    if outlines.isEmpty { return ViewOutline(frames: frameOutlines) }
    guard outlines.count == 1, framePlaces.count == frameOutlines.count else { return nil }
    return outlines[0]()?.holding(frameOutlines, at: framePlaces)
  }

  /// The views that can be masked; `nil` if the strategy draws none, or combines several pictures.
  package var maskedViews: [MaskedView]? {
    views.count == 1 ? views[0]() : nil
  }

  /// What draws the picture; `nil` if the strategy draws no view, or combines several pictures.
  package var drawing: MutableDrawing? {
    drawings.count == 1 ? drawings[0]() : nil
  }

  /// The areas that the drawing steps cover, from back to front; empty if the strategy draws no view.
  package var drawnAreas: [DrawnArea] { areas.flatMap { $0() } }

  /// The drawing as text, if the strategy provides it.
  package var account: String? {
    accounts.isEmpty ? nil : accounts.map { $0() }.joined(separator: "\n")
  }

  /// Adds a closure that describes the drawing as text. It is called only when a snapshot that was taken twice differs.
  package mutating func addAccount(_ account: @escaping @Sendable () -> String) {
    accounts.append(account)
  }

  /// Adds a closure that finds the fonts and libraries of the snapshot. It is called only when a golden is written or
  /// differs.
  package mutating func addIngredients(_ ingredients: @escaping @Sendable () -> [String: GoldenIngredient]) {
    ingredientLists.append(ingredients)
  }

  /// Adds a closure that finds the views that were drawn. It is called only when a golden is written or differs.
  package mutating func addOutline(_ outline: @escaping @Sendable () -> ViewOutline?) {
    outlines.append(outline)
  }

  /// Adds the views that were drawn at the next of several moments.
  package mutating func addFrame(_ outline: ViewOutline) {
    frameOutlines.append(outline)
  }

  /// Adds a closure that finds the views that can be masked. It is called only when the snapshot is masked.
  package mutating func addMaskedViews(_ views: @escaping @Sendable () -> [MaskedView]?) {
    self.views.append(views)
  }

  /// Adds a closure that finds the areas that the drawing steps cover. It is called only when a masked view has moved
  /// or shrunk.
  package mutating func addDrawnAreas(_ areas: @escaping @Sendable () -> [DrawnArea]) {
    self.areas.append(areas)
  }

  /// Adds a closure that finds what draws the picture. It is called only for mutants of the snapshot.
  package mutating func addDrawing(_ drawing: @escaping @Sendable () -> MutableDrawing?) {
    drawings.append(drawing)
  }

  /// Records that the snapshot could not be taken. Only the first error is kept.
  package mutating func fail(_ error: any Error) {
    self.error = self.error ?? error
  }

  /// Adds a warning, which does not fail the assertion.
  package mutating func warn(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }

  /// Records that a font, an image, a symbol, a colour or a glyph is missing.
  package mutating func lacks(_ text: String) {
    if !missing.contains(text) { missing.append(text) }
  }

  /// Records that a text shows the present time or date.
  package mutating func note(_ time: ShownTime) {
    if !shownTimes.contains(time) { shownTimes.append(time) }
  }

  /// Records the appearance of the snapshot, or of a part of it.
  package mutating func note(_ appearance: SnapshotAppearance) {
    appearances.insert(appearance)
  }

  /// Records what the snapshot, or a part of it, was drawn from.
  package mutating func note(_ drawn: DrawnSnapshot) {
    if self.drawn?.add(drawn) == nil { self.drawn = drawn }
  }

  /// Records that the value is empty.
  package mutating func note(_ emptiness: Emptiness) {
    self.emptiness = self.emptiness ?? emptiness
  }

  /// The snapshot of a part, whose remarks are added.
  ///
  /// - Parameter name: The name of that part, if it is one of several pictures.
  package mutating func adding<Format>(_ taken: Taken<Format>, emptyIn name: String? = nil) -> Format {
    add(taken.remarks, emptyIn: name)
    return taken.format
  }

  /// Merges the remarks on another part of the snapshot.
  ///
  /// - Parameter name: The name of that part, if it is one of several pictures.
  package mutating func add(_ other: SnapshotRemarks, emptyIn name: String? = nil) {
    error = error ?? other.error
    for text in other.warnings { warn(text) }
    for text in other.missing { lacks(text) }
    for time in other.shownTimes { note(time) }
    appearances.formUnion(other.appearances)
    accounts += other.accounts
    ingredientLists += other.ingredientLists
    outlines += other.outlines
    frameOutlines += other.frameOutlines
    framePlaces += other.framePlaces
    views += other.views
    areas += other.areas
    if let drawn = other.drawn { note(drawn) }
    drawings += other.drawings
    frames = frames ?? other.frames
    match = match ?? other.match
    formerText = formerText ?? other.formerText
    if let found = other.audit?.named(name) { audit?.add(found) ?? (audit = found) }
    emptiness = emptiness ?? other.emptiness.map { empty in name.map { .named($0, empty) } ?? empty }
  }
}
