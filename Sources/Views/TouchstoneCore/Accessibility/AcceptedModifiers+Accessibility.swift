public import TouchstoneDrawing

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Adds the buttons of a view as accessibility actions of a group, which are neither drawn nor called. Ignored in
  /// pictures.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Passes touches directly to the view while a screen reader is running. Ignored in pictures.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> some View { self }

  /// Sets what assistive technologies read for the view, from the texts of other views. Ignored in pictures.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }

  /// Adds a system rotor to the view, which the accessibility snapshot does not show.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds entries to a rotor of the system. Ignored in pictures.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds entries to a rotor of the system. Ignored in pictures.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds ranges of the view's text to a rotor of the system. Ignored in pictures.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Makes the view an entry of a rotor, which the accessibility snapshot does not show.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Pairs a label with its content; the accessibility snapshot shows both separately.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Links views into a group; the accessibility snapshot keeps their order.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Describes a drag that starts at the view, which Touchstone ignores.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }

  /// Describes a drop on the view, which Touchstone ignores.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }

  /// Sets the initial accessibility focus. Ignored in pictures.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }

  /// Sets names for voice control; superseded by `accessibilityInputLabels(_:)`. Ignored in pictures.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }

  /// Sets names for voice control. Ignored in pictures.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets names for voice control. Ignored in pictures.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Sets names for voice control. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Sets the level of a heading. Ignored in pictures.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Sets whether the view keeps its colours when Invert Colors is on. Ignored in pictures.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets whether the view responds to user interaction. Ignored in pictures.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }

  /// Shows the view in the large content viewer on a long press. Ignored in pictures.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view in the large content viewer on a long press. Ignored in pictures.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Sets the kind of text that the view shows. Ignored in pictures.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Sets the pitch at which the view's text is spoken. Ignored in pictures.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether punctuation is spoken. Ignored in pictures.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets whether announcements are queued. Ignored in pictures.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets whether the view's text is spelled out. Ignored in pictures.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Sets names for voice control if a condition is true. Ignored in pictures.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }

  /// Sets names for voice control if a condition is true. Ignored in pictures.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { self }

  /// Sets names for voice control if a condition is true. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View { self }

  /// Binds the accessibility focus of the view to a Boolean. Ignored in pictures.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    self
  }

  /// Binds the accessibility focus of the view to a value. Ignored in pictures.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  /// Adds an action that a hand gesture runs on a watch. Ignored in pictures.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Adds an action that a hand gesture runs on a watch while it is active. Ignored in pictures.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Describes a drag that starts at the view if a condition is true. Ignored in pictures.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }

  /// Describes a drag that starts at the view. Ignored in pictures.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }

  /// Describes a drag that starts at the view. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { self }

  /// Describes a drop on the view if a condition is true. Ignored in pictures.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }

  /// Describes a drop on the view. Ignored in pictures.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }

  /// Describes a drop on the view. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets whether the view responds to the user if a condition is true. Ignored in pictures.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View { self }

  /// Sets what is said after scrolling. Ignored in pictures.
  public nonisolated func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets what is said after scrolling. Ignored in pictures.
  public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }

  /// Sets what is said after scrolling. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { self }
}

// Titles from resources.
extension View {
  /// Describes a drag that starts at the view, which Touchstone ignores.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View
  {
    self
  }

  /// Describes a drop on the view, which Touchstone ignores.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View
  {
    self
  }

  /// Describes a drag that starts at the view if a condition is true. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> some View { self }

  /// Describes a drop on the view if a condition is true. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> some View { self }

  /// Sets what is said after scrolling. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus(
    _ statusResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some View { self }
}
