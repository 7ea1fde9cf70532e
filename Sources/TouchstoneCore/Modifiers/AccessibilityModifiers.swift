public import Foundation
public import TouchstoneDrawing

extension View {
  nonisolated func accessibility(
    _ change: @escaping (inout AccessibilityProperties) -> Void
  ) -> some View {
    modifier(TraitModifier { change(&$0.accessibility) })
  }

  /// Sets what assistive technologies call the view; the accessibility snapshot shows it.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.plainText }
  }

  /// Sets what assistive technologies call the view, looked up in the tables of strings.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what assistive technologies call the view, as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the value that assistive technologies read after the label.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = value.plainText }
  }

  /// Sets the value that assistive technologies read after the label, looked up in the tables of strings.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that assistive technologies read after the label, as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Sets what assistive technologies say about what the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint.plainText }
  }

  /// Sets what assistive technologies say about what the view does, looked up in the tables of strings.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets what assistive technologies say about what the view does, as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }

  /// Sets a name by which tests find the view; it is not spoken.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Sets whether assistive technologies pass the view and its content over.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

  /// Adds to what assistive technologies say the view is, such as a button or a heading.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.traits.formUnion(traits) }
  }

  /// Takes away from what assistive technologies say the view is.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.traits.subtract(traits) }
  }

  /// The older name of `accessibilityLabel(_:)`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The older name of `accessibilityValue(_:)`.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The older name of `accessibilityHint(_:)`.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The older name of `accessibilityHidden(_:)`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The older name of `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// The older name of `accessibilityAddTraits(_:)`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The older name of `accessibilityRemoveTraits(_:)`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// The older name of `accessibilitySortPriority(_:)`.
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// The older name of `accessibilityInputLabels(_:)`; it changes nothing here.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
}

extension View {
  /// Makes the view one element for assistive technologies, and says what becomes of its content's elements.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { $0.children = children }
  }

  /// Sets the order in which siblings are read: higher numbers first; 0 by default.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { $0.sortPriority = sortPriority }
  }
}

// What assistive technologies do with a view changes nothing in its picture.
extension View {
  /// Names the view for voice control; it changes nothing here.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Names the view for voice control; it changes nothing here.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Names the view for voice control; it changes nothing here.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Sets the level of a heading; it changes nothing here.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Says whether the view keeps its colours while the screen's are inverted; it changes nothing here.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Says whether the view reacts to touches; it changes nothing here.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }

  /// Adds an action whose name is a view for assistive technologies; it is never called here.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Adds the buttons of a view as actions for assistive technologies; they are not drawn, and never called here.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Adds scrolling for assistive technologies; the action is never called here.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Adds zooming for assistive technologies; the action is never called here.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Gives assistive technologies another view in place of this one; it changes nothing here.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Gives assistive technologies other elements in place of the content's; it changes nothing here.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Shows the view large while it is held, at large sizes of text; no picture shows it.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view large while this one is held, at large sizes of text; no picture shows it.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Says what kind of text the view shows; it changes nothing here.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Lets touches through while a screen reader runs; it changes nothing here.
  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  /// Sets how high the view's text is spoken; it changes nothing here.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether punctuation is spoken; it changes nothing here.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets whether announcements wait for each other; it changes nothing here.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets whether the view's text is spelled out; it changes nothing here.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
