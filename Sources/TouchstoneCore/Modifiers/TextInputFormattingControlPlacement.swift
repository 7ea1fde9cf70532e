/// Where controls for the form of text show.
///
/// - Source: SwiftUI, `TextInputFormattingControlPlacement`.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Some places.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Beside the text.
    public static let contextMenu = Set(rawValue: 1)
    /// Above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// Everywhere.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}
