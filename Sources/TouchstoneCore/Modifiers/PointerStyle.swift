/// The appearance of the pointer.
///
/// - Source: SwiftUI, `PointerStyle`.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// The platform's default pointer.
  public static let `default` = PointerStyle(name: "default")
  /// A pointer for horizontal text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A pointer for vertical text.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A crosshair for selecting a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// An open hand that can grab content.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A closed hand that is dragging content.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A pointer for links.
  public static let link = PointerStyle(name: "link")
  /// A pointer for zooming in.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A pointer for zooming out.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// A pointer for resizing columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// A pointer for resizing rows.
  public static let rowResize = PointerStyle(name: "rowResize")
}
