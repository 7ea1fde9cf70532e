public import TouchstoneUI

/// What a toggle without a label for its value says of it: “On” or “Off”.
///
/// - Source: WidgetKit, `ControlWidgetToggleDefaultLabel`.
@MainActor @preconcurrency
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool

  public var body: some View { Text(verbatim: isOn ? "On" : "Off") }
}
