import SwiftUI
import Testing
import TouchstoneWidgets

@MainActor @Suite struct ControlWidgetTests {
  private struct Action {}

  private struct Light: ControlValueProvider {
    let previewValue = true

    func currentValue() async throws -> Bool { false }
  }

  private struct LightControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "Light", provider: Light()) { isOn in
        ControlWidgetToggle("Light", isOn: isOn, action: Action()) { isOn in
          Label(isOn ? "On" : "Off", systemImage: "lightbulb").controlWidgetStatus("Lit").controlWidgetActionHint(
            "Lights")
        }
        .tint(.yellow)
      }
      .displayName("Light")
      .description("Turns a light on and off.")
    }
  }

  private struct DoorControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "Door") {
        ControlWidgetButton(action: Action()) { Label("Open", systemImage: "door.left.hand.open") }.disabled(true)
      }
    }
  }

  private struct Bundle: WidgetBundle {
    var body: some Widget {
      NumberWidget()
      LightControl()
      if #available(iOS 18, *) { DoorControl() }
    }
  }

  private struct ControlBundle: WidgetBundle {
    var body: some Widget {
      LightControl()
      NumberWidget()
    }
  }

  @Test func `controls compile, and a bundle has only the first of its widgets and controls`() {
    #expect("\(type(of: LightControl().body))".contains("StaticControlConfiguration"))
    #expect("\(type(of: DoorControl().body))".contains("ControlWidgetButton"))
    #expect(Bundle().body is NumberWidget)
    #expect(!(ControlBundle().body is NumberWidget))
    #expect(ControlBundle().body.body is EmptyWidgetConfiguration)
  }
}
