package import Foundation

/// The reason why a mask cannot be applied.
package enum MaskFault: Hashable, Sendable {
  /// No view has the identifier. Carries the identifiers that views have.
  case unknownView(identifier: String, candidates: [String])
  /// A view is masked, but the strategy does not draw exactly one view.
  case noViews(identifier: String)
  /// The frames of the view, in points, cover no pixel of the picture.
  case invisibleView(identifier: String, frame: PlacedView.Frame, picture: PictureSize)
  /// The rectangle covers no pixel of the picture.
  case emptyRect(CGRect, picture: PictureSize)
  /// Together the masks cover every pixel.
  case wholePicture(PictureSize)
  /// The strategy compares with custom closures, which do not support masks.
  case notAPicture
}
