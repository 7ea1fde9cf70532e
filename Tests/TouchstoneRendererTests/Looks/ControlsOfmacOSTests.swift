import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Controls, forms and tabs as SwiftUI arranges them on macOS 11 to 15.
@MainActor @Suite struct ControlsOfmacOSTests {
  private typealias Screen = LookMeasurementTests.Screen

  private func screen<V: View>(_ view: V, width: CGFloat = 400) -> Screen {
    Screen(view.frame(maxHeight: .infinity, alignment: .top), look: .macOS15, width: width)
  }

  // ButtonSizing: pickers are flexible before macOS 26; their label is before them.
  @Test func `a pop-up button is as wide as the space for it`() throws {
    func popUp(_ change: (AnyView) -> AnyView = { $0 }) throws -> CGRect {
      let picker = Picker("Day", selection: .constant(1)) { Text("One").tag(1) }
      let drawn = screen(change(AnyView(picker)).accessibilityIdentifier("picker"))
      return try #require(drawn.identified("picker"))
    }
    #expect(try popUp().width == 400)
    #expect(try popUp { AnyView($0.fixedSize()) }.width < 150)
    #expect(try popUp { AnyView($0.buttonSizing(.fitted)) }.width < 150)
  }

  // Apple's documentation of `ColumnsFormStyle`: a trailing-aligned column of labels next to a leading-aligned one of values.
  @Test func `labels of a form in columns end where its controls begin, and fields fill the rest`() throws {
    let form = Form {
      TextField("A long label:", text: .constant("Text"))
      TextField("Short:", text: .constant("Other")).accessibilityIdentifier("field")
      Toggle("Check", isOn: .constant(true))
    }
    let drawn = screen(form)
    let labels = try ["A long label:", "Short:"].map { try #require(drawn.text($0)) }
    #expect(abs(labels[0].maxX - labels[1].maxX) < 0.5 && labels[0].minX == 0)
    #expect(abs(try #require(drawn.text("Text")).minX - #require(drawn.text("Other")).minX) < 0.5)
    #expect(try #require(drawn.identified("field")).maxX == 400)
    let box = try #require(drawn.text("Check")).minX - 14 - 6
    #expect(abs(box - labels[0].maxX - 8) < 0.5, "a row without label begins with the controls")
  }

  // System Settings since macOS 13: labels at the start of a row, controls at its end, and switches for toggles.
  @Test func `controls of a grouped form are at the end of their rows`() throws {
    let form = Form {
      Picker("Theme", selection: .constant(1)) { Text("Light").tag(1) }
      TextField("Name", text: .constant("Ada"))
      Toggle("Login", isOn: .constant(true)).accessibilityIdentifier("toggle")
      Slider(value: .constant(0.5)) { Text("Volume") }
      Stepper("Seats", value: .constant(1))
    }
    .formStyle(.grouped)
    let drawn = screen(form)
    let start = try #require(drawn.text("Theme")).minX
    for label in ["Name", "Login", "Volume", "Seats"] {
      #expect(try #require(drawn.text(label)).minX == start, "\(label)")
    }
    let end = 400 - start
    #expect(abs(try #require(drawn.text("Ada")).maxX - end) < 0.5)
    #expect(abs(try #require(drawn.frames("clipShape").first).maxX - end) < 0.5, "the switch")
    #expect(abs(try #require(drawn.image("chevron.up.chevron.down")).maxX - end) < 5, "the arrows of the picker")
    #expect(abs(try #require(drawn.image("chevron.up")).midX - (end - 6.5)) < 0.5, "the stepper")
    let (thumb, login) = (try #require(drawn.frames("clipShape").first), try #require(drawn.text("Login")))
    #expect(abs(thumb.midY - login.midY) < 1.5, "the switch is beside its label")
  }

  // SwiftUI on macOS: labels are before sliders, steppers, dates and segments, and beside them.
  @Test func `labels are visible beside controls`() throws {
    let drawn = screen(
      VStack(alignment: .leading) {
        Slider(value: .constant(0)) { Text("Slider") }.accessibilityIdentifier("slider")
        Stepper("Stepper", value: .constant(0))
        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .environment(\.timeZone, .gmt)
        Picker("Segments", selection: .constant(0)) { Text("One").tag(0) }.pickerStyle(.segmented)
        ColorPicker("Colour", selection: .constant(.red))
      })
    for label in ["Slider", "Stepper", "Date", "Segments", "Colour"] {
      #expect(drawn.text(label)?.minX == 0, "\(label)")
    }
    let slider = try #require(drawn.identified("slider"))
    let label = try #require(drawn.text("Slider"))
    #expect(abs(label.midY - slider.midY) < 1.5, "the track is beside the middle of its label")
    let stepper = try #require(drawn.image("chevron.up"))
    #expect(abs(stepper.midX - (try #require(drawn.text("Stepper")).maxX + 8 + 6.5)) < 0.5)
    #expect(drawn.text("1/1/1970") != nil, "a date in digits")
    let hidden = screen(Slider(value: .constant(0)) { Text("Slider") }.labelsHidden())
    #expect(hidden.text("Slider") == nil)
  }

  @Test func `a box is below its title, the arrow before that of a group, and a link is a text`() throws {
    let drawn = screen(
      VStack(alignment: .leading) {
        GroupBox("Box") { Text("Inside").accessibilityIdentifier("inside") }.accessibilityIdentifier("box")
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Content") }
        Link("Link", destination: URL(filePath: "/")).accessibilityIdentifier("link")
      })
    #expect(drawn.text("Box")?.minX == 0)
    #expect(drawn.text("Inside").map { $0.minX >= 8 } == true)
    #expect(try #require(drawn.image("chevron.down")).maxX <= #require(drawn.text("More")).minX)
    #expect(drawn.identified("link") == drawn.text("Link"), "no shape around a link")
    #expect(drawn.text("Content")?.minX == drawn.text("More")?.minX, "the content begins below the title")
  }

  @Test func `tabs are above a box, and a tap selects another`() throws {
    let tabs = TabView {
      Text("First page").tabItem { Label("General", systemImage: "gear") }
      Text("Second page").tabItem { Text("Advanced") }
    }
    let renderer = ImageRenderer(content: tabs)
    renderer.environment.look = .macOS15
    renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
    let drawn = Screen(root: renderer.picture(scale: 3).root)
    let titles = try ["General", "Advanced"].map { try #require(drawn.text($0)) }
    #expect(abs((titles[0].minX + titles[1].maxX) / 2 - 200) < 3 && titles[0].midY == 20 + 11)
    #expect(drawn.image("gear") == nil && drawn.text("First page") != nil)
    try renderer.tap("Advanced")
    #expect(Screen(root: renderer.picture(scale: 3).root).text("Second page") != nil)
  }
}
