import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Shadows, lines and colours of controls, as they are visible.
extension LookInkTests {
  private func drawn<V: View>(
    look: Look = .iOS18, colorScheme: ColorScheme = .light, _ ground: Color = .white, @ViewBuilder _ content: () -> V
  ) throws -> Screen {
    let content = content()
    return try Screen(
      VStack {
        content
        Spacer(minLength: 0)
      }
      .padding(8).frame(maxWidth: .infinity).background(ground), look: look, colorScheme: colorScheme)
  }

  /// How far a shadow reaches from a point: the last pixel in a direction that is 10 levels darker than white.
  private func reach(_ screen: Screen, from point: CGPoint, dx: CGFloat = 0, dy: CGFloat = 0) -> CGFloat {
    let steps = (0..<45).prefix { step in
      let way = (CGFloat(step) + 0.5) / 3
      return LookColorTests.distance(screen.color(point.x + dx * way, point.y + dy * way), 0xFFFFFF) >= 10
    }
    return CGFloat(steps.count) / 3
  }

  // NativeScript (iOS 16), Net-Skip (iOS 17) and the tutorials (iOS 17).
  @Test func `thumbs of iOS 18 have the measured shadows`() throws {
    let screen = try drawn {
      Toggle("A", isOn: .constant(true)).labelsHidden()
      Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
    }
    let track = try #require(screen.screen.frames("clipShape").first)
    let below = stride(from: track.maxY - 1.83, to: track.maxY - 0.3, by: 1.0 / 3)
    let darkest = below.map { screen.color(track.maxX - 15.5, $0) }.min {
      LookColorTests.channels($0)[1] < LookColorTests.channels($1)[1]
    }
    expect(try #require(darkest), color: 0x30B752, "the track of a switch below its thumb", .switchShadow)
    let slider = try #require(screen.screen.identified("slider"))
    // The thumb is half a point above the middle.
    let middle = CGPoint(x: slider.midX, y: slider.midY - 0.5)
    expect(
      reach(screen, from: CGPoint(x: middle.x, y: middle.y + 13.5), dy: 1), 6, "a slider's shadow below its thumb",
      .sliderShadow)
    expect(
      reach(screen, from: CGPoint(x: middle.x, y: middle.y - 13.5), dy: -1), 1.5, "a slider's shadow above",
      .sliderShadow)
  }

  // NativeScript (iOS 16).
  @Test func `segments of iOS 18 have the measured lines and shadows`() throws {
    func segments(_ selection: Int) throws -> Screen {
      try drawn {
        Picker("", selection: .constant(selection)) { ForEach(0..<4) { Text("\($0)") } }.pickerStyle(.segmented)
          .accessibilityIdentifier("segments")
      }
    }
    let screen = try segments(0)
    let frame = try #require(screen.screen.identified("segments"))
    let width = (frame.width - 4) / 4
    func line(_ index: Int) -> CGRect {
      screen.lines(in: CGRect(x: frame.minX + 2 + width * CGFloat(index) - 4, y: frame.midY - 2, width: 8, height: 4))
    }
    expect(line(2).width, 1, "the width of the line between two segments (B)", .segmentsDivider)
    let plain = screen.color(frame.minX + 2 + width * 1.5, frame.minY + 8)
    expect(
      screen.color(frame.minX + 2 + width + 6, frame.midY), color: plain, "no line beside the chosen segment (B)",
      .segmentsDivider)
    expect(
      screen.color(frame.minX + 2 + width + 0.5, frame.midY), color: 0xE1E1E1,
      "the shadow beside the chosen segment (B)", .segmentsShadow)
    let shadow = screen.edge(from: CGPoint(x: frame.minX + 2 + width + 10, y: frame.midY), dx: -1, dy: 0).x
    expect(shadow - frame.minX - 2 - width, 4, "how far the shadow of the chosen segment reaches (B)", .segmentsShadow)
  }

  // AccessibilitySnapshot, testStepper (iOS 17.5 and 18.5; 26.2).
  @Test(arguments: [false, true]) func `parts of steppers`(isNew: Bool) throws {
    let screen = try Screen(
      VStack {
        Stepper("", value: .constant(0)).labelsHidden().accessibilityIdentifier("stepper")
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity).background(Color.white), look: isNew ? .iOS26 : .iOS18)
    let frame = try #require(screen.screen.identified("stepper"))
    let row: MeasuredRow = isNew ? .stepper26 : .stepperParts
    // The part of each half without the line between them and the round corners.
    let halves = [CGRect(x: frame.minX + 12, y: frame.minY + 6, width: 30, height: 20)].flatMap {
      [$0, $0.offsetBy(dx: 40, dy: 0)]
    }
    let (minus, plus) = (screen.extent(in: halves[0]), screen.extent(in: halves[1]))
    expect(minus.width, isNew ? 13 : 13.67, "the width of a minus", row)
    expect(minus.height, isNew ? 1.75 : 1.5, "the thickness of a minus", row)
    expect(plus.height, isNew ? 13 : 13.67, "the height of a plus", row)
    expect(
      screen.thickness(at: CGPoint(x: frame.midX, y: frame.midY)), isNew ? 24 : 18, "the line between the halves", row)
    expect(screen.radius(at: frame.origin), isNew ? 16 : 8, "the corners of a stepper", row)
  }

  // NativeScript (iOS 16).
  @Test func `wheels of iOS 18`() throws {
    let screen = try drawn {
      Picker("", selection: .constant(0)) {
        Text("HA").tag(0)
        Text("HE").tag(1)
        Text("HF").tag(2)
      }
      .pickerStyle(.wheel).frame(width: 320).accessibilityIdentifier("wheel")
    }
    let wheel = try #require(screen.screen.identified("wheel"))
    expect(screen.color(wheel.minX + 40, wheel.midY), color: 0xF4F4F5, "the band of a wheel (B)", .wheel)
    expect(
      screen.radius(at: CGPoint(x: wheel.minX + 9, y: wheel.midY - 17)), 8, "the corners of a wheel's band (B)", .wheel)
    let letters = try ["HA", "HE", "HF"].map { try ink(screen, text: $0) }
    expect(letters[0].height, 17, "the height of a wheel's capitals (B)", .wheel)
    expect(letters[1].midY - letters[0].midY, 31.2, "the value below (B)", .wheel)
    expect(letters[2].midY - letters[0].midY, 58.2, "the second value below (B)", .wheel)
    expect(letters[1].height, 17 * 0.84, "the height of the value below (B)", .wheel)
    expect(letters[2].height, 17 * 0.65, "the height of the second value below (B)", .wheel)
  }

  // SpeziAccount (iOS 17).
  @Test func `fields, dates and prominent buttons of iOS 18`() throws {
    // On black, the corners are those of the field, not of its rim.
    let screen = try drawn(.black) {
      TextField("HHH", text: .constant("")).textFieldStyle(.roundedBorder).accessibilityIdentifier("field")
      Button {
      } label: {
        Text("A").frame(height: 35.33)
      }
      .buttonStyle(.borderedProminent).disabled(true).accessibilityIdentifier("button")
    }
    let field = try #require(screen.screen.identified("field"))
    expect(screen.radius(at: field.origin), 5.5, "the corners of a text field (5 to 6, B)", .textField)
    let rim = CGPoint(x: field.midX, y: field.minY + 0.17)
    expect(screen.thickness(at: rim), 0.33, "the rim of a text field (B)", .textField, within: 0.01)
    expect(try ink(screen, text: "HHH").minX - field.minX, 7.5, "the text of a text field (B)", .textField)
    let button = try #require(screen.screen.identified("button"))
    expect(button.height, 49.3, "the height of a high prominent button (B)", .prominentButtonHigh)
    expect(screen.radius(at: button.origin), 9, "the corners of a high prominent button (B)", .prominentButtonHigh)
    let sheet = try Screen(
      Color.black.sheet(isPresented: .constant(true)) {
        Form { DatePicker("A", selection: .constant(.distantPast), displayedComponents: .date) }
      }, colorScheme: .dark)
    let date = try #require(sheet.screen.frames("background").first { abs($0.height - 34) < 1 })
    expect(
      sheet.color(date.minX + 6, date.midY), color: 0x3E3E42, "a compact date in a dark sheet (B)", .compactDateDark)
  }

  // Net-Skip (iOS 17).
  @Test func `a dark menu of iOS 18 has round corners and lines`() throws {
    // On black, its shadow is invisible.
    let renderer = ImageRenderer(
      content: VStack {
        Picker("By", selection: .constant(1)) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black))
    renderer.environment.colorScheme = .dark
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    renderer.scale = 3
    try renderer.tap("Name")
    let screen = try Screen(renderer)
    let card = try #require(screen.screen.menus.first)
    let names = try ["Name", "Date"].map { name in
      let texts = screen.screen.root.subtree.filter { ($0 as? TextNode)?.string == name }
      return try #require(texts.map { $0.frame(in: screen.screen.root) }.first { card.contains($0) })
    }
    expect(card.height, 88, "the height of a menu of two items (B)", .menu)
    expect(names[1].midY - names[0].midY, 44, "the distance of a menu's items (B)", .menu)
    expect(names[0].minX - card.minX, 32, "the column of texts of a menu (B)", .menu)
    expect(screen.radius(at: card.origin), 13, "the corners of a menu (about, B)", .menuCorners)
    let line = screen.lines(in: CGRect(x: card.midX, y: card.minY + 40, width: 4, height: 8))
    expect(line.height, 0.33, "the line between a menu's items (B)", .menuLines, within: 0.01)
    expect(line.maxY - card.minY, 44, "the end of that line (B)", .menuLines)
  }

  // Home Assistant (iOS 26), cupertino_native (iOS 26), SpeziViews (iOS 26).
  @Test func `controls of iOS 26`() throws {
    let content = VStack {
      Toggle("A", isOn: .constant(false)).labelsHidden()
      Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
      Button {
      } label: {
        Text("A").frame(width: 80, height: 30)
      }
      .buttonStyle(.borderedProminent).accessibilityIdentifier("button")
    }
    let light = try drawn(look: .iOS26) { content }
    let track = try #require(light.screen.frames("clipShape").first)
    expect(track.width, 63, "the width of a switch on iOS 26", .switch26)
    expect(track.height, 28, "the height of a switch on iOS 26", .switch26)
    let thumb = CGPoint(x: track.minX + 2 + 18.5, y: track.midY)
    expect(light.thickness(at: thumb), 24, "the height of a switch's thumb on iOS 26", .switch26)
    let slider = try #require(light.screen.identified("slider"))
    expect(
      light.color(slider.maxX - 10, slider.midY), color: 0xE5E5E5, "the track of a slider on iOS 26 (B)", .slider26)
    let button = try #require(light.screen.identified("button"))
    let shape = try drawn(look: .iOS26) {
      Color.black.frame(width: 100, height: 44).clipShape(.buttonBorder).accessibilityIdentifier("shape")
    }
    let clipped = try #require(shape.screen.identified("shape"))
    expect(shape.radius(at: clipped.origin), 21.8, "the shape of buttons on iOS 26", .prominentButton26)
    // In SpeziViews' golden, this way of measuring finds 21.76.
    expect(light.radius(at: button.origin), 21.8, "the corners of a prominent button on iOS 26", .prominentButton26)
    let dark = try drawn(look: .iOS26, colorScheme: .dark, Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)) {
      content
    }
    expect(dark.color(track.maxX - 10, track.midY), color: 0x5A5A5E, "a dark switch that is off on iOS 26", .switch26)
  }
}
