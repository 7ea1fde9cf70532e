public import Foundation
public import TouchstoneDrawing

/// Draws a text in place of the text itself.
///
/// ```swift
/// struct Waves: TextRenderer {
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for line in layout {
///       for run in line {
///         for (index, glyph) in run.enumerated() {
///           var raised = context
///           raised.translateBy(x: 0, y: index.isMultiple(of: 2) ? 2 : -2)
///           raised.draw(glyph)
///         }
///       }
///     }
///   }
/// }
/// ```
///
/// - Source: SwiftUI, `TextRenderer`.
public protocol TextRenderer: Animatable {
  /// Draws a text that was set; the origin is the text's top left.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of the text for a proposal; by default the text's own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the drawing reaches over the text's frame. Without meaning here: nothing is cut off.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension Text {
  /// Gives the text a value that a `TextRenderer` can read from its runs.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding(.attribute(ObjectIdentifier(T.self), TextAttributeValue(value: value)))
  }
}

extension View {
  /// Lets a renderer draw all texts in the view.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textRenderer, renderer)
  }
}

/// The values that a piece of a text carries, by their types.
package typealias TextAttributes = [ObjectIdentifier: TextAttributeValue]

// SAFETY: attributes are written where a view is made and read where it is drawn, both on the main actor; elsewhere
// they are only carried.
package struct TextAttributeValue: @unchecked Sendable {
  package let value: any TextAttribute
}

extension EnvironmentValues {
  private enum TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}
