public import TouchstoneUI

/// A view that blurs what lies behind it; it is never drawn here.
///
/// - Source: AppKit, `NSVisualEffectView`.
open class NSVisualEffectView: NSView {
  /// What the view looks like.
  public enum Material: Int, Sendable {
    /// Materials by where they are used.
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case headerView = 10
    case sheet = 11
    case windowBackground = 12
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
  }

  /// What is blurred.
  public enum BlendingMode: Int, Sendable {
    /// What lies behind the window.
    case behindWindow
    /// What lies behind in the window.
    case withinWindow
  }

  /// When the view blurs.
  public enum State: Int, Sendable {
    /// While the window gets events, always, or never.
    case followsWindowActiveState, active, inactive
  }

  /// What the view looks like.
  open var material = Material.windowBackground
  /// What is blurred.
  open var blendingMode = BlendingMode.behindWindow
  /// When the view blurs.
  open var state = State.followsWindowActiveState
  /// Whether the view stands out.
  open var isEmphasized = false
}
