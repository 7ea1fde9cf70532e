import Foundation
import TouchstoneCore

/// Content of an app that the system shows outside of it: on the Home Screen, on the Lock Screen, in StandBy.
///
/// The module WidgetKit has the configurations, and draws what they show.
///
/// - Source: SwiftUI, `Widget`.
@MainActor @preconcurrency
public protocol Widget {
  /// The configuration of the widget.
  associatedtype Body: WidgetConfiguration

  /// The configuration of the widget: its provider, its content and its families.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the widget.
  @MainActor @preconcurrency init()
}

extension Widget {
  /// Prints that no widget can be shown.
  @MainActor @preconcurrency
  public static func main() { WidgetExtension.refuse("\(Self.self)") }
}

/// Several widgets of one extension.
///
/// - Source: SwiftUI, `WidgetBundle`.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The widgets of the bundle.
  associatedtype Body: Widget

  /// The widgets of the bundle, which are never read.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the bundle.
  @MainActor @preconcurrency init()
}

extension WidgetBundle {
  /// Prints that no widget can be shown.
  @MainActor @preconcurrency
  public static func main() { WidgetExtension.refuse("\(Self.self)") }
}

enum WidgetExtension {
  /// Ends the process, because there is no system that would show a widget.
  static func refuse(_ name: String) -> Never {
    let text = """
      \(name) cannot be shown: Touchstone only draws widgets in tests and tools. \
      Draw one with assertSnapshot(of:as:) of TouchstoneWidgetTesting.

      """
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
  }
}
