import SwiftUI

/// A labelled picture of everything of one kind that can be drawn, under a name.
enum Sheet: String, CaseIterable, Sendable {
  case blendModes, colors, controls, effects, gradients, largeLetters, letters, symbolModes, symbolVariants,
    symbolWeights,
    symbolsInUse

  /// Whether light and dark differ in more than the labels.
  var followsTheAppearance: Bool {
    switch self {
    case .blendModes, .colors, .effects, .largeLetters, .letters, .symbolsInUse: false
    case .controls, .gradients, .symbolModes, .symbolVariants, .symbolWeights: true
    }
  }

  /// The sheet on the background of a window, and below it the same in dark if it follows the appearance.
  @MainActor var view: some View {
    VStack(spacing: 0) {
      page
      if followsTheAppearance { page.environment(\.colorScheme, .dark) }
    }
  }

  @MainActor @ViewBuilder private var page: some View {
    switch self {
    case .blendModes: BlendModeSheet().sheet()
    case .colors: ColorSheet().sheet()
    case .controls: ControlSheet().sheet()
    case .effects: EffectSheet().sheet()
    case .gradients: GradientSheet().sheet()
    case .largeLetters: LargeLetterSheet().sheet()
    case .letters: LetterSheet().sheet()
    case .symbolModes: SymbolModeSheet().sheet()
    case .symbolVariants: SymbolVariantSheet().sheet()
    case .symbolWeights: SymbolWeightSheet().sheet()
    case .symbolsInUse: SymbolsInUseSheet().sheet()
    }
  }
}

extension View {
  fileprivate func sheet() -> some View {
    padding(12)
      .fixedSize()
      .background(.background)
  }
}
