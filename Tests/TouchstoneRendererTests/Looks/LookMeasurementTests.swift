import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Lengths of lists, bars, sheets, alerts and controls against those measured in pictures that Apple's frameworks drew at
/// 3 pixels per point. The suite's tables name the pictures: repository, file and system.
@MainActor @Suite struct LookMeasurementTests {
  /// How far a length may be off, in points.
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

    private func all(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(all) }

    /// The frames of the views of a name in the screen, from top to bottom.
    func frames(_ name: String) -> [CGRect] {
      all(root).filter { $0.name == name }.map { $0.frame(in: root) }.sorted { $0.minY < $1.minY }
    }

    /// The frame of a text.
    func text(_ string: String) -> CGRect? {
      all(root).first { ($0 as? TextNode)?.string == string }.map { $0.frame(in: root) }
    }

    /// The frame of a symbol.
    func image(_ name: String) -> CGRect? {
      all(root).first { $0.treeDescription.hasPrefix("Image \"\(name)\"") }.map { $0.frame(in: root) }
    }
  }

  private func expect(
    _ actual: CGFloat?, _ expected: CGFloat, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let actual = try #require(actual, Comment(rawValue: what), sourceLocation: sourceLocation)
    #expect(
      abs(actual - expected) <= Self.tolerance, "\(what): \(actual), measured \(expected)",
      sourceLocation: sourceLocation)
  }

  private struct Groups: View {
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
    try expect(rows[0].minY, 35, "the first group without header")
    for row in rows { try expect(row.height, 44, "the height of a row") }
    let label = try #require(screen.text("Theme"))
    try expect(label.minX, 20 + 64, "the title of a label")
    try expect(screen.text("Toggle")?.minX, 40, "the content of a row")
    try expect(screen.frames("clipShape").first?.maxX, 373 - 18, "the end of a switch (B)")
    try expect(rows[5].minY - rows[4].maxY, 35.33, "group to group")
    try expect(rows[6].minY - rows[5].maxY, 56.33, "group to group with header")
    try expect(rows[7].minY - rows[6].maxY, 72.33, "group to group with footer and header")
    let header = try #require(screen.frames("header").first)
    try expect(header.height, 38.67, "the cell of a header")
    try expect(screen.frames("footer").first?.height, 33.67, "the cell of a footer")
  }

  @Test(arguments: [(393, 20), (402, 20), (430, 20), (320, 16)] as [(CGFloat, CGFloat)])
  func `margins of groups on iOS 18`(width: CGFloat, margin: CGFloat) throws {
    let screen = Screen(Groups(), width: width)
    try expect(screen.text("Toggle")?.minX, 2 * margin, "the content of a row")
    try expect(screen.text("5 minutes")?.maxX, width - 2 * margin, "the end of a row's content")
  }

  @Test func `the first header lies at the top, and below a large title there is no gap`() throws {
    let list = List {
      Section {
        Text("Row")
      } header: {
        Text("Header")
      }
    }
    try expect(Screen(list).frames("row").first?.minY, 38.67, "the first group with a header")
    let plain = NavigationStack { List { Text("Row") }.navigationTitle("Sync-ups") }
    try expect(Screen(plain).frames("row").first?.minY, 96, "the first group below a large title")
    let titled = NavigationStack { list.navigationTitle("Sync-ups") }
    try expect(Screen(titled).frames("row").first?.minY, 96 + 38.67, "the first header below a large title")
    let inline = NavigationStack {
      List { Text("Row") }.navigationTitle("Sync-ups").navigationBarTitleDisplayMode(.inline)
    }
    try expect(Screen(inline).frames("row").first?.minY, 44 + 35, "the first group below an inline title")
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
    try expect(Screen(sheet).frames("row").first?.minY, 10 + 56 + 35, "the first group of a sheet")
  }

  // skiptools/skipapp-showcase, screenshots (iOS 18).
  @Test func `tab bars of iOS 18`() throws {
    let tabs = TabView {
      Text("A").tabItem { Label("Showcase", systemImage: "list.bullet") }
      Text("B").tabItem { Label("About", systemImage: "info.circle") }
    }
    let screen = Screen(tabs)
    let top = 852 - 49.0
    try expect(screen.image("list.bullet")?.midY, top + 18.8, "the middle of a symbol")
    try expect(screen.image("info.circle")?.midY, top + 18.8, "the middle of another symbol")
    // The text of 10 points has its baseline 9.5 below its top.
    try expect(screen.text("Showcase")?.minY, top + 45.2 - 9.5, "the title")
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
    try expect(button.midY + 22 - top, 140.3, "the height of an alert (B)")
  }

  // home-assistant/iOS (iOS 26, Medium), cashapp/AccessibilitySnapshot (26.2), skiptools/skipapp-showcase (26).
  @Test func `groups of iOS 26`() throws {
    let screen = Screen(Groups(), look: .iOS26, width: 402)
    let rows = screen.frames("row")
    for row in rows { try expect(row.height, 52, "the height of a row") }
    try expect(screen.text("Toggle")?.minX, 32, "the content of a row")
    try expect(screen.frames("header").first?.height, 40.3, "the cell of a header")
    try expect(screen.frames("footer").first?.height, 29.7, "the cell of a footer (B)")
    try expect(rows[5].minY - rows[4].maxY, 35, "group to group")
    try expect(rows[7].minY - rows[6].maxY, 70, "group to group with footer and header")
    try expect(screen.frames("clipShape").first?.width, 63, "the width of a switch")
    let wide = Screen(Groups(), look: .iOS26, width: 420)
    try expect(wide.text("Toggle")?.minX, 40, "the content of a row on a wide screen")
  }

  // skiptools/skipapp-showcase, screenshots (iOS 26).
  @Test func `tab bars of iOS 26 float`() throws {
    let tabs = TabView {
      Text("A").tabItem { Label("Showcase", systemImage: "list.bullet") }
      Text("B").tabItem { Label("About", systemImage: "info.circle") }
      Text("C").tabItem { Label("More", systemImage: "ellipsis") }
    }
    let screen = Screen(tabs, look: .iOS26, width: 420)
    let top = 852 - 21 - 62.0
    try expect(screen.text("Showcase")?.minY, top + 48.7 - 9.5, "the title")
    let titles = ["Showcase", "About"].compactMap { screen.text($0)?.midX }
    // A selected tab of 94 lies 4 from the ends of a bar of 274 with three tabs.
    try expect(titles[1] - titles[0], (274 - 94 - 8) / 2, "tab to tab")
  }

  @Test func `a fourth look is a table`() throws {
    var look = Look.iOS18
    look.name = "iOS 16"
    look.lists.margin.threshold = 414
    look.lists.iconDistance = 12
    let screen = Screen(Groups(), look: look)
    try expect(screen.text("Toggle")?.minX, 32, "the content of a row")
    #expect(look != .iOS18)
  }
}
