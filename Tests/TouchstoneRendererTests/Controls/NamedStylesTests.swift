import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Built-in styles by their names, with what Apple's documentation says of each.
@MainActor @Suite struct NamedStylesTests {
  private func drawn(_ view: some View, width: CGFloat? = nil) throws -> Drawn {
    try Drawn(view, width: width, height: nil)
  }

  /// The number of pure blue pixels in the row that has most of them.
  private func blueWidth(_ drawn: Drawn) -> Int {
    (0..<drawn.bitmap.height).map { y in drawn.count(y: y..<y + 1) { $0 == pureBluePixel } }.max() ?? 0
  }

  // “A gauge style that displays bar that fills from leading to trailing edges as the gauge's current value moves.”
  @Test(arguments: [0.25, 0.5, 0.75])
  func `linear gauges and progress fill their share of the width`(value: Double) throws {
    let gauge = Gauge(value: value) { EmptyView() }.tint(pureBlue)
    let bars = [
      try drawn(gauge.gaugeStyle(.linearCapacity), width: 200),
      try drawn(gauge.gaugeStyle(.accessoryLinearCapacity), width: 200),
      try drawn(ProgressView(value: value).tint(pureBlue).progressViewStyle(.linear), width: 200),
    ]
    // The ends are round: a pixel or two of each is not pure.
    for bar in bars { #expect(abs(Double(blueWidth(bar)) - 200 * value) <= 3) }
  }

  // `UIActivityIndicatorView.Style.medium`: 20 × 20 points.
  @Test func `circular progress is as large as a medium activity indicator`() throws {
    let spinner = try drawn(ProgressView().progressViewStyle(.circular))
    #expect(spinner.root.frame.size == CGSize(width: 20, height: 20))
    #expect(try drawn(ProgressView()).list == spinner.list)
  }

  @Test func `a switch is the default toggle of iOS, with the tint of its style`() throws {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    let plain = try drawn(toggle.toggleStyle(.switch), width: 200)
    #expect(try drawn(toggle, width: 200).list == plain.list)
    #expect(blueWidth(plain) == 0)
    #expect(blueWidth(try drawn(toggle.toggleStyle(SwitchToggleStyle(tint: pureBlue)), width: 200)) > 10)
  }

  // “A label style that shows both the title and icon of the label using a system-standard layout.”
  @Test func `title and icon are both shown, the icon first`() throws {
    let label = try drawn(Label("Inbox", systemImage: "tray").labelStyle(.titleAndIcon))
    let icon = try #require(label.nodes.first { $0.treeDescription.hasPrefix("Image") }).frame(in: label.root)
    #expect(icon.maxX < (try #require(label.frame(ofText: "Inbox")).minX))
  }

  // “link: A button style for buttons that emulate links”; both are drawn without a border.
  @Test func `links and buttons of accessory bars have no border`() throws {
    let button = Button("Open") {}
    let borderless = try drawn(button.buttonStyle(.borderless))
    #expect(try drawn(button.buttonStyle(.link)).list == borderless.list)
    #expect(try drawn(button.buttonStyle(.accessoryBar)).list == borderless.list)
    #expect(try drawn(button.buttonStyle(.bordered)).list != borderless.list)
  }

  @Test func `a menu is a button by default`() throws {
    let menu = Menu("More") { Button("Copy") {} }
    let button = try drawn(menu.menuStyle(.button))
    #expect(button.texts == ["More"])
    #expect(try drawn(menu).list == button.list)
  }

  @Test func `a pop-up button is a menu on iOS`() throws {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(0)
      Text("Large").tag(1)
    }
    let menu = try drawn(picker.pickerStyle(.menu))
    #expect(menu.texts == ["Large"])
    #expect(try drawn(picker.pickerStyle(PopUpButtonPickerStyle())).list == menu.list)
  }

  // “A picker style represented by a navigation link that presents the options by pushing a List-style picker view.”
  @Test func `a navigation link picker is a row with its value`() throws {
    let drawn = try Drawn(
      NavigationStack {
        List {
          Picker("Size", selection: .constant(1)) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .pickerStyle(.navigationLink)
        }
      })
    #expect(drawn.texts == ["Size", "Large"])
    let (label, value) = (try #require(drawn.frame(ofText: "Size")), try #require(drawn.frame(ofText: "Large")))
    #expect(label.midX < 195 && value.midX > 195 && label.midY == value.midY)
  }

  // Both styles are of macOS only; the documentation of ours says what iOS draws instead.
  @Test func `date fields are compact date pickers on iOS`() throws {
    let picker = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    let compact = try drawn(picker.datePickerStyle(.compact))
    #expect(compact.texts == ["Day", "Jan 1, 1970"])
    #expect(try drawn(picker.datePickerStyle(.stepperField)).list == compact.list)
    #expect(try drawn(picker.datePickerStyle(.field)).texts == compact.texts)
  }

  @Test func `groups of controls show icons alone, or a button with their label`() throws {
    let group = ControlGroup("Zoom") { Label("In", systemImage: "plus") }
    #expect(try drawn(group).texts == ["In"])
    for icons in [try drawn(group.controlGroupStyle(.navigation)), try drawn(group.controlGroupStyle(.palette))] {
      #expect(icons.texts == [])
      #expect(icons.nodes.contains { $0.treeDescription.hasPrefix("Image \"plus\"") })
    }
    #expect(try drawn(group.controlGroupStyle(.menu)).texts == ["Zoom"])
  }
}
