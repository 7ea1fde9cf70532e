public import TouchstoneUI

/// What a button without an action label shows of its action: nothing.
///
/// - Source: WidgetKit, `ControlWidgetButtonDefaultActionLabel`.
@MainActor @preconcurrency
public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
}
