import TouchstoneUI

extension View {
  /// Replaces what the charts in the view are told of a scale of styles.
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
