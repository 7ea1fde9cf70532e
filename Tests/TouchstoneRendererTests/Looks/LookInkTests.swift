import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Lengths of texts, symbols and corners as they are visible, measured in our pixels as in those that Apple's frameworks
/// drew. The pictures are those of `LookMeasurementTests`; rows with one picture are marked B, the others have several.
@MainActor @Suite struct LookInkTests {
  typealias Screen = LookColorTests.Screen

  func expect(
    _ actual: CGFloat, _ expected: CGFloat, _ what: String, _ row: MeasuredRow? = nil,
    within tolerance: CGFloat = LookMeasurementTests.tolerance, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    MeasuredDifferences.expect(actual, expected, within: tolerance + 0.01, what, row, sourceLocation: sourceLocation)
  }

  func expect(
    _ actual: Int, color expected: Int, _ what: String, _ row: MeasuredRow? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    MeasuredDifferences.expect(
      LookColorTests.distance(actual, expected) <= LookColorTests.tolerance, what, row,
      "\(String(actual, radix: 16)), measured \(String(expected, radix: 16))", sourceLocation: sourceLocation)
  }

  func ink(_ screen: Screen, text: String) throws -> CGRect {
    screen.extent(in: try #require(screen.screen.text(text)).insetBy(dx: -1, dy: -1))
  }

  func ink(_ screen: Screen, image: String) throws -> CGRect {
    screen.extent(in: try #require(screen.screen.image(image)).insetBy(dx: -2, dy: -2))
  }

  // The tutorials (iOS 17), skipapp-showcase (iOS 18), Net-Skip (iOS 17) and AccessibilitySnapshot.
  @Test func `rows, headers and footers of iOS 18`() throws {
    let screen = try Screen(
      List {
        Section {
          NavigationLink {
            Text("A")
          } label: {
            Label("Theme", systemImage: "circle")
          }
          Picker("Fruit", selection: .constant(0)) { Text("seafoam").tag(0) }
        } header: {
          Text("Header")
        } footer: {
          Text("HHH")
        }
      })
    let rows = screen.screen.frames("row")
    let chevron = try ink(screen, image: "chevron.forward")
    expect(chevron.width, 7, "the width of a chevron", .chevronSize)
    expect(chevron.height, 12, "the height of a chevron", .chevronSize)
    expect(373 - chevron.maxX, 20.67, "the end of a chevron", .chevronEnd)
    expect(try ink(screen, image: "circle").midX - 20, 34.2, "the middle of a label's symbol", .labelSymbol)
    let arrows = try ink(screen, image: "chevron.up.chevron.down")
    expect(arrows.width, 8.67, "the width of the arrows of a menu", .menuArrows)
    expect(arrows.height, 12.67, "the height of the arrows of a menu", .menuArrows)
    expect(373 - arrows.maxX, 22, "the end of the arrows of a menu", .menuArrows)
    expect(
      arrows.minX - (try ink(screen, text: "seafoam").maxX), 7, "the arrows of a menu behind the value", .menuArrows)
    expect(
      rows[0].minY - (try ink(screen, text: "HEADER").maxY), 9, "the baseline of a header above its group",
      .headerBaseline)
    expect(
      try ink(screen, text: "HHH").maxY - rows[1].maxY, 18, "the baseline of a footer below its group", .footerBaseline)
    expect(screen.radius(at: CGPoint(x: 20, y: rows[0].minY)), 10, "the corners of a group", .groupCorners)
  }

  // Home Assistant's goldens (iOS 18) and netbob's (iOS 17), at the size that is called medium.
  @Test func `check marks of iOS 18`() throws {
    let list = List {
      Picker("Fruit", selection: .constant(0)) { Text("Pear").tag(0) }.pickerStyle(.inline).labelsHidden()
    }
    let screen = try Screen(list) { $0.dynamicTypeSize = .medium }
    let mark = try ink(screen, image: "checkmark")
    expect(mark.width, 13.7, "the width of a check mark", .checkMark)
    expect(mark.height, 13.3, "the height of a check mark", .checkMark)
    expect(373 - mark.maxX, 22, "the end of a check mark", .checkMark)
  }

  // The tutorials (iOS 17) and skipapp-showcase (iOS 18); NativeScript (iOS 16) and netbob (iOS 17) for the search field.
  @Test func `navigation bars of iOS 18`() throws {
    let screen = try Screen(
      NavigationStack {
        List { Text("Row") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Dismiss") {} }
            ToolbarItem(placement: .confirmationAction) { Button("End") {} }
          }
      })
    expect(try ink(screen, text: "Title").maxY, 28.3, "the baseline of an inline title", .inlineTitle)
    expect(try ink(screen, text: "Dismiss").minX, 17.3, "the start of the first button", .barButtons)
    expect(393 - (try ink(screen, text: "End").maxX), 16.7, "the end of the last button", .barButtons)
    let large = try Screen(
      NavigationStack { List { Text("Row") }.navigationTitle("Title").searchable(text: .constant("")) })
    expect(try ink(large, text: "Title").maxY, 79.7, "the baseline of a large title", .largeTitleBaseline)
    let field = try #require(large.screen.frames("background").first { abs($0.height - 36) < 0.5 })
    let glass = try ink(large, image: "magnifyingglass")
    expect(glass.width, 16.3, "the width of the magnifying glass", .searchMagnifier)
    expect(glass.height, 16.3, "the height of the magnifying glass", .searchMagnifier)
    expect(glass.minX - field.minX, 8, "the start of the magnifying glass", .searchMagnifier)
    expect(try ink(large, text: "Search").minX - field.minX, 31.3, "the start of a search field's text", .searchText)
    expect(large.radius(at: field.origin), 10, "the corners of a search field", .searchField)
  }

  // The tutorials (iOS 17) for alerts; NativeScript's dialogs (iOS 16) for action sheets.
  @Test func `alerts and action sheets of iOS 18`() throws {
    let alert = try Screen(
      Color.white.ignoresSafeArea().alert("Title", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Text("Hidden Hidden Hidden\nHHHHH")
      })
    let top = alert.edge(from: CGPoint(x: 196, y: 100), dx: 0, dy: 1).y
    let side = alert.edge(from: CGPoint(x: 10, y: 426), dx: 1, dy: 0).x
    expect(393 - 2 * side, 270, "the width of an alert", .alertWidth)
    let title = try ink(alert, text: "Title")
    expect(title.maxY - top, 36.3, "the baseline of the title", .alertTitle)
    let message = try #require(alert.screen.text("Hidden Hidden Hidden\nHHHHH"))
    let lines = alert.extent(in: message.insetBy(dx: -1, dy: -1))
    let first = alert.extent(
      in: CGRect(x: message.minX - 1, y: message.minY - 1, width: message.width + 2, height: message.height / 2 + 1))
    expect(first.maxY - title.maxY, 19.7, "the first baseline of the message", .alertMessageBaseline)
    expect(lines.maxY - first.maxY, 16, "the distance of the message's lines", .alertMessageLines)
    let button = try #require(alert.screen.text("OK"))
    expect(button.midY - 22 - lines.maxY, 24.3, "the last baseline to the line above the button", .alertLastBaseline)
    let sheet = try Screen(
      Color.white.ignoresSafeArea().confirmationDialog("", isPresented: .constant(true)) {
        Button("One") {}
        Button("Two") {}
      })
    let texts = try ["One", "Two", "Cancel"].map { try #require(sheet.screen.text($0)).midY }
    expect(texts[1] - texts[0], 57, "the height of a button", .actionSheetButtons)
    expect(texts[2] - texts[1], 57 + 8, "the box of the button that cancels", .actionSheetBoxes)
    expect(sheet.edge(from: CGPoint(x: 1, y: texts[0]), dx: 1, dy: 0).x, 8, "the side of the boxes", .actionSheetBoxes)
    expect(852 - texts[2] - 57 / 2, 8, "the end of the lowest box without safe area (B)", .actionSheetBottom)
  }

  // NativeScript's screenshots (iOS 16); SpeziViews (iOS 18) and SpeziAccount (iOS 17) for buttons and fields.
  @Test func `controls of iOS 18`() throws {
    let screen = try Screen(
      VStack {
        Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        ProgressView().accessibilityIdentifier("spinner")
        Picker("", selection: .constant(2)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
          .accessibilityIdentifier("segments")
        DatePicker("A", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .labelsHidden().environment(\.timeZone, .gmt).accessibilityIdentifier("date")
        Picker("", selection: .constant(1)) { ForEach(0..<1) { Text("\($0)") } }.pickerStyle(.wheel)
          .frame(width: 320).accessibilityIdentifier("wheel")
        Button {
        } label: {
          Text("A").frame(height: 30)
        }
        .buttonStyle(.borderedProminent).accessibilityIdentifier("button")
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity).background(Color.white))
    func frame(_ name: String) throws -> CGRect { try #require(screen.screen.identified(name)) }
    let slider = try frame("slider")
    expect(screen.thickness(at: CGPoint(x: slider.minX + 20, y: slider.midY)), 4, "the track of a slider", .slider)
    let spinner = try frame("spinner").insetBy(dx: -1, dy: -1)
    expect(screen.extent(in: spinner).width, 20, "the width of a spinner (B)", .spinner)
    expect(screen.ink(in: spinner), color: 0x9C9C9F, "the darkest spoke of a spinner (B)", .spinner)
    let segments = try frame("segments")
    expect(screen.radius(at: segments.origin), 8.1, "the corners of a segmented control (B)", .segmentsCorners)
    let line = CGPoint(x: segments.minX + 2 + (segments.width - 4) / 3, y: segments.midY)
    expect(screen.thickness(at: line), 17.3, "the line between two segments (B)", .segmentsDivider)
    let date = try frame("date")
    expect(screen.radius(at: date.origin), 8, "the corners of a compact date (B)", .compactDate)
    expect(try ink(screen, text: "Jan 1, 1970").minX - date.minX, 12.7, "the text of a compact date (B)", .compactDate)
    let wheel = try frame("wheel")
    let band = CGPoint(x: wheel.minX + 40, y: wheel.midY)
    expect(screen.thickness(at: band), 34, "the band of a wheel (B)", .wheel)
    expect(
      screen.edge(from: CGPoint(x: wheel.minX + 1, y: wheel.midY), dx: 1, dy: 0).x - wheel.minX, 9, "its start (B)",
      .wheel)
    let button = try frame("button")
    expect(button.height, 44, "the height of a prominent button (B)", .borderedPadding)
    expect(screen.radius(at: button.origin), 8, "the corners of a prominent button (B)", .prominentButton)
  }

  // The tutorials and Home Assistant's goldens (iOS 17 and 18).
  @Test(
    arguments: [
      (.textBody, "Length", 17, .regular, 50.7), (.textBody, "Accessibility", 17, .regular, 93.3),
      (.textHeadline, "Start Meeting", 17, .semibold, 107), (.textHeadline, "New sync-up", 17, .semibold, 103),
      (.textHeadline, "Nevermind", 17, .semibold, 84.3), (.textCapitals, "SYNC-UP INFO", 13, .regular, 91.3),
      (.textBodyMedium, "Firebase Cloud Messaging", 16, .regular, 189),
      (.textTitle3, "TypeScript", 20, .regular, 93.7),
      (.textFootnote, "Are you sure you want to delete", 13, .regular, 190),
    ] as [(MeasuredRow, String, CGFloat, Font.Weight, CGFloat)])
  func `texts are as wide as measured`(
    row: MeasuredRow, string: String, size: CGFloat, weight: Font.Weight, width: CGFloat
  ) throws {
    let screen = try Screen(Text(string).font(.system(size: size, weight: weight)).padding(4).background(Color.white))
    expect(try ink(screen, text: string).width, width, "the width of \(string) at \(Int(size))", row)
  }

  // The tutorials (iOS 17) and skipapp-showcase (iOS 18 and 26).
  @Test(
    arguments: [("Morning sync", .iOS18, 210.7), ("Showcase", .iOS18, 161.3), ("Showcase", .iOS26, 161.3)]
      as [(String, Look, CGFloat)])
  func `large titles are as wide as measured`(title: String, look: Look, width: CGFloat) throws {
    let screen = try Screen(
      NavigationStack { List { Text("Row") }.navigationTitle(title) }, look: look, width: 390)
    let isNew = look == .iOS26
    expect(
      try ink(screen, text: title).width, width, "the large title \(title)\(isNew ? " on iOS 26" : "")",
      isNew ? .largeTitleWidth26 : .largeTitleWidth)
  }

  // skipapp-showcase, screenshots (iOS 26) of 420 points; AccessibilitySnapshot (26.2) for headers and footers.
  @Test func `lists and controls of iOS 26`() throws {
    let screen = try Screen(
      List {
        Section {
          NavigationLink("Link") { Text("A") }
          Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        } header: {
          Text("Header")
        } footer: {
          Text("HHH")
        }
      }, look: .iOS26, width: 420)
    let rows = screen.screen.frames("row")
    let chevron = try ink(screen, image: "chevron.forward")
    expect(chevron.width, 7, "the width of a chevron", .chevron26)
    expect(chevron.height, 12, "the height of a chevron", .chevron26)
    expect(400 - chevron.maxX, 22.3, "the end of a chevron", .chevron26)
    expect(
      rows[0].minY - (try ink(screen, text: "Header").maxY), 14, "the baseline of a header above its group", .header26)
    expect(
      try ink(screen, text: "HHH").maxY - rows[1].maxY, 20, "the baseline of a footer below its group (B)", .footer26)
    expect(screen.radius(at: CGPoint(x: 20, y: rows[0].minY)), 26, "the corners of a group on iOS 26", .groupCorners26)
    let slider = try #require(screen.screen.identified("slider"))
    expect(
      screen.thickness(at: CGPoint(x: slider.minX + 20, y: slider.midY)), 6, "the track of a slider (B)", .slider26)
    let search = try Screen(
      NavigationStack {
        List { Text("Row") }.navigationTitle("T").searchable(text: .constant(""), placement: .navigationBarDrawer)
      }, look: .iOS26,
      width: 420)
    let field = try #require(search.screen.frames("background").first { abs($0.height - 44) < 0.5 })
    let glass = try ink(search, image: "magnifyingglass")
    expect(glass.width, 16.3, "the width of the magnifying glass", .searchMagnifier26)
    expect(glass.minX - field.minX, 14, "the start of the magnifying glass", .searchMagnifier26)
    expect(try ink(search, text: "Search").minX - field.minX, 40.3, "the start of a search field's text", .searchText26)
    expect(
      search.screen.frames("row")[0].minY - field.maxY, 15, "the first group below a search field", .searchDistance26)
  }
}
