import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Lengths on macOS that SwiftUI and AppKit tell.
@MainActor @Suite struct MeasuredDesktopTests {
  private typealias Screen = LookMeasurementTests.Screen

  @Test func `texts on macOS are as far from other views as AppKit lays them out`() {
    let column = VStack {
      Color.red.frame(width: 9, height: 9)
      Text("x").accessibilityIdentifier("x")
      Color.red.frame(width: 9, height: 9)
    }
    let renderer = ImageRenderer(content: column)
    renderer.environment.look = .macOS15
    let root = renderer.picture(scale: 2).root
    let text = Screen(root: root).text("x")?.height ?? 0
    // 4.742 points above a text of 13 points, 8.151 below it.
    #expect(abs(root.frame.height - 18 - text - 4.742 - 8.151) < 0.01, "\(root.frame.height)")
  }

  @Test func `a shape on macOS is 5 points above a row of a shape and a text`() {
    let column = VStack(alignment: .leading) {
      Color.red.frame(width: 9, height: 9)
      HStack(alignment: .top) {
        Color.red.frame(width: 9, height: 30)
        Text("x")
      }
    }
    let renderer = ImageRenderer(content: column)
    renderer.environment.look = .macOS15
    let height = renderer.picture(scale: 2).root.frame.height
    #expect(abs(height - 9 - 30 - 4.742) < 0.01, "\(height)")
  }

  @Test func `controls of macOS 26 have the sizes that SwiftUI tells`() {
    func size<V: View>(_ view: V, _ look: Look = .macOS26) -> CGSize {
      let renderer = ImageRenderer(content: view)
      renderer.environment.look = look
      return renderer.picture(scale: 2).list.size
    }
    #expect(size(ProgressView(value: 0.5)).height == 20)
    #expect(abs(size(ProgressView("A", value: 0.5)).height - 36) <= 0.5)
    #expect(size(Slider(value: .constant(0.5))).height == 16)
    #expect(
      abs(
        size(
          ProgressView(value: 0.5) {
            Text("A")
          } currentValueLabel: {
            Text("B")
          }
        ).height - 52) <= 0.5)
    let labels = Slider(value: .constant(0.5)) {
    } minimumValueLabel: {
      Text("0").frame(height: 15)
    } maximumValueLabel: {
      Text("1").frame(height: 15)
    }
    #expect(size(labels).height == 16)
    #expect(size(Button("A") {}).height == 24)
    #expect(size(Button("A") {}).width == size(Button("A") {}, .macOS15).width + 8)
    let system = EnvironmentValues.with(.macOS26)
    // Apple's design resources for the systems of 2025: 6155F5 and 6D7CFF.
    #expect(Color.indigo.resolve(in: system).description == "#6155F5FF")
    var dark = system
    dark.colorScheme = .dark
    #expect(Color.indigo.resolve(in: dark).description == "#6D7CFFFF")
    #expect(Color.primary.resolve(in: system) == Color.primary.resolve(in: .with(.macOS15)))
  }

  private struct Fruit: Identifiable {
    let id: Int
  }

  @Test func `tables and lists of macOS 26 have the lengths that SwiftUI tells`() throws {
    let table = Table([Fruit(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } }
    #expect(try #require(Screen(table, look: .macOS26).text("1")).minY == 37)
    let list = List {
      ForEach(1..<3) { number in
        Section {
          Text("Row \(number)")
        } header: {
          Text("Header \(number)")
        } footer: {
          if number == 2 { Text("Footer") }
        }
      }
      Text("Inset").listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
    }
    let screen = Screen(list, look: .macOS26)
    let rows = try [1, 2].map { try #require(screen.text("Row \($0)")) }
    #expect(rows[0].minY == 42 && rows[1].minY - rows[0].minY == 72, "\(rows)")
    #expect(screen.text("Header 1")?.height == 16 && screen.text("Footer")?.height == 16)
    #expect(rows[0].minX == 16 && screen.text("Inset")?.minX == 46)
  }
}

extension EnvironmentValues {
  fileprivate static func with(_ look: Look) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.look = look
    return environment
  }
}
