public import Foundation
public import TouchstoneDrawing

/// A type that replaces the default drawing of a text.
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
  /// Draws the layout of a text; the origin is the text's top-left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of the text for a proposal; by default the text's own size.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The extra space around the text's frame for the drawing, which Touchstone ignores because it does not clip the
  /// drawing.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension Text {
  /// Adds a custom attribute that a `TextRenderer` can read from the text's runs.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding(.attribute(ObjectIdentifier(T.self), TextAttributeValue(value: value)))
  }
}

extension View {
  /// Sets the renderer for all texts in the view.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textRenderer, renderer)
  }
}

/// The custom attributes of a piece of text, by type.
package typealias TextAttributes = [ObjectIdentifier: TextAttributeValue]

// SAFETY: attributes are written where a view is created and read where it is drawn, both on the main actor; elsewhere
// they are only passed along.
package struct TextAttributeValue: @unchecked Sendable {
  package let value: any TextAttribute
}

extension EnvironmentValues {
  @Entry var textRenderer: (any TextRenderer)?
}
