public import Foundation
public import TouchstoneDrawing

/// The appearance of the pointer.
///
/// - Source: SwiftUI, `PointerStyle`.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// The platform's default pointer.
  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A crosshair for selecting a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// An open hand that can grab content.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A closed hand that is dragging content.
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let link = PointerStyle(name: "link")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")

  /// Returns a pointer for resizing columns in some directions.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { columnResize }
  /// Returns a pointer for resizing rows in some directions.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }
  /// Returns a pointer for resizing a frame.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle { PointerStyle(name: "frameResize") }
  /// Returns a pointer that is an image.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(name: "image") }
  /// Returns a pointer that is a shape.
  public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle {
    PointerStyle(name: "shape")
  }
  /// Returns a pointer that is a shape of the size of the view.
  public static func shape(_ shape: some Shape, eoFill: Bool = false) -> PointerStyle { PointerStyle(name: "shape") }
}
