/// Where search suggestions are shown. Pictures leave them out.
///
/// - Source: SwiftUI, `SearchSuggestionsPlacement`.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String

  /// Depends on the platform.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In the content.
    public static let content = Set(rawValue: 2)
  }
}
