public import Foundation
import TouchstoneDrawing

/// A proxy for a text whose size a `TextRenderer` can request.
///
/// - Source: SwiftUI, `TextProxy`.
public struct TextProxy {
  let size: (ProposedViewSize) -> CGSize

  /// Returns the size of the text for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
