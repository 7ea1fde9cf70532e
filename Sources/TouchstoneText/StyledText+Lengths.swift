package import Foundation

extension StyledText.Style {
  /// The space that follows every letter, in points.
  package var spacing: CGFloat {
    (tracking.isFinite ? tracking : 0) + (kerning.flatMap { $0.isFinite ? $0 : nil } ?? 0)
  }
}

extension StyledText.Attachment {
  /// A width that can be calculated with.
  package var usableWidth: CGFloat { width.isFinite ? max(width, 0) : 0 }
}
