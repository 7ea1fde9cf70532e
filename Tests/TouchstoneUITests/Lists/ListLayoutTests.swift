import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// The expected lengths are UIKit's: rows of 44 points with 11 above and below their content, groups 20 points from the
/// sides (16 below a width of 390) and their content as much again, sections 35 apart in halves of whole pixels.
@MainActor @Suite struct ListLayoutTests {
  private func bar(_ height: CGFloat) -> some View { Color.red.frame(height: height) }

  private func rows(_ probe: FrameProbe) -> [CGRect] { probe.frames("row") }

  @Test func `list takes the room it is proposed`() {
    #expect(FrameProbe(List { Text("A") }, width: 390, height: 700).size == CGSize(width: 390, height: 700))
  }

  @Test func `rows are at least 44 points high`() {
    let probe = FrameProbe(
      List {
        bar(10)
        bar(60)
      }.listStyle(.plain), width: 390, height: 700)
    #expect(rows(probe).map(\.height) == [44, 82])
    #expect(rows(probe).map(\.minY) == [0, 44])
  }

  @Test func `least height of rows is of the environment`() {
    let list = List { bar(10) }.environment(\.defaultMinListRowHeight, 60)
    #expect(rows(FrameProbe(list, width: 390, height: 700)).map(\.height) == [60])
  }

  @Test(arguments: [(389, 32), (390, 40), (430, 40)] as [(CGFloat, CGFloat)])
  func `content of inset groups keeps clear of the sides`(width: CGFloat, x: CGFloat) {
    let probe = FrameProbe(List { bar(20) }, width: width, height: 700)
    #expect(probe.frames("Color").map(\.minX) == [x])
    #expect(probe.frames("Color").map(\.width) == [width - 2 * x])
  }

  @Test func `plain rows reach from margin to margin`() {
    let probe = FrameProbe(List { bar(20) }.listStyle(.plain), width: 390, height: 700)
    #expect(probe.frames("Color") == [CGRect(x: 20, y: 12, width: 350, height: 20)])
  }

  @Test func `rows have insets of their own`() {
    let insets = EdgeInsets(top: 30, leading: 1, bottom: 20, trailing: 2)
    let probe = FrameProbe(List { bar(20).listRowInsets(insets) }.listStyle(.plain), width: 390, height: 700)
    #expect(probe.frames("Color") == [CGRect(x: 1, y: 30, width: 387, height: 20)])
    #expect(rows(probe).map(\.height) == [70])
  }

  @Test func `single insets replace those of their edges`() {
    let row = bar(20).listRowInsets(.vertical, 30).listRowInsets(.leading, 1).listRowInsets(.bottom, nil)
    let probe = FrameProbe(List { row }.listStyle(.plain), width: 390, height: 700)
    #expect(probe.frames("Color") == [CGRect(x: 1, y: 30, width: 369, height: 20)])
  }

  @Test func `insets run from right to left too`() {
    let insets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
    let list = List { bar(44).listRowInsets(insets) }.listStyle(.plain)
    let probe = FrameProbe(list, width: 390, height: 700, direction: .rightToLeft)
    #expect(probe.frames("Color") == [CGRect(x: 2, y: 0, width: 387, height: 44)])
  }

  @Test func `sections without headers lie 35 points apart`() {
    let list = List {
      Section { bar(10) }
      Section { bar(10) }
    }
    #expect(rows(FrameProbe(list, width: 390, height: 700)).map(\.minY) == [35, 115])
  }

  @Test func `distance of sections can be set`() {
    let list = List {
      Section { bar(10) }
      Section { bar(10) }
    }
    let wide = rows(FrameProbe(list.listSectionSpacing(50), width: 390, height: 700))
    #expect(wide[1].minY - wide[0].maxY == 50)
    let compact = rows(FrameProbe(list.listSectionSpacing(.compact), width: 390, height: 700))
    #expect(compact[1].minY - compact[0].maxY == 17.5)
    var desktop = EnvironmentValues()
    desktop.look = .macOS15
    for environment in [EnvironmentValues(), desktop] {
      let usual = FrameProbe(list.listSectionSpacing(.default), width: 390, height: 700, environment: environment)
      #expect(rows(usual) == rows(FrameProbe(list, width: 390, height: 700, environment: environment)))
    }
  }

  /// - Source: Apple's documentation of `listSectionSpacing(_:)`: each section applies half its spacing above and below;
  ///   sections without one apply that of their neighbours.
  @Test func `distance of sections is half of each one's own`() {
    let list = List {
      Section { bar(10) }.listSectionSpacing(50)
      Section { bar(10) }.listSectionSpacing(20)
      Section { bar(10) }
      Section { bar(10) }
    }
    let found = rows(FrameProbe(list.listSectionSpacing(6), width: 390, height: 700))
    #expect(zip(found, found.dropFirst()).map { $1.minY - $0.maxY } == [35, 20, 6])
  }

  @Test func `distance of rows can be set`() {
    let list = List(0..<2) { _ in bar(10) }.listRowSpacing(8)
    let found = rows(FrameProbe(list, width: 390, height: 700))
    #expect(found[1].minY - found[0].maxY == 8)
  }

