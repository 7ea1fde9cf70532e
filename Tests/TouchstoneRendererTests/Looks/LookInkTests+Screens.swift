import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Bars below a Dynamic Island, sheets, alerts and controls, as they are visible.
extension LookInkTests {
  // The tutorials (iOS 17) and NativeScript (iOS 16), of 393 × 852 with a safe area of 59.
  @Test func `a bar begins 5 points above the safe area of a Dynamic Island`() throws {
    func screen(_ top: CGFloat) throws -> Screen {
      let view = NavigationStack {
        List { Text("Row") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      return try Screen(view) { $0.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0) }
    }
    expect(try ink(screen(59), text: "Title").maxY, 54 + 28.3, "the baseline of a title", .barTop)
    expect(try screen(59).screen.frames("row")[0].minY, 98 + 35, "the first group", .barTop)
    expect(try ink(screen(47), text: "Title").maxY, 47 + 28.3, "the baseline of a title below a notch")
  }

  // NativeScript (iOS 16) on white, netbob (iOS 17) on grey.
  @Test func `search fields have the measured backgrounds`() throws {
    for (isPlain, expected) in [(true, 0xEEEEEF), (false, 0xE3E3E8)] {
      let list = List { Text("Row") }
      let screen = try Screen(
        NavigationStack {
          Group { if isPlain { list.listStyle(.plain) } else { list } }
            .navigationTitle("T").searchable(text: .constant(""))
            .background(isPlain ? Color.white : Color(uiColor: .systemGroupedBackground))
        })
      let field = try #require(screen.screen.frames("background").first { abs($0.height - 36) < 0.5 })
      expect(screen.color(field.midX, field.midY), color: expected, "a search field", .searchBackground)
    }
  }

  // The tutorials (iOS 17, 393 wide, safe area 59).
  @Test func `the screen behind a large sheet is smaller and darker`() throws {
    let ground = Color(uiColor: .systemGroupedBackground).ignoresSafeArea()
    let screen = try Screen(ground.sheet(isPresented: .constant(true)) { Color.white }) {
      $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    }
    expect(screen.color(196, 64), color: 0xD5D5D9, "the screen", .sheetScreen)
    expect(screen.color(196, 30), color: 0x000000, "what is around it", .sheetScreen)
    expect(screen.edge(from: CGPoint(x: 196, y: 30), dx: 0, dy: 1).y, 59, "its top", .sheetScreen)
    let side = screen.edge(from: CGPoint(x: 1, y: 68.5), dx: 1, dy: 0).x
    expect(side, 16.3, "its side", .sheetScreen)
    expect(screen.edge(from: CGPoint(x: 196, y: 64), dx: 0, dy: 1).y, 69, "the top of the sheet", .sheetTop)
    expect(screen.radius(at: CGPoint(x: 0, y: 69)), 10, "the corners of the sheet", .sheetCorners)
  }

  // Net-Skip (iOS 17), 428 wide with a safe area of 47: the screen below a sheet is 1C1C1E before it is dimmed.
  @Test func `the dark screen behind a large sheet`() throws {
    let screen = try Screen(
      Color(uiColor: .systemBackground).ignoresSafeArea().sheet(isPresented: .constant(true)) {
        List { Text("Row") }
      }, colorScheme: .dark, width: 428
    ) {
      $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    }
    expect(screen.color(214, 52), color: 0x141415, "the dark screen behind a sheet (B)")
    expect(screen.color(214, 30), color: 0x000000, "what is around the dark screen behind a sheet", .sheetScreen)
    expect(screen.color(214, 66), color: 0x1C1C1E, "a dark sheet above it", .backgroundsSheet)
  }

  // The tutorials (iOS 17): the line "… early. What" of 235.7 points fits. Our letters are 1 % wider.
  @Test func `messages of alerts break where Apple's do`() throws {
    let message = "You are ending the meeting early. What would you like to do?"
    let alert = try Screen(
      Color.white.alert("End meeting?", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Text(message)
      })
    let text = try #require(alert.screen.text(message))
    // "What" fits into the first of two lines, 235.7 points wide. The frame is as wide as the longest line with the space
    // at its end, as far as that fits: without "What" it is 207.
    MeasuredDifferences.expect(
      230...242.5 ~= text.width && text.height < 2 * 16 + 1, "the lines of a message (B)", .alertLineBreaks,
      "\(text.width) × \(text.height)")
  }

  // NativeScript's login dialog (iOS 16).
  @Test func `fields of alerts are in one box`() throws {
    let alert = try Screen(
      Color.white.alert("Title", isPresented: .constant(true)) {
        TextField("First", text: .constant("")).accessibilityIdentifier("first")
        TextField("Second", text: .constant("")).accessibilityIdentifier("second")
        Button("OK") {}
      })
    let first = try #require(alert.screen.text("First"))
    let second = try #require(alert.screen.text("Second"))
    expect(second.minY - first.minY, 29.7, "the height of a field (B)", .alertFields)
    let side = (393.0 - 270) / 2
    let box = alert.edge(from: CGPoint(x: side + 4, y: first.midY), dx: 1, dy: 0).x
    expect(box - side, 15, "the side of the box (B)", .alertFields)
  }

  // NativeScript's dialogs (iOS 16). On a screen of 390 points an alert lies on whole pixels.
  @Test func `alerts have round corners`() throws {
    let alert = try Screen(
      Color.white.ignoresSafeArea().alert("Title", isPresented: .constant(true)) { Button("OK") {} }, width: 390)
    let box = try #require(alert.screen.frames("clipShape").first)
    expect(alert.radius(at: box.origin), 13.2, "the corners of an alert", .alertCorners)
    let button = try #require(alert.screen.text("OK"))
    let line = alert.lines(in: CGRect(x: box.minX + 30, y: button.midY - 26, width: 4, height: 8))
    expect(line.height, 0.33, "the line above the button of an alert", .alertLineThickness, within: 0.01)
  }

  // NativeScript's dialogs (iOS 16).
  @Test func `boxes of action sheets have round corners`() throws {
    let screen = try Screen(
      Color.white.ignoresSafeArea().confirmationDialog("", isPresented: .constant(true)) { Button("One") {} }
    ) {
      $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    }
    let cancel = try #require(screen.screen.text("Cancel"))
    expect(screen.radius(at: CGPoint(x: 8, y: cancel.midY - 57 / 2)), 13, "the corners", .actionSheetBoxes)
    expect(cancel.midY + 57 / 2, 852 - 34, "the end of the lowest box (B)", .actionSheetBottom)
    expect(screen.color(30, cancel.midY), color: 0xFFFFFF, "the box of the button that cancels", .actionSheetButtons)
  }

  // NativeScript (iOS 16), Net-Skip (iOS 17); cupertino_native (iOS 26).
  @Test func `thumbs have the measured sizes`() throws {
    let view = VStack {
      Toggle("A", isOn: .constant(true)).labelsHidden()
      Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
      ProgressView(value: 0.5).accessibilityIdentifier("bar")
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity).background(Color.black)
    /// The width and the end of what is white, within 25 points of the middle of a thumb: neither tracks nor the
    /// background are red.
    func white(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> (width: CGFloat, end: CGFloat) {
      let pixels = (Int((x - 25) * 3)..<Int((x + 25) * 3)).filter {
        LookColorTests.channels(screen.color((CGFloat($0) + 0.5) / 3, y))[0] > 140
      }
      return (CGFloat(pixels.count) / 3, CGFloat((pixels.last ?? 0) + 1) / 3)
    }
    let sizes: [(look: Look, toggle: CGFloat, slider: CGFloat)] = [(.iOS18, 27, 27), (.iOS26, 37, 37)]
    for (look, toggle, slider) in sizes {
      let screen = try Screen(view, look: look)
      let track = try #require(screen.screen.frames("clipShape").first)
      let thumb = white(screen, track.maxX - 2 - toggle / 2, track.midY)
      expect(thumb.width, toggle, "the thumb of a switch, \(look.name)", look == .iOS26 ? .switch26 : .switchSize)
      expect(
        track.maxX - thumb.end, 2, "the thumb of a switch from its edge, \(look.name)",
        look == .iOS26 ? .switchThumb26 : .switchThumb)
      let frame = try #require(screen.screen.identified("slider"))
      expect(
        white(screen, frame.midX, frame.midY).width, slider, "the thumb of a slider, \(look.name)",
        look == .iOS26 ? .slider26 : .slider)
    }
    let screen = try Screen(view)
    let bar = try #require(screen.screen.identified("bar"))
    expect(screen.thickness(at: CGPoint(x: bar.minX + 20, y: bar.midY)), 4, "a progress bar (B)", .progressBar)
  }

  // NativeScript (iOS 16).
  @Test func `the chosen segment is 2 points from the edges`() throws {
    let screen = try Screen(
      VStack {
        Picker("", selection: .constant(0)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
          .accessibilityIdentifier("segments")
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity).background(Color.white))
    let frame = try #require(screen.screen.identified("segments"))
    expect(screen.thickness(at: CGPoint(x: frame.minX + 30, y: frame.midY)), 28, "its height (B)", .segmentsSelection)
    let start = screen.edge(from: CGPoint(x: frame.minX + 30, y: frame.midY), dx: -1, dy: 0).x + 1.0 / 3
    expect(start - frame.minX, 2, "its distance from the edge (B)", .segmentsSelection)
  }
}
