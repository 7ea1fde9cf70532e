import Foundation
import TouchstoneDrawing

extension View {
  /// Adds an action with a name for assistive technologies, looked up in the tables of strings; it is never called here.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Adds details that assistive technologies read on demand, looked up in the tables of strings.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(_ labelResource: LocalizedStringResource, _ value: Text)
    -> some View
  {
    accessibilityCustomContent(Text(labelResource), value)
  }
}
