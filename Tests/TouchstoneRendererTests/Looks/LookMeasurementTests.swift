import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Lengths of lists, bars, sheets, alerts and controls against those measured in pictures that Apple's frameworks drew at
/// 3 pixels per point. The suite's tables name the pictures: repository, file and system.
@MainActor @Suite struct LookMeasurementTests {
  /// How far a length may be off, in points. The edges of measured lengths are known to half a pixel of 1/3 of a point;
  /// ours lie on pixels too.
  static let tolerance: CGFloat = 0.5

  /// A screen of 393 × 852 points, laid out.
  @MainActor struct Screen {
    let root: RenderNode

    init<V: View>(
      _ view: V, look: Look = .iOS18, width: CGFloat = 393, traits: (inout EnvironmentValues) -> Void = { _ in }
    ) {
      let renderer = ImageRenderer(content: view)
      renderer.environment.look = look
      traits(&renderer.environment)
      renderer.proposedSize = ProposedViewSize(width: width, height: 852)
      root = renderer.picture(scale: 3).root
    }

    init(root: RenderNode) {
      self.root = root
    }

    private func all(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(all) }

    /// The frames of the views of a name in the screen, from top to bottom.
    func frames(_ name: String) -> [CGRect] {
      all(root).filter { $0.name == name }.map { $0.frame(in: root) }.sorted { $0.minY < $1.minY }
    }

    /// The frame of a text.
    func text(_ string: String) -> CGRect? { texts(string).first }

    /// The frames of all texts with the same letters.
    func texts(_ string: String) -> [CGRect] {
      all(root).filter { ($0 as? TextNode)?.string == string }.map { $0.frame(in: root) }
    }

    /// The frames of the open menus, from the highest to the lowest.
    var menus: [CGRect] {
      all(root).filter { $0.name == "menu" }.compactMap { $0.children.first?.frame(in: root) }
    }

    /// The frame of the view with an accessibility identifier.
    func identified(_ identifier: String) -> CGRect? {
      all(root).first { $0.traits.accessibility.identifier == identifier }.map { $0.frame(in: root) }
    }

    /// The frame of a symbol.
    func image(_ name: String) -> CGRect? {
      all(root).first { $0.name == "Image" && $0.details.hasPrefix("\"\(name)\"") }.map { $0.frame(in: root) }
    }
  }

  func expect(
    _ actual: CGFloat?, _ expected: CGFloat, _ what: String, _ row: MeasuredRow? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let actual = try #require(actual, Comment(rawValue: what), sourceLocation: sourceLocation)
    MeasuredDifferences.expect(actual, expected, within: Self.tolerance, what, row, sourceLocation: sourceLocation)
  }

