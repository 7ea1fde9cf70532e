extension View {
  /// Performs an action on a tap, as buttons do. The action for pressing never runs, because no finger rests.
  ///
  /// - Source: SwiftUI, `_onButtonGesture(pressing:perform:)`.
  public nonisolated func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onTapGesture(perform: action)
  }
}
