import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// What a background of a container lies behind.
///
/// - Source: SwiftUI, `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Behind a navigation.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Behind the columns of a navigation.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// Behind tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// Behind a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// Behind tips.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}
