public import Foundation
public import TouchstoneDrawing

extension GraphicsContext {
  /// Fills the inside of an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw { $0.fill(path, rendering(of: shading, in: path.boundingRect), style: style) }
  }

  /// Traces an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let reach = style.lineWidth / 2
    let bounds = path.boundingRect.insetBy(dx: -reach, dy: -reach)
    draw { $0.stroke(path, rendering(of: shading, in: bounds), style: style) }
  }

  /// Traces an outline in a width of points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what a closure records in the user space.
  func draw(_ body: (inout Recorder) -> Void) {
    var recorder = Recorder(
      displayScale: environment.displayScale, diagnostics: surroundings.diagnostics, isAligned: false)
    body(&recorder)
    if recorder.dependsOnBackdrop { layer.markBlended() }
    add(recorder.items)
  }
}

extension GraphicsContext {
  /// Draws with Core Graphics: y downwards, the origin at the user space's, as on iOS.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(recording: clipBoundingRect)
    try content(context)
    add(context.list.items)
  }
}
