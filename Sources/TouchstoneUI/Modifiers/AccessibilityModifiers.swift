public import Foundation
public import TouchstoneDrawing

extension View {
  private nonisolated func accessibility(
    _ change: @escaping (inout AccessibilityProperties) -> Void
  ) -> some View {
    modifier(TraitModifier { change(&$0.accessibility) })
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.plainText }
  }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = value.plainText }
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(verbatim: String(value)))
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint.plainText }
  }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.traits.formUnion(traits) }
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.traits.subtract(traits) }
  }

  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
}

extension View {
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { $0.children = children }
  }

  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { $0.sortPriority = sortPriority }
  }
}

// What assistive technologies do with a view changes nothing in its picture.
extension View {
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }

  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V
  ) -> some View { self }

  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
