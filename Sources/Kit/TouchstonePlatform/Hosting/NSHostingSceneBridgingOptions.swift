import TouchstoneUI

/// Which parts of a hosted view become parts of its window. There are no windows.
///
/// - Source: SwiftUI, `NSHostingSceneBridgingOptions`.
public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
  public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
  /// The title and the toolbars.
  public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}
