import Foundation
import TouchstoneImageIO

/// The properties that a picture must share with its golden, if the two don't have to be identical.
///
///     assertSnapshot(of: Feed(posts), as: .image(match: .layout))
///
/// The golden stores a digest of what is compared, so it must have been recorded with the same level. A picture of
/// another size fails in any case.
public enum MatchLevel: String, Hashable, Sendable, CaseIterable {
  /// The frames of the views. Of texts, and of views that are as large as a text in them, only the place from the top and the
  /// height count, because words decide how wide they are.
  ///
  /// Not seen: what views draw, whatever it is, and what moves or hides it without another frame, such as `offset`,
  /// `scaleEffect`, `zIndex`, clips and `hidden()`.
  case layout
  /// All that is drawn, but for the colours of fills, lines, gradients, texts, template images, vector images and shadows.
  ///
  /// Not seen: a text in the colour of its background, and the opacity of a colour unless it becomes 0. Pixels of images,
  /// masks, mesh gradients, and effects such as `saturation` count.
  case ignoringColors
  /// The layout, and all that is drawn, but for what texts say.
  ///
  /// Not seen: how wide texts are, and where their lines begin. Their fonts, colours, heights and first baselines count, and so
  /// does everything else: a background or a neighbour that moves with the text fails, and so does another font for emoji or
  /// Chinese.
  case ignoringText

  /// The level as code has it: `match: .layout`.
  package var words: String { "match: .\(rawValue)" }
}

/// The properties of a picture that count at a match level.
package struct MatchEvidence: Sendable {
  package let level: MatchLevel
  private let find: @Sendable () -> String?

  /// - Parameter find: Returns what is compared, as text. It is called only when a golden is written or differs.
  package init(_ level: MatchLevel, find: @escaping @Sendable () -> String?) {
    self.level = level
    self.find = find
  }

  /// The level and a digest, as goldens store them: `ignoringColors 6b86b273…`. `nil` if it is unknown.
  var stored: String? { find().map { "\(level.rawValue) \(Data($0.utf8).sha256)" } }
}
