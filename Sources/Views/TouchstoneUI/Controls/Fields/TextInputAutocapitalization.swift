import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The way a keyboard capitalises text. Ignored in pictures.
///
/// - Source: SwiftUI, `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// Nothing is capitalised.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Each word begins with a capital.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Each sentence begins with a capital.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Every letter is a capital.
  public static let characters = TextInputAutocapitalization(name: "characters")
}