  struct Groups: View {
    var body: some View {
      List {
        Section {
          NavigationLink {
            Text("A")
          } label: {
            Label("Theme", systemImage: "paintpalette")
          }
          Toggle("Toggle", isOn: .constant(true))
          HStack {
            Slider(value: .constant(0.4))
            Text("5 minutes")
          }
          DatePicker("Starts", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
          HStack {
            Text("Theme")
            Spacer()
            Text("seafoam").padding(4)
          }
        }
        Section { Text("Without header") }
        Section {
          Text("With both")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section {
          Text("With a header")
        } header: {
          Text("Other")
        }
      }
    }
  }

  // pointfreeco/swift-composable-architecture, tutorials (iOS 17); skiptools/skipapp-showcase, screenshots (iOS 18);
  // cashapp/AccessibilitySnapshot, SwiftUIListSectionTests (iOS 17.5, 18.5). Confidence A but where said.
  @Test func `groups of iOS 18`() throws {
    let screen = Screen(Groups())
    let rows = screen.frames("row")
    try expect(rows[0].minY, 35, "the first group without header", .firstGroup)
    let kinds: [MeasuredRow] = [.rowHeight, .rowToggle, .rowSlider, .rowDate, .rowPadded]
    for (index, row) in rows.enumerated() {
      try expect(row.height, 44, "the height of a row", index < kinds.count ? kinds[index] : .rowHeight)
    }
    let label = try #require(screen.text("Theme"))
    try expect(label.minX, 20 + 64, "the title of a label", .labelTitle)
    try expect(screen.text("Toggle")?.minX, 40, "the content of a row", .contentStart)
    try expect(screen.frames("clipShape").first?.maxX, 373 - 18, "the end of a switch (B)", .switchEnd)
    try expect(rows[5].minY - rows[4].maxY, 35.33, "group to group", .groupDistance)
    try expect(rows[6].minY - rows[5].maxY, 56.33, "group to group with header", .groupDistanceHeader)
    try expect(rows[7].minY - rows[6].maxY, 72.33, "group to group with footer and header", .groupDistanceFooter)
    let header = try #require(screen.frames("header").first)
    try expect(header.height, 38.67, "the cell of a header", .headerHeight)
    try expect(screen.frames("footer").first?.height, 33.67, "the cell of a footer", .groupDistanceFooter)
  }

  @Test(arguments: [(393, 20), (402, 20), (430, 20), (320, 16)] as [(CGFloat, CGFloat)])
  func `margins of groups on iOS 18`(width: CGFloat, margin: CGFloat) throws {
    let screen = Screen(Groups(), width: width)
    try expect(screen.text("Toggle")?.minX, 2 * margin, "the content of a row", .contentStart)
    try expect(screen.text("5 minutes")?.maxX, width - 2 * margin, "the end of a row's content", .contentEnd)
  }

  @Test func `the first header lies at the top, and below a large title there is no gap`() throws {
    let list = List {
      Section {
        Text("Row")
      } header: {
        Text("Header")
      }
    }
    try expect(Screen(list).frames("row").first?.minY, 38.67, "the first group with a header", .firstHeader)
    let plain = NavigationStack { List { Text("Row") }.navigationTitle("Sync-ups") }
    try expect(
      Screen(plain).frames("row").first?.minY, 96, "the first group below a large title", .firstGroupLargeTitle)
    let titled = NavigationStack { list.navigationTitle("Sync-ups") }
    try expect(
      Screen(titled).frames("row").first?.minY, 96 + 38.67, "the first header below a large title", .firstHeader)
    let inline = NavigationStack {
      List { Text("Row") }.navigationTitle("Sync-ups").navigationBarTitleDisplayMode(.inline)
    }
    try expect(Screen(inline).frames("row").first?.minY, 44 + 35, "the first group below an inline title", .barHeight)
    let below = NavigationStack {
      VStack(spacing: 0) {
        Color.red.frame(height: 10); List { Text("Row") }
      }.navigationTitle("T")
    }
    try expect(Screen(below).frames("row").first?.minY, 96 + 10 + 35, "a list that is not directly below the title")
  }

  // The group lies 56 + 35 below the sheet's top, and 10 below the safe area: the tutorials (iOS 17) and
  // Net-Skip/Net-Skip, screenshots (iOS 17).
  @Test func `sheets of iOS 18 have a bar of 56 points`() throws {
    let sheet = Text("Screen").frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: .constant(true)) {
        NavigationStack {
          List { Text("Row") }.navigationTitle("New").navigationBarTitleDisplayMode(.inline)
        }
      }
    try expect(Screen(sheet).frames("row").first?.minY, 10 + 56 + 35, "the first group of a sheet", .sheetBar)
  }

  // skiptools/skipapp-showcase, screenshots (iOS 18).
  @Test func `tab bars of iOS 18`() throws {
    let tabs = TabView {
      Text("A").tabItem { Label("Showcase", systemImage: "list.bullet") }
      Text("B").tabItem { Label("About", systemImage: "info.circle") }
    }
    let screen = Screen(tabs)
    let top = 852 - 49.0
    try expect(screen.image("list.bullet")?.midY, top + 18.8, "the middle of a symbol", .tabBarSymbols)
    try expect(screen.image("info.circle")?.midY, top + 18.8, "the middle of another symbol", .tabBarSymbols)
    // The text of 10 points has its baseline 9.5 below its top.
    try expect(screen.text("Showcase")?.minY, top + 45.2 - 9.5, "the title", .tabBarTitles)
  }

  // The tutorials (iOS 17): a title and a message of two lines above one row of buttons.
  @Test func `alerts of iOS 18`() throws {
    let alert = Color.white.alert("Speech recognition denied", isPresented: .constant(true)) {
      Button("OK") {}
    } message: {
      Text("Meetings will not be recorded. Enable speech recognition in Settings.")
    }
    let screen = Screen(alert)
    let title = try #require(screen.text("Speech recognition denied"))
    let button = try #require(screen.text("OK"))
    let top = title.minY - 19.67
    try expect(button.midY + 22 - top, 140.3, "the height of an alert (B)", .alertHeight)
  }

  // The tutorials (iOS 17) and skipapp-showcase (iOS 18 and 26).
  @Test(arguments: [Look.iOS18, .iOS26]) func `large titles start at the margin`(look: Look) throws {
    let screen = Screen(NavigationStack { List { Text("Row") }.navigationTitle("Showcase") }, look: look)
    try expect(screen.text("Showcase")?.minX, 16, "the start of a large title", .largeTitleStart)
  }
}
