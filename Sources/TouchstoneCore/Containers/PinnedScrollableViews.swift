/// Which headers and footers stay in view while their section scrolls.
///
/// - Source: SwiftUI, `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections stay at the start of what shows.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections stay at the end of what shows.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
