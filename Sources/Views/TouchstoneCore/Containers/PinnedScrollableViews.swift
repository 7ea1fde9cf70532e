/// The section headers or footers that stay visible while their section scrolls.
///
/// - Source: SwiftUI, `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Section headers are pinned to the start of the visible area.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Section footers are pinned to the end of the visible area.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
