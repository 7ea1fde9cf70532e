package import Foundation

extension CGFloat {
  /// The number as a length that can be calculated with: 0 for one that is not finite, and at most a million points.
  package var asLength: CGFloat { isFinite ? Swift.min(Swift.max(self, -1_000_000), 1_000_000) : 0 }
}

extension StyledText.Style {
  /// The space that follows every letter, in points.
  package var spacing: CGFloat { tracking.asLength + (kerning ?? 0).asLength }
}

extension StyledText.Attachment {
  /// The width as a length that can be calculated with.
  package var usableWidth: CGFloat { max(width.asLength, 0) }
  /// The ascent as a length that can be calculated with.
  package var usableAscent: CGFloat { max(ascent.asLength, 0) }
  /// The descent as a length that can be calculated with.
  package var usableDescent: CGFloat { max(descent.asLength, 0) }
}
