import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

extension LookMeasurementTests {
  // NativeScript's screenshots (iOS 16); the tutorials for the slider, AccessibilitySnapshot for the stepper.
  @Test func `controls of iOS 18`() throws {
    let screen = Screen(
      VStack {
        Toggle("A", isOn: .constant(true)).labelsHidden()
        Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        Stepper("A", value: .constant(1)).labelsHidden().accessibilityIdentifier("stepper")
        ProgressView(value: 0.5).accessibilityIdentifier("bar")
        ProgressView().accessibilityIdentifier("spinner")
        DatePicker("A", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden()
          .accessibilityIdentifier("date")
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).accessibilityIdentifier("field")
        Picker("", selection: .constant(0)) { Text("One").tag(0) }.pickerStyle(.segmented)
          .accessibilityIdentifier("segments")
        Picker("", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.wheel)
      })
    let track = try #require(screen.frames("clipShape").first)
    try expect(track.width, 51, "the width of a switch", .switchSize)
    try expect(track.height, 31, "the height of a switch", .switchSize)
    try expect(screen.identified("slider")?.height, 31, "the height of a slider (B)", .sliderHeight)
    try expect(screen.identified("stepper")?.width, 94, "the width of a stepper", .stepper)
    try expect(screen.identified("stepper")?.height, 32, "the height of a stepper", .stepper)
    try expect(screen.identified("bar")?.height, 4, "the height of a progress bar (B)", .progressBar)
    try expect(screen.identified("date")?.height, 34.3, "the height of a compact date (B)", .compactDate)
    try expect(screen.identified("field")?.height, 34, "the height of a text field with a border (B)", .textField)
    try expect(screen.identified("segments")?.height, 32, "the height of a segmented control", .segments)
    let numbers = ["0", "1", "2"].compactMap { screen.text($0)?.midY }
    try expect(numbers[2] - numbers[1], 31.2, "the distance of the next value of a wheel (B)", .wheel)
    try expect(numbers[1] - numbers[0], 31.2, "the distance of the value before (B)", .wheel)
  }

  // Net-Skip/Net-Skip, screenshot of an open menu (iOS 17).
  @Test func `open menus of iOS 18`() throws {
    let renderer = ImageRenderer(
      content: Menu("Sort") {
        Picker("By", selection: .constant(1)) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
      })
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    try renderer.tap("Sort")
    let screen = Screen(root: renderer.picture(scale: 3).root)
    let menu = try #require(screen.text("Name"))
    try expect(screen.text("Date").map { $0.minY - menu.minY }, 44, "the distance of items (B)", .menu)
    try expect(screen.menus.first?.width, 250, "the width of a menu (B)", .menu)
    try expect(screen.image("checkmark").map { menu.minX - $0.midX }, 16, "the column of check marks (B)", .menu)
  }

  // A push button with a title of one letter is 25 × 20 in a golden of macOS; the text styles are those of Apple's Human
  // Interface Guidelines.
  @Test func `controls and text of macOS`() throws {
    let screen = Screen(
      VStack {
        Button("A") {}.accessibilityIdentifier("push")
        Text("Body")
        Form {
          TextField("Name", text: .constant("Ada"))
          Picker("Language", selection: .constant(0)) { Text("Swift").tag(0) }
          Toggle("Check", isOn: .constant(true))
        }
      }, look: .macOS15)
    try expect(screen.identified("push")?.width, 25, "the width of a push button (B)")
    try expect(screen.identified("push")?.height, 20, "the height of a push button (B)")
    try expect(screen.text("Body")?.height, 16, "the line of body text")
    let label = try #require(screen.text("Language"))
    try expect(screen.text("Name")?.maxX, label.maxX, "labels end together")
    let value = try #require(screen.text("Swift"))
    try expect(value.minX, label.maxX + 8 + 8, "the value in its button")
    try expect(screen.text("Check")?.minX, label.maxX + 8 + 14 + 6, "the label of a check box")
  }

  @Test func `compact dates are whole at accessibility sizes`() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)  // 14 November 2023, 22:13
    let view = Form { DatePicker("Starts", selection: .constant(date)).environment(\.timeZone, .gmt) }
    let screen = Screen(view) { $0.dynamicTypeSize = .accessibility3 }
    let label = try #require(screen.text("Starts"))
    for part in ["Nov 14, 2023", "10:13\u{202F}PM"] {
      let frame = try #require(screen.text(part))
      let whole = try #require(Screen(Text(part)) { $0.dynamicTypeSize = .accessibility3 }.text(part))
      #expect(frame.width == whole.width && frame.height == whole.height, "\(part)")
      #expect(frame.minY > label.maxY)
    }
    let usual = Screen(view)
    #expect(try #require(usual.text("Nov 14, 2023")).minX > (try #require(usual.text("Starts"))).maxX)
  }

  @Test func `columns of split views have the widths they ask for`() throws {
    let view = NavigationSplitView {
      Text("Sidebar").frame(maxWidth: .infinity, alignment: .trailing).navigationSplitViewColumnWidth(240)
    } content: {
      Text("Content").frame(maxWidth: .infinity, alignment: .trailing)
        .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    } detail: {
      Text("Detail")
    }
    let screen = Screen(view, width: 1024) { $0.horizontalSizeClass = .regular }
    #expect(screen.text("Sidebar")?.maxX == 240)
    try expect(screen.text("Content")?.maxX, 440, "the end of the second column")
  }

  private struct Choosing: View {
    @State private var selection: String?

    var body: some View {
      VStack {
        Text(selection ?? "none")
        Table([Item(id: "First"), Item(id: "Second")], selection: $selection) { TableColumn("Name") { Text($0.id) } }
      }
    }
  }

  @Test func `a tap selects a row of a table`() throws {
    let renderer = ImageRenderer(content: Choosing())
    renderer.environment.horizontalSizeClass = .regular
    renderer.proposedSize = ProposedViewSize(width: 800, height: 852)
    try renderer.tap("Second")
    let texts = renderer.picture(scale: 3).root.subtree.compactMap { ($0 as? TextNode)?.string }
    #expect(texts.filter { $0 == "Second" }.count == 2 && !texts.contains("none"))
  }

  private struct Item: Identifiable { let id: String }

  @Test func `headers of tables can be hidden`() {
    func screen(_ visibility: Visibility) -> Screen {
      Screen(
        Table([Item(id: "Value")]) { TableColumn("Header") { Text($0.id) } }.tableColumnHeaders(visibility), width: 800
      ) { $0.horizontalSizeClass = .regular }
    }
    #expect(screen(.visible).text("Header") != nil)
    #expect(screen(.hidden).text("Header") == nil && screen(.hidden).text("Value") != nil)
  }
}
