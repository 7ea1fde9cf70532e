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

/// Controls of macOS in each `ControlSize`, and groups of them.
@MainActor @Suite struct ControlSizesOfmacOSTests {
  private func size<V: View>(of view: V, _ size: ControlSize) -> CGSize {
    let renderer = ImageRenderer(content: view.controlSize(size))
    renderer.environment.look = .macOS15
    return renderer.picture(scale: 1).list.size
  }

  // WebKit, ButtonMac, MenuListMac and ToggleButtonMac: 15, 18, 21 and 28, and boxes of 10, 12, 14 and 16. A picture of
  // macOS 14 shows 20 for a regular button.
  @Test(arguments: [
    (ControlSize.mini, CGFloat(14), CGFloat(14), CGFloat(10)), (.small, 17, 17, 12), (.regular, 20, 20, 14),
    (.large, 28, 24, 16), (.extraLarge, 28, 24, 16),
  ])
  func `buttons, menus and boxes have the height of their size`(
    size: ControlSize, push: CGFloat, popUp: CGFloat, box: CGFloat
  ) {
    let heights = [
      self.size(of: Button("A") {}, size), self.size(of: Button("A") {}.buttonStyle(.borderedProminent), size),
      self.size(of: Picker("A", selection: .constant(1)) { Text("B").tag(1) }.labelsHidden(), size),
      self.size(of: Toggle(isOn: .constant(true)) { Color.clear.frame(width: 1, height: 1) }, size),
    ].map(\.height)
    #expect(zip(heights, [push, push, popUp, box]).allSatisfy { abs($0 - $1) < 0.01 }, "\(heights)")
  }

  // NSFont.systemFontSize(for:): 9, 11 and 13.
  @Test func `texts of controls are smaller, unless code has set a font`() throws {
    func width(_ size: ControlSize, font: Font? = nil) -> CGFloat {
      self.size(of: Button("██████████") {}.font(font), size).width - 16
    }
    let regular = width(.regular)
    #expect(abs(width(.small) / regular - 11 / 13) < 0.02)
    #expect(abs(width(.mini) / regular - 9 / 13) < 0.02)
    #expect(width(.large) == regular)
    #expect(width(.mini, font: .system(size: 13)) == regular)
    let drawn = LookMeasurementTests.Screen(
      VStack {
        Text("Text")
        Picker("Label", selection: .constant(1)) { Text("Value").tag(1) }
        Picker("Label", selection: .constant(1)) { Text("Segment").tag(1) }.pickerStyle(.segmented)
        Toggle("Box", isOn: .constant(true))
        Button("Back in regular") {}.controlSize(.regular)
      }
      .controlSize(.mini), look: .macOS15)
    for name in ["Label", "Value", "Segment", "Box"] { #expect(try #require(drawn.text(name)).height < 12, "\(name)") }
    for name in ["Text", "Back in regular"] { #expect(try #require(drawn.text(name)).height > 14, "\(name)") }
  }

  @Test func `the controls of a group are joined, but not in a menu`() throws {
    var pressed: [String] = []
    let group = ControlGroup {
      Button("Back") { pressed.append("Back") }
      Button("Forward") { pressed.append("Forward") }
    }
    let renderer = ImageRenderer(content: group)
    renderer.environment.look = .macOS15
    let drawn = LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root)
    let (back, forward) = (try #require(drawn.text("Back")), try #require(drawn.text("Forward")))
    #expect(abs(forward.minX - back.maxX - 16) < 0.01, "no distance but the padding of both")
    #expect(renderer.picture(scale: 1).list.size.height == 20)
    try renderer.tap("Forward")
    #expect(pressed == ["Forward"])
    let menu = ImageRenderer(content: Menu("Menu") { group })
    menu.environment.look = .macOS15
    menu.proposedSize = ProposedViewSize(width: 300, height: 200)
    try menu.tap("Menu")
    let items = LookMeasurementTests.Screen(root: menu.picture(scale: 3).root)
    let (first, second) = (try #require(items.text("Back")), try #require(items.text("Forward")))
    #expect(second.minX - first.maxX != 16)
  }

  @Test func `a toggle in a group is a button that stays pressed`() throws {
    struct Styles: View {
      @State private var isBold = false

      var body: some View {
        ControlGroup {
          Toggle("Bold", isOn: $isBold)
          Button(isBold ? "is bold" : "is regular") {}
        }
      }
    }
    let renderer = ImageRenderer(content: Styles())
    renderer.environment.look = .macOS15
    let before = try renderer.render().bitmap
    #expect(before.height == 20)
    try renderer.tap("Bold")
    #expect(LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root).text("is bold") != nil)
    #expect(try renderer.render().bitmap[2, 10].red < before[2, 10].red, "pressed")
  }

  // AppKit's stepper changes the first part while none is chosen, and no other part.
  @Test(arguments: [
    ("en_US", ["Increment": "2/28/2024", "Decrement": "12/28/2024"]),
    ("de_DE", ["Erhöhen": "29.1.2024", "Verringern": "27.1.2024"]),
  ])
  func `the stepper of a date changes its first part`(locale: String, dates: [String: String]) throws {
    struct Appointment: View {
      @State var date = Date(timeIntervalSince1970: 1_706_400_000)

      var body: some View { DatePicker("Day", selection: $date, in: Date.distantPast..., displayedComponents: .date) }
    }
    for (button, expected) in dates {
      let renderer = ImageRenderer(
        content: Appointment().environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: locale)))
      renderer.environment.look = .macOS15
      try renderer.tap(button)
      #expect(LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root).text(expected) != nil, "\(button)")
    }
  }

  @Test func `the stepper of a date stays within its limits`() throws {
    let date = Date(timeIntervalSince1970: 1_706_400_000)
    var chosen = date
    let renderer = ImageRenderer(
      content: DatePicker(
        "Day", selection: Binding(get: { chosen }, set: { chosen = $0 }), in: date...date, displayedComponents: .date))
    renderer.environment.look = .macOS15
    try renderer.tap("Increment")
    try renderer.tap("Decrement")
    #expect(chosen == date)
  }
}
