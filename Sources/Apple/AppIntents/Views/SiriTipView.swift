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

/// - Source: AppIntents, `SiriTipViewStyle`.
public enum SiriTipViewStyle: Hashable, Sendable { case automatic, black, dark, light }
