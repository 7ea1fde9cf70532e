public import Foundation
public import TouchstoneDrawing

extension GraphicsContext {
  /// An image resolved for the environment of a canvas.
  ///
  /// - Source: SwiftUI, `GraphicsContext.ResolvedImage`.
  public struct ResolvedImage {
    private var image: Image
    private let content: ImageContent
    private let environment: EnvironmentValues

    /// The shading of a template or symbol; an image with a shading is drawn as a template.
    public var shading: Shading?

    init(_ image: Image, environment: EnvironmentValues, diagnostics: DiagnosticLog) {
      self.image = image
      self.environment = environment
      content = ImageContent(image, environment: environment, diagnostics: diagnostics)
      shading = content.isTemplate ? .foreground : nil
    }

    /// The size in points.
    public var size: CGSize { content.size }

    /// The distance from the top to the baseline of adjacent text, in points.
    public var baseline: CGFloat { content.baseline }

    fileprivate func draw(in rect: CGRect, style: FillStyle, into recorder: inout Recorder) {
      var environment = environment
      var image = image
      var content = content
      if !style.isAntialiased { image = image.antialiased(false) }
      if let shading {
        if case .foreground = shading.storage {
        } else {
          environment.foregroundStyles = shading.levels.map {
            AnyShapeStyle(ShadingStyle(shading: $0, diagnostics: recorder.diagnostics))
          }
        }
        if !content.isTemplate {
          image = image.renderingMode(.template)
          content = ImageContent(image, environment: environment, diagnostics: recorder.diagnostics)
        }
      }
      content.draw(in: rect, of: image, environment: environment, recorder: &recorder)
    }
  }

  /// Resolves an image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image, environment: environment, diagnostics: surroundings.diagnostics)
  }

  /// Draws an image scaled to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw { image.draw(in: rect, style: style, into: &$0) }
  }

  /// Draws an image at its own size, with its anchor at a point in user space.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: anchor.rect(of: image.size, at: point))
  }

  /// Draws an image scaled to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size, with its anchor at a point in user space.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext.Shading {
  /// The shadings of the levels.
  fileprivate var levels: [GraphicsContext.Shading] {
    if case .palette(let shadings) = storage { shadings } else { [self] }
  }
}

extension UnitPoint {
  /// Returns the rectangle of the given size whose anchor is at a point.
  func rect(of size: CGSize, at point: CGPoint) -> CGRect {
    CGRect(x: point.x - x * size.width, y: point.y - y * size.height, width: size.width, height: size.height)
  }
}
