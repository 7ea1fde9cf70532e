import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneUI

/// Draws views as a strategy specifies.
struct ViewPicture {
  var layout: SwiftUISnapshotLayout
  var scale: CGFloat?
  var colorScheme: ColorScheme?
  var traits: UITraitCollection
  /// Changes that are made to the environment last.
  var changes: [@Sendable (inout EnvironmentValues) -> Void] = []
  /// The pseudo-language of localised text.
  var pseudolanguage: Pseudolanguage?
  /// The moment that is drawn, from when the view appears; `nil` for where its animations end.
  var moment: Duration?
  /// Whether the picture has the background of its colour scheme. A device's screen always has one.
  var isOpaque = false
  /// The background, if it is not that of the colour scheme.
  var background: UIColor?
  /// Whether even a device's screen has no background, to find out whether there is anything on it.
  var isBare = false
  /// What is looked for in the view, in place of what the scope asks for.
  var audit: AuditOrder?
  /// What the picture must have in common with its golden, if it need not show the same.
  var match: MatchLevel?
  /// What is done to the view before it is drawn.
  var steps: [LookRequest.Step] = []
  /// Whether it has the conditions of a ``SnapshotVariation``. What is changed later counts more than these.
  var isVaried = false

  /// The default number of pixels per point.
  static let defaultScale: CGFloat = 2

  /// Returns the picture of a view, which is laid out on the main actor and drawn on the calling thread.
  ///
  /// Unless the strategy changes it, the environment is always the same: scale 2, light, large text, left to right.
  func draw<Content: View>(_ view: Content) -> Taken<UIImage> {
    draw(creating: { view })
  }

  /// Returns the picture of a view that is created on the main actor, where it is laid out at once.
  func draw<Content: View>(creating view: () throws -> Content) -> Taken<UIImage> {
    let laidOut = list(of: view, audit: audit ?? .current, look: .process)
    return Taken(default: UIImage()) { remarks in
      guard let (view, list, figures, hasToolbar) = remarks.adding(laidOut) else { return UIImage() }
      remarks.addAccount { list.description }
      let bitmap = try list.bitmap(scale: pixelsPerPoint)
      if let emptiness = try emptiness(of: view, bitmap, figures) { remarks.note(emptiness) }
      return try image(of: bitmap, list, hasToolbar: hasToolbar)
    }
  }

  /// Returns a view with its drawing steps and its figures, and whether it has a toolbar in place of a window's title
  /// bar.
  private func list<Content: View>(
    of view: () throws -> Content, audit order: AuditOrder? = nil, look: SnapshotLook? = nil
  ) -> Taken<(view: Content, list: DisplayList, figures: ViewFigures, hasToolbar: Bool)?> {
    withoutActuallyEscaping(view) { view in
      Taken(onMainActor: view, default: nil) { view, remarks in
        let view = remarks.adding(try Taken(collecting: view))
        try look?.describe(view, self)
        let laidOut = layOut(view, &remarks)
        if !isFramed { remarks.addDrawing(of: laidOut, scale: pixelsPerPoint) }
        remarks.match = match.map { MatchEvidence($0, of: laidOut) }
        // If the view cannot be drawn, the assertion fails for that reason, not for issues of the view.
        if let order, remarks.error == nil {
          remarks.audit = try ViewAuditing(order: order).audit(view, self, laidOut: laidOut)
        }
        return (view, laidOut.list, ViewFigures(laidOut), isFramed && laidOut.root.hasWindowToolbar)
      }
    }
  }

  /// Returns in which way a view is empty, though its picture may have a background.
  private func emptiness<Content: View>(of view: Content, _ bitmap: Bitmap, _ figures: ViewFigures) throws -> Emptiness?
  {
    if let emptiness = bitmap.emptiness { return emptiness }
    guard bitmap.isUniform else { return nil }
    // The picture shows the background alone, a view that cannot be distinguished from it, or a view of one colour.
    let bare =
      hasBackground ? try withoutBackground.list(of: { view }).format?.list.bitmap(scale: pixelsPerPoint) : bitmap
    guard let bare else { return nil }
    if let emptiness = bare.emptiness { return emptiness }
    // A view that fills the whole picture with one colour does so on purpose, if it has nothing else.
    return try figures.arePartOf(uniform: bitmap) || !bare.isUniform && isBackground(bitmap)
      ? .invisible(width: bitmap.width, height: bitmap.height) : nil
  }

  /// Returns whether a picture of one colour has that of the background.
  private func isBackground(_ bitmap: Bitmap) throws -> Bool {
    try list(of: { Color.clear }).format?.list.bitmap(scale: 1).bytes.prefix(4) == bitmap.bytes.prefix(4)
  }

