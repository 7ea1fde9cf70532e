public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

/// The attachment point of a popover, which is not visible in pictures.
///
/// - Source: SwiftUI, `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor {
  /// The rectangle of an anchor.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, in fractions of its frame.
  case point(UnitPoint)
}
