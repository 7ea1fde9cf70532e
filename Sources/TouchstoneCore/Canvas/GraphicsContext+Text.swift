public import Foundation
public import TouchstoneDrawing
import TouchstoneText

extension GraphicsContext {
  /// A text whose surroundings are known: its size can be asked for.
  ///
  /// - Source: SwiftUI, `GraphicsContext.ResolvedText`.
  public struct ResolvedText {
    private let text: PreparedDrawing
    private let displayScale: CGFloat

    /// What letters without a colour of their own are drawn with.
    public var shading: Shading = .foreground

    init(_ text: Text, environment: EnvironmentValues) {
      self.text = PreparedDrawing(text, environment: environment)
      displayScale = environment.displayScale
    }

    /// The size that the text takes in a size, in points.
    public func measure(in size: CGSize) -> CGSize { measurement(in: size).size }

    /// From the top of the text, set in a size, to its first baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { measurement(in: size).firstBaseline }

    /// From the top of the text, set in a size, to its last baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { measurement(in: size).lastBaseline }

    private func measurement(in size: CGSize) -> TextMeasurement {
      text.measurement(in: size, displayScale: displayScale)
    }

    fileprivate func layout(in size: CGSize) -> TextLayout { text.layout(in: size, displayScale: displayScale) }

    fileprivate func draw(_ layout: TextLayout, at origin: CGPoint, context: GraphicsContext) {
      if let failure = text.failure {
        context.surroundings.diagnostics.report(failure)
        return
      }
      for problem in text.problems { context.surroundings.diagnostics.report(problem) }
      context.surroundings.diagnostics.report(layout)
      let rendering = context.rendering(of: shading, in: CGRect(origin: origin, size: layout.size))
      context.draw { recorder in
        recorder.translated(by: origin) {
          $0.draw(layout, images: text.images, rendering, environment: context.environment)
        }
      }
    }
  }

  /// Shapes a text with the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text, environment: environment)
  }

  /// Draws a text from the top left corner of a rectangle, its lines broken at the width and cut off at the height.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    text.draw(text.layout(in: rect.size), at: rect.origin, context: self)
  }

  /// Draws a text on as many lines as it has paragraphs, with a point of it at a point of the user space.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
    text.draw(layout, at: anchor.rect(of: layout.size, at: point).origin, context: self)
  }

  /// Draws a text from the top left corner of a rectangle, its lines broken at the width and cut off at the height.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a text on as many lines as it has paragraphs, with a point of it at a point of the user space.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

/// A text that was shaped for drawing outside of the tree of views.
private struct PreparedDrawing {
  let images: [Image]
  /// Why the text could not be set.
  let failure: RenderDiagnostic?
  /// What the text names and is not there.
  let problems: [RenderDiagnostic]
  private let prepared: (any PreparedText)?

  init(_ text: Text, environment: EnvironmentValues) {
    let resolved = text.resolved(in: environment)
    images = resolved.images
    problems = resolved.problems
    do {
      prepared = try environment.typesetter.prepare(resolved.text)
      failure = nil
    } catch {
      prepared = nil
      failure = RenderDiagnostic(settingText: error)
    }
  }

  func measurement(in size: CGSize, displayScale: CGFloat) -> TextMeasurement {
    prepared?.measure(width: length(size.width), height: length(size.height), displayScale: displayScale)
      ?? TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
  }

  private func length(_ value: CGFloat) -> CGFloat? { value.isFinite ? max(value, 0) : nil }

  func layout(in size: CGSize, displayScale: CGFloat) -> TextLayout {
    prepared?.layout(width: length(size.width), height: length(size.height), displayScale: displayScale)
      ?? TextLayout(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0)
  }
}
