import SwiftUI
import Testing
import TouchstoneWidgetTesting

@MainActor @Suite struct ControlFrameTests {
  private struct Action {}
  private struct Settings { var room = "Kitchen" }

  private struct Lamp: ControlValueProvider {
    let previewValue = true

    func currentValue() async throws -> Bool { false }
  }

  private struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "Lamp", provider: Lamp()) { isOn in
        ControlWidgetToggle("Lamp", isOn: isOn, action: Action()) { isOn in
          Label(isOn ? "On" : "Off", systemImage: "square.fill")
        }
        .tint(.red)
      }
    }
  }

  private struct RoomControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      AppIntentControlConfiguration(kind: "Room") { (settings: Settings) in
        ControlWidgetButton(action: Action()) {
          Label(settings.room, systemImage: "square.fill")
        } actionLabel: {
          Text($0 ? "Opening" : "Closed")
        }
      }
    }
  }

  private struct PlainControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "Plain") { ControlWidgetButton("Text", action: Action()) { _ in } }
    }
  }

  private struct EmptyControl: ControlWidget {
    var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
  }

  @Test func `a control has the size of one, two or four places`() throws {
    let control = try LampControl().showing(true)
    let sizes = ControlWidgetSize.allCases.map { Shot(control, .image(control: $0)).size }
    #expect(sizes == [CGSize(width: 70, height: 70), CGSize(width: 156, height: 70), CGSize(width: 156, height: 156)])
  }

  // Human Interface Guidelines, Controls: the tint is applied to the symbol of a toggle that is on.
  @Test func `a toggle that is on is white, and its symbol has the tint`() throws {
    let on = Shot(try LampControl().showing(true), .image(control: .small))
    #expect(on.color(35, 10) == "FFFFFFFF")
    #expect(on.color(35, 35) == "FF3B30FF")
    let off = Shot(try LampControl().showing(false), .image(control: .small))
    #expect(off.color(35, 10) == "333333FF")
    #expect(off.color(35, 35) == "FFFFFFFF")
  }

  @Test func `without a value a control shows that of its preview`() throws {
    #expect(try LampControl().showing().parts.isOn == true)
    #expect(try LampControl().showing(false).parts.isOn == false)
    #expect(try RoomControl().showing(Settings()).parts.isOn == nil)
  }

  @Test func `a label without a symbol leaves a question mark`() throws {
    let shot = Shot(try PlainControl().showing(), .image(control: .small))
    #expect(shot.color(35, 28) != "333333FF" || shot.color(35, 24) != "333333FF")
  }

  // Apple's example of `ControlWidgetButton(_:action:actionLabel:)` has an image and a text side by side.
  @Test func `the symbol and the text of one label are taken apart`() throws {
    struct Trunk: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Trunk") {
          ControlWidgetButton("Open Trunk", action: Action()) { isActive in
            Image(systemName: "square.fill")
            if isActive { Text("Opening…") }
          }
        }
      }
    }
    let (idle, active) = (try Trunk().showing(), try Trunk().showing(isActive: true))
    #expect(Shot(idle, .image(control: .small)).color(35, 35) == "FFFFFFFF")
    #expect(Shot(active, .image(control: .small)).color(35, 35) == "FFFFFFFF")
    // Only the text below the title differs.
    let shots = [idle, active].map { Shot($0, .image(control: .large)) }
    #expect(shots[0].color(31, 31) == shots[1].color(31, 31))
    #expect(shots[0].image.pngData() != shots[1].image.pngData())
  }

  @Test func `a toggle without a label for its value says whether it is on`() throws {
    struct Stream: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Stream") {
          ControlWidgetToggle(isOn: true, action: Action()) { Label("Stream", systemImage: "square.fill") }
        }
      }
    }
    let stream = try Stream().showing()
    #expect(stream.parts.isOn == true)
    // The default label has no symbol of its own.
    #expect(Shot(stream, .image(control: .small)).color(35, 35) == "007AFFFF")
    let toggle: ControlWidgetToggle<Text, ControlWidgetToggleDefaultLabel, Action> = ControlWidgetToggle(
      isOn: true, action: Action()
    ) { Text("Stream") }
    let button: ControlWidgetButton<Text, ControlWidgetButtonDefaultActionLabel, Action> = ControlWidgetButton(
      action: Action()
    ) { Text("Stream") }
    _ = (toggle, button)  // The names of the default labels compile.
  }

  @Test func `a status without a symbol leaves that of the label`() throws {
    struct Door: ControlWidget {
      var status: AnyView?

      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Door") {
          ControlWidgetButton(action: Action()) {
            Label("Door", systemImage: "square.fill")
          } actionLabel: { isActive in
            status
            if isActive { Image(systemName: "minus") }
          }
        }
      }
    }
    for status in [nil, AnyView(Text("Closed"))] {
      let shot = Shot(try Door(status: status).showing(), .image(control: .small))
      #expect(shot.color(35, 35) == "FFFFFFFF")
      #expect(shot.color(27, 27) == "FFFFFFFF")
    }
    let active = Shot(try Door(status: nil).showing(isActive: true), .image(control: .small))
    #expect(active.color(35, 35) == "FFFFFFFF")
    #expect(active.color(27, 27) == "333333FF")
  }

  @Test func `a value that may be missing is that of the preview, unless it is given`() throws {
    struct Rooms: ControlValueProvider {
      let previewValue: String? = "Kitchen"

      func currentValue() async throws -> String? { nil }
    }
    struct RoomNames: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Rooms", provider: Rooms()) { room in
          ControlWidgetToggle("Room", isOn: room != nil, action: Action()) { _ in }
        }
      }
    }
    #expect(try RoomNames().showing().parts.isOn == true)
    #expect(try RoomNames().showing(String?.none).parts.isOn == false)
  }

  @Test func `a disabled control is dimmed`() throws {
    struct Disabled: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Disabled") {
          ControlWidgetButton(action: Action()) { Image(systemName: "square.fill") }.disabled(true)
        }
      }
    }
    let shot = Shot(try Disabled().showing(), .image(control: .small))
    // White at 40 % over 20 % grey.
    #expect(shot.color(35, 35) == "858585FF")
  }

  @Test func `a wallpaper is around the control`() throws {
    let shot = Shot(try LampControl().showing(true), .image(control: .small, wallpaper: .color(.red)))
    #expect(shot.size == CGSize(width: 102, height: 102))
    #expect(shot.color(4, 4) == "FF3B30FF")
  }

  private func error(_ body: () throws(WidgetError) -> ControlPresentation) -> String? {
    do throws(WidgetError) { _ = try body() } catch { return error.description }
    return nil
  }

  @Test func `what cannot be shown is an error that says why`() {
    #expect(
      error { () throws(WidgetError) in try EmptyControl().showing() }
        == "EmptyControl shows neither a ControlWidgetButton nor a ControlWidgetToggle, so there is nothing to draw.")
    #expect(
      error { () throws(WidgetError) in try LampControl().showing(3) }
        == "LampControl shows values of type Bool, and was given Int.")
    #expect(
      error { () throws(WidgetError) in try RoomControl().showing() }
        == "RoomControl shows a value of type Settings, and has no preview without a configuration. Pass the value: showing(value)."
    )
    #expect(
      error { () throws(WidgetError) in try PlainControl().showing(3) }
        == "PlainControl shows no value, and was given Int. Call showing() without one.")
  }
}
