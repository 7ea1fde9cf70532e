public import Foundation
@preconcurrency public import OpenCombine
import TouchstoneCairo
public import TouchstoneDrawing
import TouchstoneFonts
public import TouchstoneUI

/// An object that creates images from views.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// renderer.scale = 2
/// let picture = renderer.cgImage
/// ```
///
/// The view is evaluated in the renderer's own environment, which inherits nothing from the view that owns the
/// renderer, nor from the machine. State persists between the pictures of one renderer.
///
/// - Source: SwiftUI, `ImageRenderer`.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// A publisher that sends a value once when the last picture becomes out of date, and none before the first picture.
  public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view to draw.
  public var content: Content { willSet { pictureIsOutOfDate() } }
  /// The size proposed to the view, in points; unspecified by default, so that the view takes its ideal size.
  public var proposedSize = ProposedViewSize.unspecified { willSet { pictureIsOutOfDate() } }
  /// The number of pixels per point; 1 by default.
  public var scale: CGFloat = 1 { willSet { pictureIsOutOfDate() } }
  /// Whether the picture is opaque; areas where nothing is drawn are black.
  public var isOpaque = false
  /// The colour space in which a bitmap is composited; it does not apply to other graphics contexts.
  public var colorMode = ColorRenderingMode.nonLinear
  /// The dynamic range of the picture; `nil` for no limit.
  ///
  /// If it exceeds `standard` and `colorMode` is `extendedLinear`, `cgImage` has 16-bit components, half floats of
  /// linear light, and keeps light brighter than white: all of it, or up to 8/3 for `constrainedHigh`. Other pictures
  /// are 8-bit sRGB. Colours with more headroom than the picture are tone-mapped when they are drawn, in other graphics
  /// contexts too; anything else that is too bright is clamped.
  public var allowedDynamicRange: Image.DynamicRange? = .standard
  /// Whether observers are notified when the picture is out of date.
  public var isObservationEnabled = true
  /// The height of the keyboard above the bottom of the picture, in points; 0 for no keyboard.
  ///
  /// The keyboard is not drawn. As on a device, content keeps out of its way, scroll views can scroll above it, and toolbar
  /// items with the placement `keyboard` are on it. With the suggestions above the letters, the keyboard of phones with Face
  /// ID is 336 points high, including the safe area at the bottom.
  public var keyboardHeight: CGFloat {
    get { environment.keyboardHeight }
    set { environment.keyboardHeight = newValue }
  }
  package var environment = EnvironmentValues() { willSet { pictureIsOutOfDate() } }
  /// The code that pictures are drawn from, if it is noted.
  package var drawnCode: DrawnCode? {
    get { tree.host.drawnCode }
    set { tree.host.drawnCode = newValue }
  }

  let tree = ViewTree()
  /// Whether there is a picture that is up to date.
  private var hasCurrentPicture = false

  /// Creates a renderer for a view.
  public init(content view: Content) {
    content = view
    tree.host.onChange = { [weak self] in self?.pictureIsOutOfDate() }
  }

  private func pictureIsOutOfDate() {
    guard hasCurrentPicture else { return }
    hasCurrentPicture = false
    if isObservationEnabled { objectWillChange.send() }
  }

  /// The view as a bitmap, or `nil` if it has no size, is too large to draw, or no font is found.
  public var cgImage: CGImage? {
    guard let rendering = try? render() else { return nil }
    let list = rendering.list
    let origin = PictureOrigin(
      omissions: rendering.diagnostics.filter { $0.isMissing || $0.isError }.map(\.description),
      views: DrawnViews(root: rendering.root), ingredients: { list.ingredients })
    return CGImage(bitmap: rendering.bitmap, halves: rendering.image.halves, origin: origin)
  }

  /// The view as a bitmap with its scale.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }

  /// The view as a bitmap with its size in points.
  public var nsImage: NSImage? {
    let scale = scale
    return cgImage.map {
      NSImage(cgImage: $0, size: NSSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale))
    }
  }

  /// Draws the view into a graphics context of the caller, whose origin is at the bottom left.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels per point for parts that must be drawn as images.
  ///   - renderer: A closure that receives the size of the view, in points, and a function that draws the view into a
  ///     context.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    let picture = picture(scale: rasterizationScale)
    renderer(picture.list.size) { context in
      context.draw(picture.list, rasterizationScale: rasterizationScale)
    }
  }

  /// A rendered picture and its diagnostics.
  package struct Rendering {
    package var image: CGImage
    /// The pixels, with 8-bit components.
    package var bitmap: Bitmap { image.bitmap }
    /// The size in points.
    package var size: CGSize
    /// The drawn display list.
    package var list: DisplayList
    package var diagnostics: [RenderDiagnostic]
    package var root: RenderNode
  }

  /// Returns the view as a bitmap.
  ///
  /// - Throws: `RenderError` if the view has no size or is too large to draw, and `FontError` if no font is found.
  package func render() throws -> Rendering {
    var picture = picture(scale: scale, headroom: headroom)
    if colorMode != .nonLinear { picture.list = picture.list.put(in: colorMode.light, isOpaque: isOpaque) }
    let list = picture.list
    let headroom = headroom
    let image = try RenderContextPool.shared.withContext { context in
      let backend = BitmapBackend()
      return headroom > 1
        ? try backend.drawExtended(list, scale: scale, headroom: headroom, isOpaque: isOpaque, in: context)
        : CGImage(bitmap: try backend.draw(list, scale: scale, isOpaque: isOpaque, in: context))
    }
    return Rendering(
      image: image, size: picture.list.size, list: picture.list, diagnostics: picture.diagnostics, root: picture.root)
  }

  /// The brightest light that the bitmap keeps; white is 1.
  private var headroom: Float { colorMode.headroom(within: (allowedDynamicRange ?? .high).headroom) }

  /// Returns the view as a display list whose edges are aligned with the pixel grid of a scale.
  ///
  /// - Parameters:
  ///   - headroom: The brightest light that the list may have; 1 is that of white.
  ///   - marks: The numbering of the views whose drawing steps are to be marked; `nil` marks none.
  package func picture(scale: CGFloat, headroom: Float = 1, marks: ViewMarks? = nil) -> ViewTree.Picture {
    let picture = evaluate(scale: scale, headroom: headroom, marks: marks)
    hasCurrentPicture = true
    return picture
  }

  /// Evaluates the current view, without notifying observers when the result is out of date.
  func evaluate(scale: CGFloat, headroom: Float = 1, marks: ViewMarks? = nil) -> ViewTree.Picture {
    var environment = environment
    environment.displayScale = scale
    environment.pictureHeadroom = headroom
    environment.typesetter = RenderContextPool.shared.library
    environment.imageSource = ImageCatalog.shared
    return tree.picture(of: content, proposal: proposedSize, environment: environment, marks: marks)
  }
}

extension DisplayList {
  /// Returns the picture composited in linear light, on black if it is opaque.
  fileprivate func put(in light: Light, isOpaque: Bool) -> DisplayList {
    let background = Item.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle())
    let group = Group(light: light, items: (isOpaque ? [background] : []) + items)
    return DisplayList(size: size, items: [.group(group)])
  }
}
