public import Foundation
public import TouchstoneDrawing

// `.accessibilityImage` and `.voiceOver` show these modifiers; other pictures don't.
extension View {
  /// Adds an accessibility action, which is never called.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(
      TraitModifier {
        $0.offersAccessibilityActions = true
        $0.accessibility.actions += [actionKind.name(in: $1)].compactMap(\.self)
      })
  }

  /// Adds a named accessibility action, which is never called.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibility { $0.actions.append(name.spokenText(in: $1)) }
  }

  /// Adds an action that increments or decrements a value, which is never called.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibility { $0.isAdjustable = true }
  }

  /// Sets the point that an activation touches, as shares of the view.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    accessibility { $0.activation = .share(activationPoint) }
  }

  /// Sets the point that an activation touches, in points from the view's corner.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    accessibility { $0.activation = .point(activationPoint) }
  }

  /// Adds details that assistive technologies read on demand, as they stand.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V
  ) -> some View {
    accessibility { $0.details.append("\(label): \(value)") }
  }
}
