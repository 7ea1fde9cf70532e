/// The shape of the pointer.
///
/// - Source: SwiftUI, `PointerStyle`.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let `default` = PointerStyle(name: "default")
  /// For text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// For text from top to bottom.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A cross.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A hand that can grab.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A hand that grabs.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// For links.
  public static let link = PointerStyle(name: "link")
  /// To make larger.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// To make smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// To make columns wider.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// To make rows higher.
  public static let rowResize = PointerStyle(name: "rowResize")
}
