public import TouchstoneDrawing

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets the visibility of scroll indicators, which appear only during scrolling. Ignored in pictures.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
    }
  }

  /// Flashes the scroll indicators when the view appears. Ignored in pictures.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the scroll indicators when a value changes. Ignored in pictures.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Makes the views of a layout scroll targets. Ignored in pictures.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Makes the view a scroll target. Ignored in pictures.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Sets the behaviour that determines where scrolling comes to rest. Ignored in pictures.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Sets how scroll views bounce at their ends. Ignored in pictures.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
    }
  }

  /// Sets how scrolling dismisses the keyboard. Ignored in pictures.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Performs an action when scrolling begins or ends, which never happens in a picture.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Performs an action when scrolling begins or ends, which never happens in a picture.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
}
