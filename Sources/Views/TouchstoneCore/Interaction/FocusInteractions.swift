/// What a view with focus can be used for.
///
/// - Source: SwiftUI, `FocusInteractions`.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It runs an action.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It takes input.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever suits the view.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
