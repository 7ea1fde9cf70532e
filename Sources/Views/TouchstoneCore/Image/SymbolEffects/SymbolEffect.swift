/// An animated symbol effect; pictures show every symbol at rest.
///
/// - Source: Symbols, `SymbolEffect`.
public protocol SymbolEffect: Hashable, Sendable {
  /// What distinguishes the effect from others.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays when a value changes.
///
/// - Source: Symbols, `DiscreteSymbolEffect`.
public protocol DiscreteSymbolEffect {}

/// An effect that plays until it is removed.
///
/// - Source: Symbols, `IndefiniteSymbolEffect`.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays when a symbol is replaced.
///
/// - Source: Symbols, `ContentTransitionSymbolEffect`.
public protocol ContentTransitionSymbolEffect {}

/// An effect that plays when a symbol appears or disappears.
///
/// - Source: Symbols, `TransitionSymbolEffect`.
public protocol TransitionSymbolEffect {}

/// The name and the settings of a symbol effect.
///
/// - Source: Symbols, `SymbolEffectConfiguration`.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let name: String
  var settings: [String: String] = [:]
}

/// An effect of Touchstone, which only keeps its settings.
protocol RestingSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension RestingSymbolEffect {
  /// Returns the effect with a setting; a later one of the same kind replaces it.
  func setting(_ kind: String, to value: String) -> Self {
    var copy = self
    copy.configuration.settings[kind] = value
    return copy
  }
}
