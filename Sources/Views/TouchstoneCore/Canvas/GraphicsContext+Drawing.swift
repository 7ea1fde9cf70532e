public import Foundation
public import TouchstoneDrawing

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw { $0.fill(path, rendering(of: shading, in: path.boundingRect), style: style) }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let reach = style.lineWidth / 2
    let bounds = path.boundingRect.insetBy(dx: -reach, dy: -reach)
    draw { $0.stroke(path, rendering(of: shading, in: bounds), style: style) }
  }

  /// Strokes a path with a line width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what a closure records in user space.
  func draw(_ body: (inout Recorder) -> Void) {
    var recorder = Recorder(
      displayScale: environment.displayScale, diagnostics: surroundings.diagnostics, isAligned: false)
    body(&recorder)
    if recorder.dependsOnBackdrop { layer.markBlended() }
    add(recorder.items)
  }
}

extension GraphicsContext {
  /// Draws with Core Graphics: the y-axis points down and the origin is that of the user space, as on iOS.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(recording: clipBoundingRect)
    try content(context)
    add(context.list.items)
  }
}
