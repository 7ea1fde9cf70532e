public import Foundation

extension Text {
  /// How the leading side of text is determined.
  ///
  /// - Source: SwiftUI, `Text.AlignmentStrategy`.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    public static var `default`: AlignmentStrategy { AlignmentStrategy(name: "default") }
    /// By the layout direction.
    public static var layoutBased: AlignmentStrategy { AlignmentStrategy(name: "layoutBased") }
    public static var writingDirectionBased: AlignmentStrategy { AlignmentStrategy(name: "writingDirectionBased") }
  }

  /// How the writing direction is determined.
  ///
  /// - Source: SwiftUI, `Text.WritingDirectionStrategy`.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    public static var `default`: WritingDirectionStrategy { WritingDirectionStrategy(name: "default") }
    public static var layoutBased: WritingDirectionStrategy { WritingDirectionStrategy(name: "layoutBased") }
    public static var contentBased: WritingDirectionStrategy { WritingDirectionStrategy(name: "contentBased") }
  }
}

/// The language for typesetting a text.
///
/// - Source: SwiftUI, `TypesettingLanguage`.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The language that the text suggests.
  public static let automatic = TypesettingLanguage(language: nil)

  /// Returns an explicit language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
