public import Foundation

extension Text {
  /// How the side is found on which lines of a text begin.
  ///
  /// - Source: SwiftUI, `Text.AlignmentStrategy`.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    /// As the platform has it.
    public static var `default`: AlignmentStrategy { AlignmentStrategy(name: "default") }
    /// By the direction of the layout.
    public static var layoutBased: AlignmentStrategy { AlignmentStrategy(name: "layoutBased") }
    /// By the direction of writing.
    public static var writingDirectionBased: AlignmentStrategy { AlignmentStrategy(name: "writingDirectionBased") }
  }

  /// How the direction of writing is found.
  ///
  /// - Source: SwiftUI, `Text.WritingDirectionStrategy`.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    /// As the platform has it.
    public static var `default`: WritingDirectionStrategy { WritingDirectionStrategy(name: "default") }
    /// By the direction of the layout.
    public static var layoutBased: WritingDirectionStrategy { WritingDirectionStrategy(name: "layoutBased") }
    /// By the letters.
    public static var contentBased: WritingDirectionStrategy { WritingDirectionStrategy(name: "contentBased") }
  }
}

/// For which language a text is set.
///
/// - Source: SwiftUI, `TypesettingLanguage`.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The language that the letters suggest.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Says how the side is found on which lines begin. Ignored in pictures.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }

  /// Says how the direction of writing is found. Ignored in pictures.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }

  /// Sets texts for a language. Ignored in pictures.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Sets texts for a language. Ignored in pictures.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }
}
