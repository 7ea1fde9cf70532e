public import TouchstoneUI

/// A view that blurs what is behind it; Touchstone does not draw it.
open class NSVisualEffectView: NSView {
  /// The material of a visual effect view.
  public enum Material: Int, Sendable {
    /// Materials, named for where they are used.
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

  /// What a visual effect view blends with.
  public enum BlendingMode: Int, Sendable {
    /// The content behind the window.
    case behindWindow
    /// The content behind the view in the same window.
    case withinWindow
  }

  /// When a visual effect view is active.
  public enum State: Int, Sendable {
    /// While the window is active, always, or never.
    case followsWindowActiveState, active, inactive
  }

  open var material = Material.windowBackground
  /// What the view blends with.
  open var blendingMode = BlendingMode.behindWindow
  /// When the view is active.
  open var state = State.followsWindowActiveState
  /// Whether the material is emphasized.
  open var isEmphasized = false
}
