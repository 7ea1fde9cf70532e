extension NSWindow {
  /// The parts of a window.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without a title bar.
    public static let borderless: StyleMask = []
    /// With a title bar.
    public static let titled = StyleMask(rawValue: 1)
    /// With a button for closing.
    public static let closable = StyleMask(rawValue: 2)
    /// With a button for minimising.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// With a size that can be changed.
    public static let resizable = StyleMask(rawValue: 8)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// With content below the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// A panel that does not activate the app.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
  }

  /// How the content of a window is stored.
  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  /// Whether a title is shown.
  public enum TitleVisibility: Int, Sendable {
    /// Visible or hidden.
    case visible, hidden
  }

  /// The place above other windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Among the others.
    public static let normal = Level(rawValue: 0)
    /// Above the others.
    public static let floating = Level(rawValue: 3)
    /// Above the menus.
    public static let popUpMenu = Level(rawValue: 101)
  }
}
