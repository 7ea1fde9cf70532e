/// The effect that suits the view. Ignored in pictures.
///
/// - Source: SwiftUI, `AutomaticHoverEffect`.
public struct AutomaticHoverEffect: CustomHoverEffect {
  public typealias Body = Self

  /// Creates the effect; use `.automatic` as a shorthand.
  public nonisolated init() {}
}

/// No effect, to which others are added. Ignored in pictures.
///
/// - Source: SwiftUI, `EmptyHoverEffect`.
public struct EmptyHoverEffect: CustomHoverEffect {
  public typealias Body = Self

  /// Creates the effect; use `.empty` as a shorthand.
  public nonisolated init() {}
}

/// A light that follows the pointer. Ignored in pictures.
///
/// - Source: SwiftUI, `HighlightHoverEffect`.
public struct HighlightHoverEffect: CustomHoverEffect {
  public typealias Body = Self

  /// Creates the effect; use `.highlight` as a shorthand.
  public nonisolated init() {}
}

/// A larger view with a shadow. Ignored in pictures.
///
/// - Source: SwiftUI, `LiftHoverEffect`.
public struct LiftHoverEffect: CustomHoverEffect {
  public typealias Body = Self

  /// Creates the effect; use `.lift` as a shorthand.
  public nonisolated init() {}
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// The effect that suits the view.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// A light that follows the pointer.
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  /// A larger view with a shadow.
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}
