import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Colours of lists, bars, alerts and controls against those measured in pictures that Apple's frameworks drew. The
/// pictures are those of `LookMeasurementTests`; each row is seen in one clean picture or in several that agree.
@MainActor @Suite struct LookColorTests {
  /// How far a channel may be off, of 255: two pictures of the same bar differ as much, F7F7F7 and F8F8FA.
  static let tolerance = 3

  /// A screen of 393 × 852 points, drawn at 3 pixels per point.
  @MainActor struct Screen {
    let screen: LookMeasurementTests.Screen
    let bitmap: Bitmap

    init<V: View>(
      _ view: V, look: Look = .iOS18, colorScheme: ColorScheme = .light, width: CGFloat = 393,
      traits: (inout EnvironmentValues) -> Void = { _ in }
    ) throws {
      let renderer = ImageRenderer(content: view)
      renderer.environment.look = look
      renderer.environment.colorScheme = colorScheme
      traits(&renderer.environment)
      renderer.proposedSize = ProposedViewSize(width: width, height: 852)
      try self.init(renderer)
    }

    init<V: View>(_ renderer: ImageRenderer<V>) throws {
      renderer.scale = 3
      bitmap = try renderer.render().bitmap
      screen = LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root)
    }

    /// The colour at a point, or at the nearest one in the picture, as `0xRRGGBB`: a text that a wrong length pushes out of
    /// the picture fails its own test, and does not end the others.
    func color(_ x: CGFloat, _ y: CGFloat) -> Int {
      let pixel = bitmap[min(max(Int(x * 3), 0), bitmap.width - 1), min(max(Int(y * 3), 0), bitmap.height - 1)]
      return Int(pixel.red) << 16 | Int(pixel.green) << 8 | Int(pixel.blue)
    }

