public import Foundation
@preconcurrency public import OpenCombine
import TouchstoneCairo
public import TouchstoneDrawing
import TouchstoneFonts
public import TouchstoneUI

/// An object that makes pictures from views.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// renderer.scale = 2
/// let picture = renderer.cgImage
/// ```
///
/// The view is evaluated in an environment of its own: not that of the view which holds the renderer, nor the machine's.
/// State lives from picture to picture of one renderer.
///
/// - Source: SwiftUI, `ImageRenderer`.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Tells once that the last picture is out of date; nothing before a picture was made.
  public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view that is drawn.
  public var content: Content { willSet { pictureIsOutOfDate() } }
  /// The size that the view is proposed, in points; unspecified by default, so that it takes its ideal size.
  public var proposedSize = ProposedViewSize.unspecified { willSet { pictureIsOutOfDate() } }
  /// The number of pixels per point; 1 by default.
  public var scale: CGFloat = 1 { willSet { pictureIsOutOfDate() } }
  /// Whether the picture has no transparency; where nothing is drawn it is black.
  public var isOpaque = false
  /// The colour space in which a bitmap is put together; drawing steps for other contexts have none.
  public var colorMode = ColorRenderingMode.nonLinear
  /// How bright the picture may be; `nil` for no limit.
  ///
  /// Where it is brighter than `standard` and `colorMode` is `extendedLinear`, `cgImage` has components of 16 bits, half
  /// floats of linear light, and keeps what is brighter than white: all of it, or, for `constrainedHigh`, up to 8/3. All
  /// other pictures have eight bits of sRGB. Colours with a headroom that the picture does not reach are tone-mapped when
  /// they are drawn, as drawing steps too; what else is too bright is clamped.
  public var allowedDynamicRange: Image.DynamicRange? = .standard
  /// Whether observers are told when the picture is out of date.
  public var isObservationEnabled = true
  /// What the view inherits.
  package var environment = EnvironmentValues() { willSet { pictureIsOutOfDate() } }

  let tree = ViewTree()
  /// Whether a picture was made and nothing has changed since.
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

  /// The view as a bitmap, or `nil` where it has no size, is too large to draw, or no font can be found.
  public var cgImage: CGImage? {
    guard let rendering = try? render() else { return nil }
    let list = rendering.list
    let origin = PictureOrigin(
      omissions: rendering.diagnostics.filter { $0.isMissing || $0.isError }.map(\.description),
      ingredients: { list.ingredients })
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

  /// Draws the view into a context of the caller's, whose origin is at the bottom left.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels per point for parts that the context cannot take as drawing steps.
  ///   - renderer: Gets the size of the view, in points, and a function that draws it into a context.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    let picture = picture(scale: rasterizationScale)
    renderer(picture.list.size) { context in
      context.draw(picture.list, rasterizationScale: rasterizationScale)
    }
  }

  /// A picture and what it lacks.
  package struct Rendering {
    package var image: CGImage
    /// The pixels, of eight bits.
    package var bitmap: Bitmap { image.bitmap }
    /// The size in points.
    package var size: CGSize
    /// What was drawn.
    package var list: DisplayList
    package var diagnostics: [RenderDiagnostic]
  }

  /// The view as a bitmap.
  ///
  /// - Throws: `RenderError` where the view has no size or is too large to draw, and `FontError` where no font is found.
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
    return Rendering(image: image, size: picture.list.size, list: picture.list, diagnostics: picture.diagnostics)
  }

  /// The brightest light that the bitmap keeps; 1 is that of white.
  private var headroom: Float { colorMode.headroom(within: (allowedDynamicRange ?? .high).headroom) }

  /// The view as a display list whose edges lie on the pixel grid of a scale.
  ///
  /// - Parameter headroom: The brightest light that the list may have; 1 is that of white.
  package func picture(scale: CGFloat, headroom: Float = 1) -> ViewTree.Picture {
    let picture = evaluate(scale: scale, headroom: headroom)
    hasCurrentPicture = true
    return picture
  }

  /// The view as it is now, without the promise to tell when that is out of date.
  func evaluate(scale: CGFloat, headroom: Float = 1) -> ViewTree.Picture {
    var environment = environment
    environment.displayScale = scale
    environment.pictureHeadroom = headroom
    environment.typesetter = RenderContextPool.shared.library
    environment.imageSource = ImageCatalog.shared
    return tree.picture(of: content, proposal: proposedSize, environment: environment)
  }
}

extension DisplayList {
  /// The picture put together in linear light, on black if it is opaque.
  fileprivate func put(in light: Light, isOpaque: Bool) -> DisplayList {
    let ground = Item.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle())
    let group = Group(light: light, items: (isOpaque ? [ground] : []) + items)
    return DisplayList(size: size, items: [.group(group)])
  }
}
