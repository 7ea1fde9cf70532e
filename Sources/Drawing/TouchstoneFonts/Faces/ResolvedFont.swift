package import Foundation
package import TouchstoneDrawing

/// The font that matches a descriptor.
package struct ResolvedFont: Hashable, Sendable {
  /// The family name that the font reports.
  package var family: String
  package var reference: GlyphRun.FontReference
  /// The shear that replaces a missing italic; otherwise 0.
  package var slant: CGFloat
  /// The factor by which letters are stretched because no file has the requested width; otherwise 1.
  package var stretch: CGFloat
  /// The range of optical sizes in points, for a variable font that has them.
  package var opticalSizes: ClosedRange<Double>?
  /// Whether this is a substitute because the requested family is unknown.
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

  /// The shear that replaces a missing italic, the same as in browsers: 20 % to the right.
  package static let obliqueSlant: CGFloat = 0.2
}
