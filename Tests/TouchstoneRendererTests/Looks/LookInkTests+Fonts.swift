import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Sizes and weights of texts, found by their letters: drawn in the system font of every near size and weight, those of
/// one are as wide and cover as many pixels.
extension LookInkTests {
  private static let weights: [(name: String, weight: Font.Weight)] = [
    ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
  ]

  /// The width of the letters of a text, and the number of pixels that they cover.
  private func letters(_ text: String, in screen: Screen) throws -> (width: CGFloat, pixels: CGFloat) {
    let area = try #require(screen.screen.text(text), "no text \(text)").insetBy(dx: -1, dy: -1)
    let ground = screen.color(area.minX, area.minY)
    let whole = CGFloat(LookColorTests.distance(screen.ink(in: area), ground))
    var pixels: CGFloat = 0
    for y in Int(area.minY * 3)..<Int(area.maxY * 3) {
      for x in Int(area.minX * 3)..<Int(area.maxX * 3) {
        let color = screen.color((CGFloat(x) + 0.5) / 3, (CGFloat(y) + 0.5) / 3)
        pixels += CGFloat(LookColorTests.distance(color, ground)) / whole
      }
    }
    return (screen.extent(in: area).width, pixels)
  }

  /// Expects that a text has a size and a weight, such as `17 semibold`, or a size of any weight, such as `17`.
  private func expect(
    _ text: String, in screen: Screen, font: String, _ what: String, _ row: MeasuredRow? = nil,
    tracking: CGFloat = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let drawn = try letters(text, in: screen)
    let size = try #require(font.split(separator: " ").first.flatMap { Int($0) })
    var best = (name: "", error: CGFloat.infinity)
    for size in size - 1...size + 1 {
      for (name, weight) in Self.weights {
        let view = Text(text).font(.system(size: CGFloat(size), weight: weight)).tracking(tracking)
        let sample = try letters(text, in: Screen(view.padding(4).background(Color.white)))
        let error = abs(sample.width / drawn.width - 1) + abs(sample.pixels / drawn.pixels - 1)
        if error < best.error { best = ("\(size) \(name)", error) }
      }
    }
    MeasuredDifferences.expect(
      best.name == font || best.name.hasPrefix("\(font) "), what, row, "\(best.name), measured \(font)",
      sourceLocation: sourceLocation)
  }

  // The tutorials (iOS 17), AccessibilitySnapshot (17.5 to 26.2), Home Assistant (iOS 18 and 26).
  @Test func `fonts of headers and footers`() throws {
    let list = List {
      Section {
        Text("Row")
      } header: {
        Text("Sync-up info")
      } footer: {
        Text("Notes about the row")
      }
    }
    let old = try Screen(list)
    try expect("SYNC-UP INFO", in: old, font: "13 regular", "a header", .headerFont)
    try expect("Notes about the row", in: old, font: "13 regular", "a footer", .footerFont)
    let new = try Screen(list, look: .iOS26)
    try expect("Sync-up info", in: new, font: "17 semibold", "a header of iOS 26", .headerFont26)
    try expect("Notes about the row", in: new, font: "13 regular", "a footer of iOS 26 (B)", .footerFont26)
  }

  // The tutorials (iOS 17), skipapp-showcase (iOS 18 and 26), Home Assistant (iOS 26).
  @Test func `fonts of bars`() throws {
    let bar = NavigationStack {
      List { Text("Row") }.navigationTitle("Edit sync-up").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Dismiss") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
    }
    let old = try Screen(bar)
    try expect("Edit sync-up", in: old, font: "17 semibold", "an inline title", .inlineTitleFont)
    try expect("Dismiss", in: old, font: "17 regular", "a bar button", .barButtonFonts)
    try expect("Done", in: old, font: "17 semibold", "a bar button that confirms", .barButtonFonts)
    try expect("Dismiss", in: Screen(bar, look: .iOS26), font: "17", "a bar button of iOS 26", .barButtonFont26)
    let large = try Screen(NavigationStack { List { Text("Row") }.navigationTitle("Morning sync") })
    try expect(
      "Morning sync", in: large, font: "34 bold", "a large title", .largeTitleFont,
      tracking: Look.iOS18.navigationBar.largeTitleTracking)
    let tabs = TabView {
      Text("A").tabItem { Label("Showcase", systemImage: "list.bullet") }
      Text("B").tabItem { Label("Settings", systemImage: "gear") }
    }
    try expect("Showcase", in: Screen(tabs), font: "10 medium", "the title of a tab", .tabBarTitleFont)
    let new = try Screen(tabs, look: .iOS26)
    try expect("Showcase", in: new, font: "10 semibold", "the title of the chosen tab of iOS 26", .tabBarTitleFont26)
    try expect("Settings", in: new, font: "10 medium", "the title of another tab of iOS 26")
  }

  // The tutorials (iOS 17) and NativeScript's dialogs (iOS 16).
  @Test func `fonts of alerts`() throws {
    let alert = try Screen(
      Color.white.ignoresSafeArea().alert("Delete the sync-up?", isPresented: .constant(true)) {
        TextField("Name of the user", text: .constant(""))
        Button("Nevermind", role: .cancel) {}
        Button("Discard") {}
      } message: {
        Text("Are you sure you want to")
      })
    try expect("Delete the sync-up?", in: alert, font: "17 semibold", "the title of an alert", .alertTitleFont)
    try expect("Are you sure you want to", in: alert, font: "13 regular", "its message", .alertMessageFont)
    try expect("Name of the user", in: alert, font: "13", "its field (B)", .alertFieldFont)
    try expect("Nevermind", in: alert, font: "17 semibold", "its button that cancels", .alertButtonFonts)
    try expect("Discard", in: alert, font: "17 regular", "its other button", .alertButtonFonts)
  }

  // NativeScript's dialogs (iOS 16); the title is partly hidden there.
  @Test func `fonts of action sheets`() throws {
    let sheet = try Screen(
      Color.white.ignoresSafeArea().confirmationDialog(
        "Delete the sync-up?", isPresented: .constant(true), titleVisibility: .visible
      ) {
        Button("Discard") {}
      } message: {
        Text("Are you sure you want to")
      })
    try expect("Delete the sync-up?", in: sheet, font: "13", "the title of an action sheet (C)")
    try expect("Are you sure you want to", in: sheet, font: "13", "its message (C)")
    try expect("Discard", in: sheet, font: "20 regular", "its button", .actionSheetFonts)
    try expect("Cancel", in: sheet, font: "20 semibold", "its button that cancels", .actionSheetFonts)
  }

  // NativeScript (iOS 16).
  @Test func `fonts of controls`() throws {
    let screen = try Screen(
      VStack {
        Picker("", selection: .constant(0)) {
          Text("Monthly").tag(0)
          Text("Quarterly").tag(1)
        }
        .pickerStyle(.segmented)
        DatePicker("A", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .labelsHidden().environment(\.timeZone, .gmt)
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity).background(Color.white))
    try expect("Monthly", in: screen, font: "13 semibold", "the chosen segment (B)", .segmentsFonts)
    try expect("Quarterly", in: screen, font: "13 medium", "another segment (B)", .segmentsFonts)
    try expect("Jan 1, 1970", in: screen, font: "17 regular", "a compact date (B)", .compactDateFont)
  }
}
