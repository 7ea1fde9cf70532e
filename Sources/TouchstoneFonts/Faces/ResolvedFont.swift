package import Foundation
package import TouchstoneDrawing

/// The file that a font description led to.
package struct ResolvedFont: Hashable, Sendable {
  /// The family as the font calls itself.
  package var family: String
  package var reference: GlyphRun.FontReference
  /// The shear that replaces a missing italic; 0 where none is needed.
  package var slant: CGFloat
  /// The factor by which letters are widened, because no file has the asked-for width; 1 where one has.
  package var stretch: CGFloat
  /// The sizes in points that the font draws differently, for a variable font that does.
  package var opticalSizes: ClosedRange<Double>?
  /// Whether this is a stand-in because the asked-for family is unknown.
  package var isSubstituted: Bool

  package init(
    family: String, reference: GlyphRun.FontReference, slant: CGFloat = 0, stretch: CGFloat = 1,
    opticalSizes: ClosedRange<Double>? = nil, isSubstituted: Bool = false
  ) {
    self.family = family
    self.reference = reference
    self.slant = slant
    self.stretch = stretch
    self.opticalSizes = opticalSizes
    self.isSubstituted = isSubstituted
  }

  /// The shear of an upright font that replaces its italic, as browsers slant: 20 % to the right.
  package static let obliqueSlant: CGFloat = 0.2
}
