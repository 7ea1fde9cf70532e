package import Foundation
package import TouchstoneDrawing

/// The file that a font description led to.
package struct ResolvedFont: Hashable, Sendable {
  /// The family as the font calls itself.
  package var family: String
  package var reference: GlyphRun.FontReference
  /// The shear that stands in for a missing italic; 0 where none is needed.
  package var slant: CGFloat
  /// Whether this is a stand-in because the asked-for family is unknown.
  package var isSubstituted: Bool

  package init(family: String, reference: GlyphRun.FontReference, slant: CGFloat = 0, isSubstituted: Bool = false) {
    self.family = family
    self.reference = reference
    self.slant = slant
    self.isSubstituted = isSubstituted
  }

  /// The shear of an upright font that stands in for its italic, as browsers slant: 20 % to the right.
  package static let obliqueSlant: CGFloat = 0.2
}
