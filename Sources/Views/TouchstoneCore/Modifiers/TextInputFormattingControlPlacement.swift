/// The placement of text formatting controls.
///
/// - Source: SwiftUI, `TextInputFormattingControlPlacement`.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// A set of placements.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let contextMenu = Set(rawValue: 1)
    /// Above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    public static let fontPanel = Set(rawValue: 4)
    /// In the accessory bar of the keyboard.
    public static let accessoryBar = Set(rawValue: 8)
    public static let all: Set = [.contextMenu, .inputAssistant, .fontPanel, .accessoryBar]
  }
}
