public import Foundation
public import TouchstoneCore

/// The content of a new window, of which there is none.
///
/// - Source: SwiftUI, `WindowLayoutRoot`.
public struct WindowLayoutRoot {
  private let never: Never

  /// Returns the size of the content for a proposed one, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { switch never {} }
}
