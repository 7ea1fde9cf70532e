import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Separators, footers and rows, as they are visible.
extension LookInkTests {
  /// A list whose rows have different separators below them.
  private struct Rows: View {
    var body: some View {
      List {
        Text("Row")
        Label("Theme", systemImage: "circle")
        HStack {
          Slider(value: .constant(0.4))
          Text("5 minutes")
        }
        Text("Last")
      }
    }
  }

  // The tutorials (iOS 17), skipapp-showcase (iOS 18) and Home Assistant (iOS 18).
  @Test func `separators of iOS 18`() throws {
    let screen = try Screen(Rows())
    let rows = screen.screen.frames("row")
    func start(below row: Int) -> CGFloat {
      screen.edge(from: CGPoint(x: 22, y: rows[row].maxY - 0.17), dx: 1, dy: 0).x
    }
    expect(start(below: 0), 40, "below a text", .separatorStart)
    expect(start(below: 1), 20 + 64, "below a label", .separatorStart)
    expect(
      start(below: 2), try #require(screen.screen.text("5 minutes")).minX, "below a text at the end (B)",
      .separatorSlider)
    let line = CGPoint(x: 200, y: rows[0].maxY - 0.17)
    expect(screen.thickness(at: line), 0.33, "the thickness", .separatorThickness, within: 0.01)
    expect(screen.color(372, line.y), color: 0xC6C6C8, "the end of a separator", .separatorEnd)
    // NativeScript's list (iOS 16).
    let plain = try Screen(Rows().listStyle(.plain))
    let first = plain.screen.frames("row")[0]
    expect(
      plain.edge(from: CGPoint(x: 2, y: first.maxY - 0.17), dx: 1, dy: 0).x, 20, "in a plain list (B)", .plainSeparator)
    expect(
      plain.color(392, first.maxY - 0.17), color: 0xC6C6C8, "the end of a separator in a plain list (B)",
      .plainSeparator)
  }

  // skipapp-showcase (iOS 26, 420 wide), Home Assistant (iOS 26).
  @Test func `separators of iOS 26`() throws {
    let screen = try Screen(Rows(), look: .iOS26, width: 402)
    let row = screen.screen.frames("row")[0]
    let line = CGPoint(x: 200, y: row.maxY - 0.5)
    expect(screen.thickness(at: line), 1, "the thickness", .separator26, within: 0.01)
    expect(screen.edge(from: CGPoint(x: 18, y: line.y), dx: 1, dy: 0).x, 32, "the start of a separator", .separator26)
    expect(screen.edge(from: CGPoint(x: 384, y: line.y), dx: -1, dy: 0).x, 402 - 32, "its end", .separator26)
  }

  private struct Footers: View {
    let footer: String

    var body: some View {
      List {
        Section {
          VStack(alignment: .leading) {
            Text("First")
            Text("Second").font(.subheadline)
          }
        } footer: {
          Text(footer)
        }
        Section { Text("Row") }
      }
    }
  }

  // Home Assistant's goldens (iOS 18 and 26), at the size that is called medium.
  @Test func `two lines in rows and footers`() throws {
    let one = try Screen(Footers(footer: "HHH")) { $0.dynamicTypeSize = .medium }
    let two = try Screen(Footers(footer: "HHH\nHHH")) { $0.dynamicTypeSize = .medium }
    let heights = try (ink(one, text: "HHH").height, ink(two, text: "HHH\nHHH").height)
    expect(heights.1 - heights.0, 14, "the distance of the lines of a footer", .footerLines)
    let rows = two.screen.frames("row")
    expect(rows[0].height, 60.67, "a row of two lines (B)", .rowTwoLines)
    expect(rows[1].minY - rows[0].maxY, 64, "group to group with a footer of two lines (B)", .groupDistanceTwoLines)
    expect(try ink(one, text: "HHH").maxY - rows[0].maxY, 17.2, "the baseline of a footer", .footerBaseline)
    let new = try Screen(Footers(footer: "HHH"), look: .iOS26) { $0.dynamicTypeSize = .medium }
    expect(new.screen.frames("row")[0].height, 70.7, "a row of two lines on iOS 26 (B)", .rowTwoLines26)
  }

