public import TouchstoneCore
import TouchstoneUI

/// The system's hint at the phrase that starts an action. A placeholder is drawn.
///
/// - Source: AppIntents, `SiriTipView`; Apple publishes no size: the height is that of a row with its margins.
public struct SiriTipView: View {
  @Binding private var isVisible: Bool

  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    _isVisible = isVisible ?? .constant(true)
  }

  public var body: some View {
    if isVisible {
      PlatformViewPlaceholder(name: "SiriTipView").frame(height: 60)
    }
  }
}

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

/// - Source: AppIntents, `SiriTipViewStyle`.
public enum SiriTipViewStyle: Hashable, Sendable { case automatic, black, dark, light }

/// - Source: AppIntents, `ShortcutsLinkStyle`.
public enum ShortcutsLinkStyle: Hashable, Sendable {
  case automatic, automaticOutline, dark, darkOutline, light, lightOutline, whiteOutline, black, white
}
