import Foundation

/// A type that typesets text: the interface between layout, which only needs sizes, and fonts.
public protocol Typesetter: Sendable {
  /// Returns the vertical metrics of the font that matches a descriptor.
  ///
  /// - Throws: `FontError` if neither the font nor a substitute can be found.
  func metrics(of font: FontDescriptor) throws -> FontMetrics

  /// Shapes a text once, so that it can be laid out at many widths.
  ///
  /// - Throws: `FontError` if neither a font nor a substitute can be found.
  func prepare(_ text: StyledText) throws -> any PreparedText
}
