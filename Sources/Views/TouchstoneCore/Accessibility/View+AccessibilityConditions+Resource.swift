import Foundation
import TouchstoneDrawing

extension View {
  /// Sets the accessibility label of the view from a resource if a condition is true.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the view from a resource if a condition is true.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueResource), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the view from a resource if a condition is true.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintResource), isEnabled: isEnabled)
  }
}
