import TouchstoneUI

extension View {
  /// Replaces the settings of a style scale for the charts in the view.
  nonisolated func styleScale<Value>(
    _ scale: WritableKeyPath<ChartSettings, StyleScaleSettings<Value>>,
    _ change: @escaping (inout StyleScaleSettings<Value>) -> Void
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { settings in
      settings[keyPath: scale] = StyleScaleSettings()
      change(&settings[keyPath: scale])
    }
  }
}