    /// The colour in an area that differs most from the area's first pixel.
    func ink(in frame: CGRect) -> Int {
      let area = frame.intersection(
        CGRect(x: 0, y: 0, width: CGFloat(bitmap.width - 1) / 3, height: CGFloat(bitmap.height - 1) / 3))
      let ground = color(area.minX, area.minY)
      var best = (color: ground, distance: 0)
      for y in stride(from: area.minY, to: area.maxY, by: 1.0 / 3) {
        for x in stride(from: area.minX, to: area.maxX, by: 1.0 / 3) {
          let here = color(x, y)
          let distance = LookColorTests.distance(here, ground)
          if distance > best.distance { best = (here, distance) }
        }
      }
      return best.color
    }
  }

  nonisolated static func channels(_ color: Int) -> [Int] { [color >> 16 & 255, color >> 8 & 255, color & 255] }

  /// The largest difference of a channel. Tests ask for millions of pixels, so it makes no arrays.
  nonisolated static func distance(_ first: Int, _ second: Int) -> Int {
    if first == second { return 0 }
    let red = abs((first >> 16 & 255) - (second >> 16 & 255))
    let green = abs((first >> 8 & 255) - (second >> 8 & 255))
    return max(max(red, green), abs((first & 255) - (second & 255)))
  }

  private func expect(
    _ actual: Int, _ expected: Int, _ what: String, _ row: MeasuredRow? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    MeasuredDifferences.expect(
      Self.distance(actual, expected) <= Self.tolerance, what, row,
      "\(String(actual, radix: 16)), measured \(String(expected, radix: 16))", sourceLocation: sourceLocation)
  }

  private struct Groups: View {
    var body: some View {
      List {
        Section {
          Text("First")
          NavigationLink("Second") { EmptyView() }
          LabeledContent("Third", value: "████")
        } header: {
          Text("████")
        }
      }
    }
  }

  private typealias Row = (what: String, look: Look, scheme: ColorScheme, colors: GroupColors)

  /// The colours of a list with groups.
  private struct GroupColors {
    var screen: Int
    var group: Int
    var separator: Int
    var chevron: Int
    var header: Int
    var value: Int
  }

  // The tutorials, skipapp-showcase and Home Assistant's goldens, of iOS 17 and 18, and of 26.
  @Test func `lists have the measured colours`() throws {
    let rows: [Row] = [
      (
        "iOS 18, light", .iOS18, .light,
        GroupColors(
          screen: 0xF2F2F7, group: 0xFFFFFF, separator: 0xC6C6C8, chevron: 0xBFBFBF, header: 0x85858B, value: 0x8A8A8E)
      ),
      (
        "iOS 18, dark", .iOS18, .dark,
        GroupColors(
          screen: 0x000000, group: 0x1C1C1E, separator: 0x3E3E41, chevron: 0x555556, header: 0x8D8D93, value: 0x98989F)
      ),
      (
        "iOS 26, light", .iOS26, .light,
        GroupColors(
          screen: 0xF2F2F7, group: 0xFFFFFF, separator: 0xE8E8E8, chevron: 0xC5C5C7, header: 0x85858A, value: 0x8A8A8E)
      ),
      (
        "iOS 26, dark", .iOS26, .dark,
        GroupColors(
          screen: 0x000000, group: 0x1C1C1E, separator: 0x38383B, chevron: 0x5A5A5E, header: 0x8D8D93, value: 0x98989F)
      ),
    ]
    for row in rows {
      let screen = try Screen(NavigationStack { Groups() }, look: row.look, colorScheme: row.scheme)
      let frames = screen.screen.frames("row")
      let second = frames[1]
      let (isNew, isDark) = (row.look == .iOS26, row.scheme == .dark)
      let backgrounds: MeasuredRow = isNew ? .backgrounds26 : isDark ? .backgroundsDark : .backgroundsLight
      expect(screen.color(5, second.midY), row.colors.screen, "\(row.what): screen", backgrounds)
      expect(screen.color(second.midX, second.midY), row.colors.group, "\(row.what): group", backgrounds)
      expect(
        screen.color(second.midX, second.minY - 0.17), row.colors.separator, "\(row.what): separator",
        isNew ? .separator26 : .separatorColor)
      let chevron = try #require(screen.screen.image("chevron.forward"))
      expect(screen.ink(in: chevron), row.colors.chevron, "\(row.what): chevron", isNew ? .chevron26 : .chevronColor)
      let header = try #require(screen.screen.text("████"))
      expect(
        screen.color(header.midX, header.midY), row.colors.header, "\(row.what): header",
        isNew ? .header26 : .headerColor)
      let value = try #require(screen.screen.frames("Text").last)
      expect(screen.color(value.midX, value.midY), row.colors.value, "\(row.what): value", isNew ? nil : .valueColor)
    }
  }

  // NativeScript's screenshots (iOS 16) and AirSettingsUI; SpeziAccount (iOS 17) for the text field; skipapp-showcase and
  // Home Assistant for the others.
  @Test func `controls have the measured colours`() throws {
    let view = VStack {
      Toggle("On", isOn: .constant(true)).frame(width: 200)
      Toggle("Off", isOn: .constant(false)).frame(width: 200)
      Slider(value: .constant(0.5)).frame(width: 200).accessibilityIdentifier("slider")
      ProgressView(value: 0.5).frame(width: 200).accessibilityIdentifier("bar")
      Picker("", selection: .constant(0)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented).frame(width: 200)
        .accessibilityIdentifier("segments")
      DatePicker("A", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden()
        .accessibilityIdentifier("date")
      TextField("████", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 200)
        .accessibilityIdentifier("field")
      Spacer()
    }
    .frame(maxWidth: .infinity).background(Color.white)
    let screen = try Screen(view)
    let tracks = screen.screen.frames("clipShape")
    expect(screen.color(tracks[0].minX + 10, tracks[0].midY), 0x34C759, "a switch that is on", .switchColors)
    expect(screen.color(tracks[1].maxX - 10, tracks[1].midY), 0xE9E9EA, "a switch that is off", .switchColors)
    let slider = try #require(screen.screen.identified("slider"))
    expect(screen.color(slider.minX + 10, slider.midY), 0x007AFF, "the track before the thumb", .slider)
    expect(screen.color(slider.maxX - 10, slider.midY), 0xE4E4E6, "the track behind the thumb", .slider)
    expect(screen.color(slider.midX, slider.midY), 0xFFFFFF, "the thumb", .slider)
    let bar = try #require(screen.screen.identified("bar"))
    expect(screen.color(bar.minX + 10, bar.midY), 0x007AFF, "a progress bar (B)", .progressBar)
    expect(screen.color(bar.maxX - 10, bar.midY), 0xE4E4E5, "its track (B)", .progressBar)
    let segments = try #require(screen.screen.identified("segments"))
    expect(screen.color(segments.minX + 8, segments.midY), 0xFFFFFF, "the chosen segment (B)", .segmentsSelection)
    expect(screen.color(segments.maxX - 8, segments.midY), 0xEEEEEF, "the others", .segments)
    expect(
      screen.color(segments.minX + 2 + 196 * 2 / 3, segments.midY), 0xD6D6D9, "the line between two others (B)",
      .segmentsDivider)
    let date = try #require(screen.screen.identified("date"))
    expect(screen.color(date.minX + 6, date.midY), 0xEEEEEF, "a compact date (B)", .compactDate)
    let field = try #require(screen.screen.identified("field"))
    expect(screen.color(field.midX, field.minY + 0.17), 0xCCCCCC, "the rim of a field (B)", .textField)
    expect(screen.color(field.maxX - 20, field.midY), 0xFFFFFF, "a field (B)", .textField)
    let placeholder = try #require(screen.screen.text("████"))
    expect(screen.color(placeholder.midX, placeholder.midY), 0xC4C4C6, "its placeholder (B)", .textField)
    let new = try Screen(view, look: .iOS26)
    let capsules = new.screen.frames("clipShape")
    expect(new.color(capsules[0].minX + 10, capsules[0].midY), 0x34C759, "a switch of iOS 26 that is on", .switch26)
    expect(new.color(capsules[1].maxX - 10, capsules[1].midY), 0xC5C5C7, "a switch of iOS 26 that is off", .switch26)
  }

  // StanfordSpezi/SpeziAccount, LoginSetupView (iOS 17); SpeziViews (iOS 26) and NativeScript for the tints.
  @Test func `prominent buttons have the measured colours`() throws {
    let view = VStack {
      Button("████") {}.buttonStyle(.borderedProminent)
      Button("████") {}.buttonStyle(.borderedProminent).disabled(true)
      Spacer()
    }
    .frame(maxWidth: .infinity).background(Color.white)
    for (look, tint) in [(Look.iOS18, 0x007AFF), (.iOS26, 0x0088FF)] {
      let screen = try Screen(view, look: look)
      let texts = screen.screen.frames("Text")
      expect(
        screen.color(texts[0].minX - 4, texts[0].midY), tint, "\(look.name): a prominent button",
        look == .iOS26 ? .blue26 : nil)
      expect(
        screen.color(texts[1].minX - 4, texts[1].midY), 0xE9E9EA, "\(look.name): a disabled one",
        .prominentButtonDisabled)
      expect(screen.color(texts[1].midX, texts[1].midY), 0xC2C2C4, "\(look.name): its text", .prominentButtonDisabled)
    }
  }

  // skipapp-showcase, screenshots of iOS 18 and 26; NativeScript for the line above the bar.
  @Test func `tab bars have the measured colours`() throws {
    let tabs = TabView {
      ScrollView { Color.white.frame(height: 2000) }.tabItem { Label("████", systemImage: "square.fill") }
      ScrollView { Color.white.frame(height: 2000) }.tabItem { Label("████", systemImage: "square.fill") }
    }
    let old = try Screen(tabs)
    let titles = old.screen.frames("Text")
    expect(old.color(4, 840), 0xF8F8F8, "the bar", .tabBarBackground)
    expect(old.color(4, 852 - 49 + 0.17), 0xB2B2B2, "the line above it (B)", .tabBarLine)
    expect(old.ink(in: titles[0].insetBy(dx: -2, dy: -2)), 0x007AFF, "the chosen tab", .tabBarTint)
    expect(old.ink(in: titles[1].insetBy(dx: -2, dy: -2)), 0x939692, "the others (B)", .tabBarOthers)
    let dark = try Screen(tabs, colorScheme: .dark)
    expect(dark.ink(in: titles[0].insetBy(dx: -2, dy: -2)), 0x0A84FF, "the chosen tab, dark", .tabBarTint)
    expect(dark.ink(in: titles[1].insetBy(dx: -2, dy: -2)), 0x898989, "the others, dark (B)", .tabBarOthers)
    let new = try Screen(tabs, look: .iOS26)
    let others = new.screen.frames("Text")
    expect(new.ink(in: others[1].insetBy(dx: -2, dy: -2)), 0x19191C, "the others of iOS 26", .tabBarTitles26)
  }

  // NativeScript's dialogs (iOS 16) over white and SpeziViews' over black.
  @Test func `alerts have the measured colours`() throws {
    let alert = Color.white.ignoresSafeArea().alert("████", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
    }
    let screen = try Screen(alert)
    let button = try #require(screen.screen.text("Delete"))
    expect(screen.color(10, 10), 0xCCCCCC, "the screen behind an alert", .alertDimming)
    expect(screen.color(button.midX, button.midY + 18), 0xF0F0F0, "its box", .alertBackground)
    expect(screen.color(80, button.midY - 22 - 0.17), 0xB2B2B2, "its line", .alertLines)
    let dark = try Screen(
      Color.black.ignoresSafeArea().alert("████", isPresented: .constant(true)) { Button("OK") {} }, colorScheme: .dark)
    expect(dark.color(196, 426 + 40), 0x1F1F1F, "its dark box", .alertBackground)
  }

  // A golden of macOS: white text on 323232.
  @Test func `dark text of macOS`() throws {
    let text = Text("████").frame(width: 200, height: 100).background(
      Color(red: 50 / 255, green: 50 / 255, blue: 50 / 255))
    let screen = try Screen(text, look: .macOS15, colorScheme: .dark)
    let frame = try #require(screen.screen.text("████"))
    expect(screen.color(frame.midX, frame.midY), 0xE4E4E4, "dark text of macOS (B)", .darkTextmacOS)
  }

  // AppKit's controlBackgroundColor and textBackgroundColor.
  @Test(arguments: [(ColorScheme.light, 0xFFFFFF), (.dark, 0x1E1E1E)])
  func `lists and fields of macOS have the system's backgrounds`(scheme: ColorScheme, ground: Int) throws {
    let list = try Screen(List { Text("Row") }.listStyle(.plain), look: .macOS15, colorScheme: scheme)
    expect(list.color(200, 600), ground, "a list")
    let field = try Screen(
      TextField("", text: .constant("")).textFieldStyle(.roundedBorder).accessibilityIdentifier("field"),
      look: .macOS15, colorScheme: scheme)
    let frame = try #require(field.screen.identified("field"))
    expect(field.color(frame.midX, frame.midY), ground, "a text field")
  }
}