  var hasBackground: Bool {
    if case .device = layout { return !isBare }
    return isOpaque
  }

  var withoutBackground: ViewPicture {
    var picture = self
    picture.isOpaque = false
    picture.isBare = true
    return picture
  }

  /// Lays out a view and returns it with its drawing steps, without pixels.
  ///
  /// - Parameter marks: The numbering of the views whose drawing steps are to be marked; `nil` marks none.
  @MainActor func layOut<Content: View>(
    _ view: Content, _ remarks: inout SnapshotRemarks, marks: ViewMarks? = nil
  ) -> ViewTree.Picture {
    layOut(renderer(view), &remarks, marks: marks)
  }

  /// Returns the result of a closure that receives a renderer with the view laid out.
  @MainActor func make<Content: View, Result>(
    _ view: Content, _ remarks: inout SnapshotRemarks, _ body: (ImageRenderer<Stage<Content>>) throws -> Result
  ) rethrows -> Result {
    let renderer = renderer(view)
    let laidOut = layOut(renderer, &remarks)
    if let emptiness = Self.emptiness(ofDocument: laidOut, scale: renderer.scale) { remarks.note(emptiness) }
    return try body(renderer)
  }

  /// Returns in which way a document is empty.
  @MainActor private static func emptiness(ofDocument laidOut: ViewTree.Picture, scale: CGFloat) -> Emptiness? {
    let size = laidOut.list.size
    guard size.width > 0, size.height > 0 else { return .noPixels }
    guard let bitmap = try? laidOut.list.bitmap(scale: scale) else { return nil }
    if let emptiness = bitmap.emptiness { return emptiness }
    return bitmap.isUniform && (try? ViewFigures(laidOut).arePartOf(uniform: bitmap)) == true
      ? .invisible(width: bitmap.width, height: bitmap.height) : nil
  }

  /// Lays out the view of a renderer, after what is done to it.
  @MainActor func layOut<Content: View>(
    _ renderer: ImageRenderer<Stage<Content>>, _ remarks: inout SnapshotRemarks, marks: ViewMarks? = nil
  ) -> ViewTree.Picture {
    do throws(InteractionError) {
      // What moves because of a step is in motion at the moment.
      if moment != nil, !steps.isEmpty { renderer.advance(by: .zero) }
      for step in steps {
        if let obstacle = step.obstacle(on: renderer) { remarks.warn(obstacle) }
        try step.perform(on: renderer)
      }
    } catch {
      remarks.fail(error)
    }
    if let moment { renderer.advance(by: moment) }
    let picture = self.picture(of: renderer, marks: marks)
    remarks.note(picture)
    remarks.note(SnapshotAppearance(renderer.environment.colorScheme))
    remarks.note(drawnBy: renderer, in: layout)
    return picture
  }

  /// Lays out the view of a renderer as it is.
  @MainActor func picture<Content: View>(
    of renderer: ImageRenderer<Stage<Content>>, marks: ViewMarks? = nil
  ) -> ViewTree.Picture {
    // Strings that a view's body creates have no environment.
    Pseudolanguage.$current.withValue(pseudolanguage) { renderer.picture(scale: renderer.scale, marks: marks) }
  }

  /// Returns the pictures of a view at several times from its appearance, drawn by one renderer in chronological order.
  func draw<Content: View>(_ view: Content, at moments: [Duration]) -> Taken<[UIImage]> {
    let laidOut = Taken<[(list: DisplayList, figures: ViewFigures, hasToolbar: Bool)]>(onMainActor: view, default: []) {
      view, remarks in
      let renderer = renderer(view)
      remarks.note(SnapshotAppearance(renderer.environment.colorScheme))
      var elapsed = Duration.zero
      return moments.map { moment in
        renderer.advance(by: moment - elapsed)
        elapsed = max(elapsed, moment)
        let picture = renderer.picture(scale: renderer.scale)
        remarks.note(picture.diagnostics)
        remarks.noteTimes(in: picture.root)
        remarks.note(drawnBy: renderer, in: layout)
        if moments.count <= SnapshotFrames.outlineLimit {
          remarks.addFrame(ViewOutline(ViewOutline.items(of: picture.root)))
        }
        return (picture.list, ViewFigures(picture), isFramed && picture.root.hasWindowToolbar)
      }
    }
    return Taken(default: []) { remarks in
      let laidOut = remarks.adding(laidOut)
      let lists = laidOut.map(\.list)
      remarks.addIngredients { lists.first?.ingredients.mapValues(GoldenIngredient.init) ?? [:] }
      let scale = pixelsPerPoint
      let bitmaps = try lists.map { try $0.bitmap(scale: scale) }
      // A view may appear slowly: one frame that is not empty is enough.
      if bitmaps.allSatisfy(\.isUniform) {
        let emptiness = try emptiness(of: view, at: moments, bitmaps, laidOut.map(\.figures))
        if let emptiness { remarks.note(emptiness) }
      }
      return try zip(bitmaps, laidOut).map { try image(of: $0, $1.list, hasToolbar: $1.hasToolbar) }
    }
  }

