public import TouchstoneCore
import TouchstoneUI

/// The system's button that opens the shortcuts of an app. A placeholder is drawn.
///
/// - Source: AppIntents, `ShortcutsLink`; Apple publishes no size: the height is that of a large button.
public struct ShortcutsLink: View {
  public init() {}
  public init(action: @escaping () -> Void) {}

  public var body: some View {
    PlatformViewPlaceholder(name: "ShortcutsLink").frame(width: 160, height: 50)
  }
}
