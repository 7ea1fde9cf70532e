/// An effect that highlights the layers of a symbol in turn. Ignored in pictures.
///
/// - Source: Symbols, `VariableColorSymbolEffect`.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "variableColor")

  /// One layer is highlighted after another.
  public var iterative: VariableColorSymbolEffect { setting("fill", to: "iterative") }
  /// Layers stay highlighted until all are.
  public var cumulative: VariableColorSymbolEffect { setting("fill", to: "cumulative") }
  /// It runs backwards every second time.
  public var reversing: VariableColorSymbolEffect { setting("playback", to: "reversing") }
  /// It starts again each time.
  public var nonReversing: VariableColorSymbolEffect { setting("playback", to: "nonReversing") }
  /// Layers that are not highlighted are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { setting("inactive", to: "hideInactiveLayers") }
  /// Layers that are not highlighted are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { setting("inactive", to: "dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect that highlights the layers of a symbol in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