  private func emptiness<Content: View>(
    of view: Content, at moments: [Duration], _ bitmaps: [Bitmap], _ figures: [ViewFigures]
  ) throws -> Emptiness? {
    // One that changes its colour shows that.
    if let first = bitmaps.first, bitmaps.allSatisfy({ $0.bytes == first.bytes }), first.emptiness == nil,
      try figures.contains(where: { try $0.arePartOf(uniform: first) })
    {
      return .invisible(width: first.width, height: first.height)
    }
    let bare =
      hasBackground
      ? withoutBackground.draw(view, at: moments).format.compactMap { $0.cgImage?.bitmap } : bitmaps
    let all = bare.map(\.emptiness)
    guard all.contains(nil) else { return all.first ?? .noPixels }
    guard hasBackground, !bare.allSatisfy(\.isUniform), let first = bitmaps.first,
      try bitmaps.allSatisfy(isBackground)
    else { return nil }
    return .invisible(width: first.width, height: first.height)
  }

  var isFramed: Bool {
    if case .device(let config) = layout { return config.isFramed }
    return false
  }

  /// The device or the window around the screen, if there is one.
  func frame(hasToolbar: Bool) -> (any PictureFrame)? {
    guard !isBare, case .device(let config) = layout, config.isFramed, let size = config.size else { return nil }
    let picture = varied
    var environment = EnvironmentValues()
    if let look = ScopeLook.current { environment.look = look }
    config.traits.overlaid(by: picture.traits).apply(to: &environment)
    if let colorScheme = picture.colorScheme { environment.colorScheme = colorScheme }
    for change in picture.changes { change(&environment) }
    let look = environment.look
    guard let desktop = look.desktop else {
      return DeviceFrame(config: config, size: size, colorScheme: environment.colorScheme)
    }
    return WindowFrame(
      size: size, title: config.windowTitle, colorScheme: environment.colorScheme,
      layoutDirection: environment.layoutDirection, look: look, metrics: desktop, hasToolbar: hasToolbar)
  }

  /// Returns the picture of a screen in its frame, or the screen itself if no frame is to be shown.
  private func image(of screen: Bitmap, _ list: DisplayList, hasToolbar: Bool) throws -> UIImage {
    let scale = pixelsPerPoint
    let framed = try frame(hasToolbar: hasToolbar).map { frame in
      try MainActorHop.value { frame.around(list, scale: scale) }.bitmap(scale: scale)
    }
    return UIImage(cgImage: CGImage(bitmap: framed ?? screen), scale: scale)
  }

  var pixelsPerPoint: CGFloat {
    scale ?? layout.traits.overlaid(by: traits).values.displayScale ?? Self.defaultScale
  }

  /// Returns what lays out a view, in the environment that the strategy specifies, or a comparison varies.
  @MainActor func renderer<Content: View>(_ view: Content) -> ImageRenderer<Stage<Content>> {
    varied.ownRenderer(view)
  }

  @MainActor private func ownRenderer<Content: View>(_ view: Content) -> ImageRenderer<Stage<Content>> {
    let traits = layout.traits.overlaid(by: traits)
    var environment = EnvironmentValues()
    // As on a phone in portrait.
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = .regular
    if let look = ScopeLook.current { environment.look = look }
    traits.apply(to: &environment)
    if let colorScheme { environment.colorScheme = colorScheme }
    environment.pseudolanguage = pseudolanguage
    for change in changes { change(&environment) }
    let renderer = ImageRenderer(
      content: Stage(
        layout: layout, hasBackground: hasBackground, background: background.map { Color(uiColor: $0) }, content: view))
    if case .device(let config) = layout {
      config.applyInsets(to: &environment)
      if config.isFramed, let desktop = environment.look.desktop {
        environment.enterWindow(title: config.windowTitle, buttonsWidth: desktop.windowButtonsWidth)
      }
      renderer.proposedSize = config.size.map { ProposedViewSize($0) } ?? .unspecified
    }
    renderer.scale = pixelsPerPoint
    renderer.environment = environment
    if SnapshotEnvironment.process.notesCoverage { renderer.drawnCode = DrawnCode() }
    return renderer
  }
}