  // Net-Skip (iOS 17), SpeziAccount (iOS 17).
  @Test func `lists in dark sheets have lighter backgrounds`() throws {
    let sheet = Color.black.sheet(isPresented: .constant(true)) { Rows() }
    let screen = try Screen(sheet, colorScheme: .dark)
    let row = screen.screen.frames("row")[3]
    expect(screen.color(row.maxX - 40, row.midY), color: 0x2C2C2E, "a group", .backgroundsSheet)
    expect(screen.color(row.maxX - 40, row.maxY + 20), color: 0x1C1C1E, "the background", .backgroundsSheet)
    expect(screen.color(row.maxX - 40, row.minY - 0.17), color: 0x3A3A3C, "a separator", .separatorColor)
  }

  // UIKit reserves one width for the symbols of rows, whatever theirs is.
  @Test(arguments: [(DynamicTypeSize.large, Look.iOS18), (.accessibility3, .iOS18), (.large, .macOS15)])
  func `titles of rows line up`(size: DynamicTypeSize, look: Look) throws {
    let symbols = ["folder", "tag", "person.3", "i.circle"]
    let list = List { ForEach(symbols, id: \.self) { Label($0, systemImage: $0) } }
    let screen = LookMeasurementTests.Screen(list, look: look) { $0.dynamicTypeSize = size }
    let starts = Set(try symbols.map { try #require(screen.text($0)).minX })
    #expect(starts.count == 1, "\(starts)")
    let wide = List {
      Label {
        Text("Wide")
      } icon: {
        Color.red.frame(width: 60, height: 20)
      }
    }
    let plain = List { Label("Wide", systemImage: "tag") }
    let titles = try [wide.asAny, plain.asAny].map {
      try #require(LookMeasurementTests.Screen($0, look: look).text("Wide")).minX
    }
    #expect(titles[0] > titles[1], "a view that is no symbol takes its width")
  }

  // The tutorials (iOS 17), skipapp-showcase (iOS 18), Net-Skip (iOS 17, 428 wide), netbob (iOS 17, 320 wide).
  @Test(arguments: [(393, 20), (402, 20), (428, 20), (430, 20), (320, 16)] as [(CGFloat, CGFloat)])
  func `groups and what they contain have one margin`(width: CGFloat, margin: CGFloat) throws {
    let list = List {
      Picker("Fruit", selection: .constant(0)) { Text("Pear").tag(0) }.pickerStyle(.inline).labelsHidden()
      Text("Row")
    }
    let screen = try Screen(list, width: width)
    let row = screen.screen.frames("row")[1]
    let start = screen.edge(from: CGPoint(x: 1.17, y: row.midY), dx: 1, dy: 0).x - 0.17
    expect(start, margin, "the side of a group, \(Int(width)) wide", .margin)
    expect(
      try #require(screen.screen.text("Row")).minX, 2 * margin, "the content of a row, \(Int(width)) wide",
      .contentStart)
    let mark = try ink(screen, image: "checkmark")
    expect(width - margin - mark.maxX, margin + 2, "the end of a check mark, \(Int(width)) wide", .checkMark)
  }

  // SpeziAccount (iOS 17) and Home Assistant (iOS 18, at the size medium); the tutorials (iOS 17) for the picker.
  @Test func `headers, footers and values of iOS 18`() throws {
    let list = List {
      Section { Text("One") }
      Section {
        Picker("Theme", selection: .constant(0)) { Label("HHH", systemImage: "paintpalette").tag(0) }
      } header: {
        Text("████")
      } footer: {
        Text("█████")
      }
    }
    let screen = try Screen(list)
    let symbol = screen.extent(in: try #require(screen.screen.image("paintpalette")))
    expect(try ink(screen, text: "HHH").minX - symbol.maxX, 3.3, "the symbol and the title of a value (B)", .valueLabel)
    for (scheme, color) in [(ColorScheme.light, 0x85858B), (.dark, 0x8D8D93)] {
      let footers = try Screen(list, colorScheme: scheme)
      let footer = try #require(footers.screen.text("█████"))
      expect(footers.color(footer.midX, footer.midY), color: color, "a footer, \(scheme)", .footerColor)
    }
    let medium = LookMeasurementTests.Screen(list) { $0.dynamicTypeSize = .medium }
    let rows = medium.frames("row")
    expect(rows[1].minY - rows[0].maxY, 55, "group to group with header at the size medium", .groupDistanceHeader)
    let inline = LookMeasurementTests.Screen(
      NavigationStack {
        List {
          Section {
            Text("Row")
          } header: {
            Text("Header")
          }
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      })
    expect(inline.frames("row")[0].minY, 44 + 38.67, "the first header below an inline title", .barHeight)
  }
}

extension View {
  fileprivate var asAny: AnyView { AnyView(self) }
}
