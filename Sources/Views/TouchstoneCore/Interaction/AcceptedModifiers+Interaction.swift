public import Foundation
public import TouchstoneDrawing

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets an action for URLs with which the app is opened, which never happens in a picture.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Sets whether the view can receive focus. Ignored in pictures.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Sets whether the view can receive focus, and for which interactions. Ignored in pictures.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

  /// Sets whether hovering over the view while dragging activates it. Ignored in pictures.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Sets the default hover effect. Ignored in pictures.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Performs an action when a pointer enters or leaves the view, which never happens in a picture.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Performs an action while a pointer hovers over the view, which never happens in a picture.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Sets a keyboard shortcut for the control's action. Ignored in pictures.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Sets a keyboard shortcut for the control's action. Ignored in pictures.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { self }

  /// Sets a keyboard shortcut for the control's action. Ignored in pictures.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Sets an optional keyboard shortcut for the control's action. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Sets the shape used for hit testing. Ignored in pictures.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Sets the content shape for the given purposes. Ignored in pictures.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Adds help text, shown while a pointer hovers over the view. Ignored in pictures.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Adds help text, shown while a pointer hovers over the view. Ignored in pictures.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Adds help text, shown while a pointer hovers over the view. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Sets the hover effect of the view. Ignored in pictures.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets the hover effect of the view. Ignored in pictures.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Disables hover effects in the view. Ignored in pictures.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Plays haptic feedback when a value changes. Ignored in pictures.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Plays haptic feedback when a value changes and a condition holds. Ignored in pictures.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Plays the haptic feedback that a closure returns when a value changes. Ignored in pictures.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays haptic feedback when a value changes and a condition holds. Ignored in pictures.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
  ) -> some View { self }

  /// Plays the haptic feedback that a closure returns when a value changes. Ignored in pictures.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Defers system gestures on the given edges. Ignored in pictures.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Sets which view receives the focus initially. Ignored in pictures.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  /// Changes the view while the pointer is over it. Ignored in pictures.
  public nonisolated func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping @Sendable (EmptyHoverEffectContent, _ isActive: Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some View { self }

  /// Sets the hover effect of the view. Ignored in pictures.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> some View { self }

  /// Makes the hover effects in the view a group. Ignored in pictures.
  public nonisolated func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }

  /// Makes the hover effects in the view a group. Ignored in pictures.
  public nonisolated func hoverEffectGroup() -> some View { self }

  /// Makes the hover effects in the view a group. Ignored in pictures.
  public nonisolated func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some View { self }

  /// Sets whether the view can receive focus, with an action for changes. Ignored in pictures.
  @available(*, deprecated, message: "Use focused(_:).")
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Sets whether links open in the app. Ignored in pictures.
  public nonisolated func onOpenURL(prefersInApp: Bool) -> some View { self }
}

// Titles from resources.
extension View {
  /// Adds help text, shown while a pointer hovers over the view. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View { self }
}