  @Test func `rows outside of sections make a section`() {
    let list = List {
      bar(10)
      bar(10)
      Section { bar(10) }
    }
    let found = rows(FrameProbe(list, width: 390, height: 700))
    #expect(found[1].minY == found[0].maxY)
    #expect(found[2].minY == found[1].maxY + 36)
  }

  @Test func `headers and footers stand around their rows`() throws {
    let list = List {
      Section {
        bar(10)
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
    }
    let probe = FrameProbe(list, width: 390, height: 700)
    let row = try #require(rows(probe).first)
    #expect(probe.frames("header").map(\.maxY) == [row.minY])
    #expect(probe.frames("footer").map(\.minY) == [row.maxY])
  }

  @Test func `headers of groups are in capitals`() {
    func texts(_ list: some View) -> [String] {
      FrameProbe(list, width: 390, height: 700).root.texts
    }
    let list = List { Section("Fruit") { Text("Apple") } }
    #expect(texts(list) == ["FRUIT", "Apple"])
    #expect(texts(list.listStyle(.plain)) == ["Fruit", "Apple"])
    #expect(texts(list.headerProminence(.increased)) == ["Fruit", "Apple"])
    #expect(texts(List { Section(header: Text("Fruit").textCase(nil)) { Text("Apple") } }) == ["Fruit", "Apple"])
  }

  @Test func `closed sections show their header`() {
    let list = List { Section("Fruit", isExpanded: .constant(false)) { Text("Apple") } }.listStyle(.sidebar)
    #expect(FrameProbe(list, width: 390, height: 700).root.texts == ["Fruit"])
  }

  @Test func `views of own types give rows and sections`() {
    struct Row: View {
      var body: some View { Color.red.frame(height: 20).listRowInsets(EdgeInsets()) }
    }
    struct Rows: View {
      var body: some View {
        Section("A") {
          Row()
          Row()
        }
      }
    }
    struct Marked: ViewModifier {
      func body(content: Content) -> some View { content.listRowInsets(EdgeInsets()) }
    }
    let probe = FrameProbe(
      List {
        Rows()
        Section("B") { Color.red.frame(height: 20).modifier(Marked()) }
      }, width: 390, height: 700)
    #expect(rows(probe).count == 3)
    #expect(probe.frames("Color").map(\.minX) == [20, 20, 20])
    #expect(probe.root.texts == ["A", "B"])
  }

  @Test func `disclosure groups add rows that move in`() {
    let list = List {
      DisclosureGroup("Open", isExpanded: .constant(true)) { Color.red.frame(height: 20) }
      DisclosureGroup("Closed") { Color.red.frame(height: 20) }
    }
    let probe = FrameProbe(list, width: 390, height: 700)
    #expect(rows(probe).count == 3)
    #expect(probe.frames("Color").map(\.minX) == [40 + 20])
  }

  @Test func `a disclosure group with a custom style in a stack is one view of the stack's row`() {
    struct Stacked: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.label
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let list = List {
      VStack(spacing: 0) {
        DisclosureGroup(isExpanded: .constant(true)) {
          bar(30)
        } label: {
          bar(20)
        }
        bar(10)
      }
    }
    .disclosureGroupStyle(Stacked())
    let probe = FrameProbe(list, width: 390, height: 700)
    // The content, and 11 points above and below it.
    let content: CGFloat = 20 + 30 + 10
    #expect(rows(probe).map(\.height) == [content + 22])
    #expect(probe.frames("Color").map(\.height) == [20, 30, 10])
    #expect(probe.frames("Color").map(\.minX) == [40, 40, 40])
  }

  @Test func `inline pickers add a row for each value`() {
    func list(_ hidden: Bool) -> some View {
      List {
        Picker("Pick", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.inline)
        .environment(\.labelsHidden, hidden)
      }
    }
    #expect(rows(FrameProbe(list(false), width: 390, height: 700)).count == 3)
    #expect(rows(FrameProbe(list(true), width: 390, height: 700)).count == 2)
  }

  @Test func `controls keep rows at 44 points`() {
    let form = Form {
      Toggle("On", isOn: .constant(true))
      Stepper("Count", value: .constant(1))
      Label("Icon", systemImage: "star")
    }
    #expect(rows(FrameProbe(form, width: 390, height: 700)).map(\.height) == [44, 44, 44])
  }

  @Test func `empty list has no rows`() {
    #expect(rows(FrameProbe(List {}, width: 390, height: 700)).isEmpty)
    #expect(rows(FrameProbe(List([Int](), id: \.self) { Text("\($0)") }, width: 390, height: 700)).isEmpty)
  }

  @Test func `forms in columns have no rows`() {
    let form = Form { Color.red.frame(height: 20) }.formStyle(.columns)
    #expect(rows(FrameProbe(form, width: 390, height: 700)).isEmpty)
  }
}

extension RenderNode {
  /// The texts in the view, in tree order.
  var texts: [String] { ((self as? TextNode).map { [$0.string] } ?? []) + children.flatMap(\.texts) }
}
