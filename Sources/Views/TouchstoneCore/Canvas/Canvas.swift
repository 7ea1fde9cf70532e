public import Foundation
import TouchstoneDrawing

/// A view for immediate-mode drawing.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// .frame(width: 300, height: 200)
/// ```
///
/// It takes its proposed size, clips the drawing to it, and blends only with its own content. With `opaque`, its
/// background is black. The colour mode determines the colour space in which colours mix.
///
/// - Source: SwiftUI, `Canvas`.
public struct Canvas<Symbols: View> {
  /// Views that the canvas can draw by their tags.
  public var symbols: Symbols
  /// Draws the canvas, given its context and its size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas has a black background.
  public var isOpaque: Bool
  /// The colour mode of the canvas.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas renders asynchronously, which Touchstone ignores: a picture is complete only once the canvas
  /// is.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that the renderer can draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

extension Canvas: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let inner = context.child(.secondary).environment {
      $0.leaveStack()
      $0.pictureHeadroom = colorMode.headroom(within: $0.pictureHeadroom)
    }
    let symbols = inner.evaluate(symbols)
    for symbol in symbols { symbol.placeAsRoot(proposal: .unspecified) }
    var environment = context.environment
    environment.pictureHeadroom = colorMode.headroom(within: environment.pictureHeadroom)
    let surroundings = GraphicsSurroundings(
      environment: environment, diagnostics: context.host.diagnostics, symbols: symbols)
    return [
      CanvasNode(
        surroundings: surroundings, isOpaque: isOpaque, light: colorMode.light, renderer: renderer)
    ]
  }
}

/// The render node of a canvas.
package final class CanvasNode: RenderNode {
  private let surroundings: GraphicsSurroundings
  private let isOpaque: Bool
  private let light: DisplayList.Light
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  init(
    surroundings: GraphicsSurroundings, isOpaque: Bool, light: DisplayList.Light,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.surroundings = surroundings
    self.isOpaque = isOpaque
    self.light = light
    self.renderer = renderer
    super.init(name: "Canvas", environment: surroundings.environment)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func draw(into recorder: inout Recorder) {
    let bounds = recorder.bounds(of: frame.size)
    let size = frame.size
    let items = surroundings.draw(size: size, isOpaque: isOpaque, light) { renderer(&$0, size) }
    let place = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    recorder.add(items, at: place, clippedTo: CGRect(origin: .zero, size: bounds.size))
  }
}

extension GraphicsSurroundings {
  /// Returns the group drawn by a closure, isolated from the background if it blends.
  func draw(
    size: CGSize, isOpaque: Bool, _ light: DisplayList.Light?,
    _ renderer: (inout GraphicsContext) -> Void
  ) -> DisplayList.Group {
    let bounds = CGRect(origin: .zero, size: size)
    var context = GraphicsContext(layer: GraphicsLayer(), surroundings: self, bounds: bounds)
    renderer(&context)
    let background: [DisplayList.Item] = isOpaque ? [.fill(Path(bounds), .color(.black), FillStyle())] : []
    return DisplayList.Group(
      isLayer: context.layer.isBlended, light: light, items: background + context.layer.items)
  }
}

extension Recorder {
  /// Draws a canvas with a transform and a clip.
  fileprivate mutating func add(_ canvas: DisplayList.Group, at place: CGAffineTransform, clippedTo rect: CGRect) {
    guard !canvas.items.isEmpty, rect.width > 0, rect.height > 0 else { return }
    var group = canvas
    group.transform = place
    group.clips = [DisplayList.Clip(path: Path(rect))]
    add(.group(group))
  }
}
