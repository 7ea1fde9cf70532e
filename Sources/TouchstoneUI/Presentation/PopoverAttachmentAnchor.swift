public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

/// What a popover points at; no picture shows a popover.
///
/// - Source: SwiftUI, `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor {
  /// A rectangle that an anchor tells.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, as shares of its frame.
  case point(UnitPoint)
}
