import Foundation
public import TouchstoneDrawing

extension View {
  /// The view with actions for assistive technologies whose names are unknown.
  private nonisolated var offeringAccessibilityActions: some View {
    modifier(TraitModifier { $0.offersAccessibilityActions = true })
  }

  nonisolated func accessibility(
    _ change: @escaping (inout AccessibilityProperties) -> Void
  ) -> some View {
    modifier(TraitModifier { change(&$0.accessibility) })
  }

  /// Changes the properties given the environment of the modifier, in which texts are resolved.
  nonisolated func accessibility(
    _ change: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> some View {
    modifier(TraitModifier { change(&$0.accessibility, $1) })
  }

  /// Sets the accessibility label of the view, which the accessibility snapshot shows.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.spokenText(in: $1) }
  }

  /// Sets the accessibility value of the view, which is read after the label.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = value.spokenText(in: $1) }
  }

  /// Sets the accessibility hint, which describes what the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint.spokenText(in: $1) }
  }

  /// Sets an identifier by which tests find the view; it is not spoken.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Sets whether the view and its content are hidden from assistive technologies.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

  /// Adds accessibility traits, such as being a button or a header.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.traits.formUnion(traits) }
  }

  /// Removes accessibility traits.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.traits.subtract(traits) }
  }

  /// Sets the accessibility label; superseded by `accessibilityLabel(_:)`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the accessibility value; superseded by `accessibilityValue(_:)`.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the accessibility hint; superseded by `accessibilityHint(_:)`.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive technologies; superseded by `accessibilityHidden(_:)`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the accessibility identifier; superseded by `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Adds accessibility traits; superseded by `accessibilityAddTraits(_:)`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes accessibility traits; superseded by `accessibilityRemoveTraits(_:)`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the reading order; superseded by `accessibilitySortPriority(_:)`.
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}

extension View {
  /// Makes the view a single accessibility element, and sets how the elements of its children are treated.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { $0.children = children }
  }

  /// Sets the reading order among siblings: higher numbers are read first; 0 by default.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { $0.sortPriority = sortPriority }
  }
}

// These modifiers affect assistive technologies only, so pictures ignore them.
extension View {
  /// Adds an accessibility action labelled by a view, which is never called. Ignored in pictures.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { offeringAccessibilityActions }

  /// Adds the buttons of a view as accessibility actions, which are neither drawn nor called. Ignored in pictures.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { offeringAccessibilityActions }

  /// Adds a scroll action, which is never called. Ignored in pictures.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    offeringAccessibilityActions
  }

  /// Adds a zoom action, which is never called. Ignored in pictures.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { offeringAccessibilityActions }

  /// Replaces the view with another one for assistive technologies. Ignored in pictures.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { offeringAccessibilityActions }

  /// Replaces the elements of the view's children for assistive technologies. Ignored in pictures.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    offeringAccessibilityActions
  }

  /// Passes touches directly to the view while a screen reader is running. Ignored in pictures.
  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    offeringAccessibilityActions
  }
}
