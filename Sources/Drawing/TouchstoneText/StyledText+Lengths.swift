package import Foundation

extension CGFloat {
  /// The number as a usable length: 0 if it is not finite, and at most a million points in either direction.
  package var asLength: CGFloat { isFinite ? Swift.min(Swift.max(self, -1_000_000), 1_000_000) : 0 }
}

extension StyledText.Style {
  /// The space after each letter, in points.
  package var spacing: CGFloat { tracking.asLength + (kerning ?? 0).asLength }
}

extension StyledText.Attachment {
  /// The width as a usable length.
  package var usableWidth: CGFloat { max(width.asLength, 0) }
  /// The ascent as a usable length.
  package var usableAscent: CGFloat { max(ascent.asLength, 0) }
  /// The descent as a usable length.
  package var usableDescent: CGFloat { max(descent.asLength, 0) }
}
