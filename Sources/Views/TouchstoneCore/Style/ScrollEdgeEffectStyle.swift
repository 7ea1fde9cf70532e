import Foundation
import TouchstoneDrawing

/// How content fades below bars.
///
/// - Source: SwiftUI, `ScrollEdgeEffectStyle`.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The platform's default style.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
  /// Whether the effect ends in a line.
  package var isHard: Bool { self == .hard }

  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}
