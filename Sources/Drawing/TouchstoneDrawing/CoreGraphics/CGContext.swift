public import Foundation

/// A drawing destination like Core Graphics' own: a bitmap or the pages of a PDF, with its origin at the bottom left.
///
/// It records drawing as a display list. `closePDF()` writes the document; pixels are drawn when `makeImage()` or
/// `flush()` is called, or immediately if the caller owns the memory.
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
/// A class because Core Graphics' is one: a context is shared by all code that draws with it. Not `Sendable`.
///
/// - Source: Core Graphics, `CGContext`.
public final class CGContext {
  /// The destination of the drawing.
  package enum Destination {
    case bitmap(BitmapMemory)
    case pdf(CGDataConsumer)
    /// A display list that the owner of the context reads.
    case list
  }

  /// An open transparency layer, with the drawing around it.
  struct OpenLayer {
    var items: [DisplayList.Item]
    var states: [GraphicsState]
    var state: GraphicsState
  }

  package let destination: Destination
  /// The box of the current page, in default coordinates.
  var box: CGRect
  let defaultBox: CGRect
  /// From default coordinates to those of the recorded list, with y down.
  private(set) var base: CGAffineTransform
  var state = GraphicsState()
  var savedStates: [GraphicsState] = []
  var openLayers: [OpenLayer] = []
  /// The current path, in the coordinates of the recorded list.
  var currentPath = Path()
  var items: [DisplayList.Item] = []
  /// Whether drawing is recorded: a PDF context draws only on pages.
  var isRecording: Bool
  var rasterizationScale: CGFloat = 1
  /// From text space, in which Core Text draws, to user space.
  ///
  /// Not part of the graphics state: ``saveGState()`` and ``restoreGState()`` leave it as it is.
  ///
  /// - Source: Core Graphics, `CGContextSetTextMatrix`.
  public var textMatrix = CGAffineTransform.identity
  /// The finished pages.
  package internal(set) var document = PDFDocument()
  /// Called after drawing outside transparency layers; a bitmap that others can read is updated immediately.
  package var onDrawing: (() -> Void)?

  init(_ destination: Destination, box: CGRect, isRecording: Bool) {
    self.destination = destination
    self.box = box
    self.isRecording = isRecording
    defaultBox = box
    base = Self.flip(box)
  }

  /// Creates a context that records a list with the same coordinates: y points down, and the origin is at the top left.
  ///
  /// - Parameter bounds: The visible part of the plane.
  package init(recording bounds: CGRect) {
    destination = .list
    box = bounds
    defaultBox = bounds
    base = .identity
    isRecording = true
  }

  /// The page in the coordinates of the recorded list.
  var pageInList: CGRect {
    if case .list = destination { box } else { CGRect(origin: .zero, size: box.size) }
  }

  private static func flip(_ box: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
  }

  /// Begins an empty drawing with its own box.
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

  /// The drawing so far, including open layers.
  package var list: DisplayList {
    var items = items
    for layer in openLayers.reversed() { items = layer.items + composed(items, layer.state, isLayer: true) }
    return DisplayList(size: box.size, items: items)
  }

  /// Removes and returns what was drawn outside open transparency layers, to be drawn into the bitmap.
  package func takeFinishedItems() -> [DisplayList.Item] {
    defer {
      if openLayers.isEmpty { items = [] } else { openLayers[0].items = [] }
    }
    return openLayers.first?.items ?? items
  }

  // MARK: State

  /// Saves the current state, to be restored by `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Restores the last saved state, if there is one.
  public func restoreGState() {
    if let last = savedStates.popLast() { state = last }
  }

  // MARK: Coordinates

  /// Where Core Text draws the next line, in user space: the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// From user space to the coordinates of the recorded list.
  var toList: CGAffineTransform { state.transform.concatenating(base) }

  /// The current transformation matrix, from user space to default coordinates.
  public var ctm: CGAffineTransform { state.transform }

  /// From user space to page coordinates.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Prepends a transform to the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Translates the coordinate system.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales the coordinate system.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Rotates the coordinate system by an angle in radians, counterclockwise where y points up.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  /// Returns a point of user space in default coordinates.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

  /// Returns a point of default coordinates in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform.inverted()) }

  /// Returns a size of user space in default coordinates.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.transform) }

  /// Returns a size of default coordinates in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.transform.inverted()) }

  /// Returns the bounding box of a user-space rectangle in default coordinates.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

  /// Returns the bounding box of a default-coordinate rectangle in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform.inverted()) }
}
