import TouchstoneUI

extension View {
  /// Replaces the settings of a style scale for the charts in the view.
  nonisolated func styleScale<Value>(
    _ scale: WritableKeyPath<ChartSettings, StyleScaleSettings<Value>>, type: ScaleType? = nil,
    _ change: @escaping (inout StyleScaleSettings<Value>) -> Void = { _ in }
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { settings in
      settings[keyPath: scale] = StyleScaleSettings()
      settings[keyPath: scale].type = type?.storage
      change(&settings[keyPath: scale])
    }
  }
}
