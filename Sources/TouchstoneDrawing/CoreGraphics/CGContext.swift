public import Foundation

/// A drawing surface in Core Graphics' manner: a bitmap or the pages of a PDF, the origin at the bottom left.
///
/// It records what is drawn as a display list. The document is made by `closePDF()`; pixels are drawn when `makeImage()`
/// or `flush()` asks for them, and at once where the memory is the caller's.
///
///     var mediaBox = CGRect(x: 0, y: 0, width: 595, height: 842)
///     if let context = CGContext(url as CFURL, mediaBox: &mediaBox, nil) {
///       context.beginPDFPage(nil)
///       context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
///       context.fill(CGRect(x: 36, y: 36, width: 100, height: 50))
///       context.endPDFPage()
///       context.closePDF()
///     }
///
/// A class because Core Graphics' is one: a context is drawn on from many places. Not `Sendable`.
///
/// - Source: Core Graphics, `CGContext`.
public final class CGContext {
  /// What becomes of the drawing.
  package enum Destination {
    case bitmap(BitmapMemory)
    case pdf(CGDataConsumer)
    /// A list that the owner of the context takes.
    case list
  }

  /// A group that is open, with the drawing around it.
  struct OpenLayer {
    var items: [DisplayList.Item]
    var states: [GraphicsState]
    var state: GraphicsState
  }

  package let destination: Destination
  /// The box of the current page, in default coordinates.
  var box: CGRect
  let defaultBox: CGRect
  /// From the default coordinates to those of the recorded list, y downwards.
  private(set) var base: CGAffineTransform
  var state = GraphicsState()
  var savedStates: [GraphicsState] = []
  var openLayers: [OpenLayer] = []
  /// The current path, in coordinates of the recorded list.
  var currentPath = Path()
  var items: [DisplayList.Item] = []
  /// Whether drawing goes anywhere: a PDF context draws on pages only.
  var isRecording: Bool
  var rasterizationScale: CGFloat = 1
  /// The pages that are finished.
  package internal(set) var document = PDFDocument()
  /// Called when something was drawn outside of transparency layers; a bitmap that others can see draws it at once.
  package var onDrawing: (() -> Void)?

  init(_ destination: Destination, box: CGRect, isRecording: Bool) {
    self.destination = destination
    self.box = box
    self.isRecording = isRecording
    defaultBox = box
    base = Self.flip(box)
  }

  /// Creates a context that records a list whose coordinates are its own: y downwards, the origin at the top left.
  ///
  /// - Parameter bounds: The part of the plane that shows.
  package init(recording bounds: CGRect) {
    destination = .list
    box = bounds
    defaultBox = bounds
    base = .identity
    isRecording = true
  }

  /// The page in coordinates of the recorded list.
  var pageInList: CGRect {
    if case .list = destination { box } else { CGRect(origin: .zero, size: box.size) }
  }

  private static func flip(_ box: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
  }

  /// Begins an empty drawing with a box of its own.
  func begin(box: CGRect) {
    self.box = box
    base = Self.flip(box)
    state = GraphicsState()
    savedStates = []
    openLayers = []
    items = []
    currentPath = Path()
    isRecording = true
    rasterizationScale = 1
  }

  /// What has been drawn, open layers included.
  package var list: DisplayList {
    var items = items
    for layer in openLayers.reversed() { items = layer.items + composed(items, layer.state, isLayer: true) }
    return DisplayList(size: box.size, items: items)
  }

  /// Takes what was drawn outside of open transparency layers, to be drawn into the bitmap once and for all.
  package func takeFinishedItems() -> [DisplayList.Item] {
    defer {
      if openLayers.isEmpty { items = [] } else { openLayers[0].items = [] }
    }
    return openLayers.first?.items ?? items
  }

  // MARK: State

  /// Keeps the state, to be taken back by `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Takes the last kept state back; without one, nothing happens.
  public func restoreGState() {
    if let last = savedStates.popLast() { state = last }
  }

  // MARK: Coordinates

  /// From the user's coordinates to those of the recorded list.
  var toList: CGAffineTransform { state.transform.concatenating(base) }

  /// From the user's coordinates to the default ones.
  public var ctm: CGAffineTransform { state.transform }

  /// From the user's coordinates to those of the page.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Applies a transform to what is drawn from now on, before the transforms so far.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Rotates by an angle in radians, counterclockwise where y points upwards.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  /// A point of the user's coordinates in default ones.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

  /// A point of the default coordinates in the user's.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform.inverted()) }

  /// A size of the user's coordinates in default ones.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.transform) }

  /// A size of the default coordinates in the user's.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.transform.inverted()) }

  /// The box around a rectangle of the user's coordinates in default ones.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

  /// The box around a rectangle of the default coordinates in the user's.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform.inverted()) }
}
