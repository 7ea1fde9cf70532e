import Foundation
import TouchstoneImageIO

/// One step of a view's drawing, without its place.
///
/// Goldens keep the steps of their views, so that a failure can say what became of them: which colour, font or text is
/// another one.
package struct DrawingStep: Hashable, Sendable {
  /// The kind of drawing. The letters are those of goldens.
  package enum Kind: Character, Sendable {
    case fill = "f"
    case stroke = "s"
    case text = "t"
    case image = "i"
    case backdrop = "b"
    /// The effects of a view on all that is drawn in it.
    case group = "g"
  }

  /// A property that can be different about a step. The letters are those of goldens.
  package enum Property: Character, CaseIterable, Sendable {
    /// The name of a symbol or of an image file.
    case name = "n"
    case text = "t"
    /// The weight and the size: `Inter semibold 17`.
    case font = "f"
    case paint = "p"
    /// Where a gradient runs in what it fills: `top to bottom`.
    case direction = "d"
    /// The opacity of a group, unless it is 1.
    case opacity = "o"
    /// A digest of an outline that is no rectangle, whatever its place and size.
    case shape = "s"
    /// A digest of the outline that clips a group.
    case clip = "c"
    /// The width of a line, its caps and dashes.
    case line = "l"
    /// A digest of the pixels of an image.
    case image = "i"
    /// Blurs, shadows and blend modes.
    case effects = "e"
    /// A rotation, a scale or a skew.
    case transform = "m"
    /// The number of equal steps that come one after the other, if there are several.
    case count = "x"
  }

  package let kind: Kind
  private var properties: [Property: String] = [:]

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// A property in one line of at most 200 characters, without control and formatting characters. A longer one ends in a hash of
  /// all of it.
  package subscript(_ property: Property) -> String? {
    get { properties[property] }
    set { properties[property] = newValue.map(Self.line) }
  }

  /// The most characters of a property.
  private static let longest = 200

  private static func line(_ value: String) -> String {
    if value.utf8.count <= longest, value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return value }
    var line = ""
    let isLong = value.unicodeScalars.count > longest
    let mark = isLong ? "… " + Data(value.utf8).sha256.prefix(8) : ""
    for scalar in value.unicodeScalars.prefix(longest - mark.unicodeScalars.count) {
      let isCommand = [.control, .format, .lineSeparator, .paragraphSeparator]
        .contains(scalar.properties.generalCategory)
      line.unicodeScalars.append(isCommand ? " " : scalar)
    }
    return line + mark
  }
}
