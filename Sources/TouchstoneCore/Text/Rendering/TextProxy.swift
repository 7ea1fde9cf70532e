public import Foundation
import TouchstoneDrawing

/// A text that a `TextRenderer` asks for its size.
///
/// - Source: SwiftUI, `TextProxy`.
public struct TextProxy {
  let size: (ProposedViewSize) -> CGSize

  /// The size that the text takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
