public import Foundation
public import TouchstoneDrawing
import TouchstoneText

extension GraphicsContext {
  /// A text resolved for the environment of a canvas.
  ///
  /// - Source: SwiftUI, `GraphicsContext.ResolvedText`.
  public struct ResolvedText {
    private let text: PreparedDrawing
    private let displayScale: CGFloat

    /// The shading of letters without an explicit colour.
    public var shading: Shading = .foreground

    init(_ text: Text, environment: EnvironmentValues) {
      self.text = PreparedDrawing(text, environment: environment)
      displayScale = environment.displayScale
    }

    /// Returns the size of the text within a size, in points.
    public func measure(in size: CGSize) -> CGSize { measurement(in: size).size }

    /// Returns the distance from the top of the text to its first baseline when typeset within a size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { measurement(in: size).firstBaseline }

    /// Returns the distance from the top of the text to its last baseline when typeset within a size, in points.
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

  /// Resolves a text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text, environment: environment)
  }

  /// Draws a text at the top-left corner of a rectangle, wrapped at its width and truncated at its height.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    text.draw(text.layout(in: rect.size), at: rect.origin, context: self)
  }

  /// Draws a text without wrapping, with its anchor at a point in user space.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
    text.draw(layout, at: anchor.rect(of: layout.size, at: point).origin, context: self)
  }

  /// Draws a text at the top-left corner of a rectangle, wrapped at its width and truncated at its height.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a text without wrapping, with its anchor at a point in user space.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

/// A text that was shaped for drawing outside of the view tree.
private struct PreparedDrawing {
  let images: [Image]
  /// The reason why the text could not be typeset.
  let failure: RenderDiagnostic?
  /// Missing resources to which the text refers.
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
