import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct NavigationTests {
  private func texts(_ node: RenderNode) -> [String] {
    ((node as? TextNode).map { [$0.string] } ?? []) + node.children.flatMap(texts)
  }

  private func texts<V: View>(_ renderer: ImageRenderer<V>) -> [String] {
    texts(renderer.picture(scale: 1).root)
  }

  private func renderer<V: View>(_ view: V) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 390, height: 700)
    return renderer
  }

  private struct Trails: View {
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Ridge", value: "Ridge")
          NavigationLink("Coast") { Detail(name: "Coast page").navigationTitle("Coast") }
        }
        .navigationTitle("Trails")
        .navigationDestination(for: String.self) { name in
          VStack {
            Text("Page \(name)")
            Button("Number") { path.append(7) }
          }
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Number \(number), depth \(path.count)")
            Button("Start") { path = NavigationPath() }
          }
        }
      }
    }
  }

  private struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    let name: String

    var body: some View {
      VStack {
        Text(name)
        Button("Leave") { dismiss() }
      }
    }
  }

  @Test func `taps push screens and go back`() throws {
    let renderer = renderer(Trails())
    #expect(texts(renderer).contains("Trails"))
    try renderer.tap("Ridge")
    #expect(texts(renderer).contains("Page Ridge"))
    #expect(!texts(renderer).contains("Coast"))
    try renderer.tap("Number")
    #expect(texts(renderer).contains("Number 7, depth 2"))
    try renderer.tap("BackButton")
    #expect(texts(renderer).contains("Page Ridge"))
    try renderer.tap("Number")
    try renderer.tap("Start")
    #expect(texts(renderer).contains("Coast"))
  }

  @Test func `links to views push and are dismissed`() throws {
    let renderer = renderer(Trails())
    try renderer.tap("Coast")
    #expect(texts(renderer).contains("Coast page"))
    try renderer.tap("Leave")
    #expect(texts(renderer).contains("Ridge"))
  }

  @Test func `back button names the screen before`() throws {
    let renderer = renderer(Trails())
    try renderer.tap("Coast")
    #expect(texts(renderer).contains("Trails"))
    try renderer.tap("Trails")
    #expect(texts(renderer).contains("Ridge"))
  }

  private struct Presented: View {
    @State private var isPresented = false
    @State private var item: Int?

    var body: some View {
      NavigationStack {
        VStack {
          Button("Show") { isPresented = true }
          Button("Item") { item = 3 }
        }
        .navigationDestination(isPresented: $isPresented) { Text("Shown \(isPresented ? 1 : 0)") }
        .navigationDestination(item: $item) { Text("Item \($0)") }
      }
    }
  }

  @Test func `values push screens and are taken back`() throws {
    let renderer = renderer(Presented())
    try renderer.tap("Show")
    #expect(texts(renderer).contains("Shown 1"))
    try renderer.tap("BackButton")
    try renderer.tap("Item")
    #expect(texts(renderer).contains("Item 3"))
    try renderer.tap("BackButton")
    #expect(texts(renderer).contains("Show"))
  }

  @Test func `typed paths set the screens`() {
    let view = NavigationStack(path: .constant([1, 2])) {
      Text("Root").navigationDestination(for: Int.self) { Text("Screen \($0)") }
    }
    #expect(texts(renderer(view)).contains("Screen 2"))
  }

  /// UIKit's bars: none without a title, 44 points, and 52 more for a large title or a search field.
  @Test func `bars take their heights`() {
    func top(_ view: some View) -> CGFloat? {
      func find(_ node: RenderNode, _ y: CGFloat) -> CGFloat? {
        if node.name == "Color" { return y + node.frame.minY }
        return node.children.lazy.compactMap { find($0, y + node.frame.minY) }.first
      }
      return find(renderer(NavigationStack { view }).picture(scale: 1).root, 0)
    }
    #expect(top(Color.red) == 0)
    #expect(top(Color.red.navigationTitle("A").navigationBarTitleDisplayMode(.inline)) == 44)
    #expect(top(Color.red.navigationTitle("A").searchable(text: .constant(""))) == 148)
    #expect(top(Color.red.navigationTitle("A").toolbar(.hidden, for: .navigationBar)) == 0)
  }

  private struct Tools: View {
    @State private var text = "none"
    @State private var query = ""

    var body: some View {
      NavigationStack {
        Text(text + query)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { text = "cancelled" } }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Bold", systemImage: "bold") { text = "bold" }
              Spacer()
            }
            if text == "bold" { Button("Plain") { text = "plain" } }
          }
          .searchable(text: $query, prompt: "Find")
      }
    }
  }

  @Test func `items of bars and searches are used`() throws {
    let renderer = renderer(Tools())
    try renderer.tap("Cancel")
    #expect(texts(renderer).contains("cancelled"))
    try renderer.setText("x", in: "Find")
    #expect(texts(renderer).contains("cancelledx"))
  }

  private struct Tabs: View {
    @State private var page = "b"

    var body: some View {
      TabView(selection: $page) {
        Tab("First", systemImage: "star", value: "a") { Text("Page one") }
        Tab("Second", systemImage: "heart", value: "b") { Text("Page two of \(page)") }.badge(3)
      }
    }
  }

  @Test func `taps switch tabs`() throws {
    let renderer = renderer(Tabs())
    #expect(texts(renderer).contains("Page two of b"))
    try renderer.tap("First")
    #expect(texts(renderer).contains("Page one"))
    #expect(!texts(renderer).contains("Page two of b"))
  }

  private struct BuiltTabs: View {
    let isSignedIn: Bool
    @State private var page = 1

    var body: some View {
      TabView(selection: $page) {
        ForEach(1..<3) { number in
          Tab("Tab \(number)", systemImage: "star", value: number) { Text("Page \(number)") }
        }
        if isSignedIn {
          Tab("Profile", systemImage: "person", value: 9) { Text("Ada") }
        } else {
          Tab("Sign In", systemImage: "person", value: 10) { Text("Name") }
        }
      }
    }
  }

  @Test func `tabs come from loops and conditions`() throws {
    let renderer = renderer(BuiltTabs(isSignedIn: true))
    #expect(texts(renderer) == ["Page 1", "Tab 1", "Tab 2", "Profile"])
    try renderer.tap("Profile")
    #expect(texts(renderer).contains("Ada"))
    #expect(texts(self.renderer(BuiltTabs(isSignedIn: false))).contains("Sign In"))
  }

  @Test func `tabs and pages keep their own selection`() throws {
    let old = renderer(
      TabView {
        Text("Home page").tabItem { Label("Home", systemImage: "house") }
        Text("Star page").tabItem {
          Image(systemName: "star")
          Text("Stars")
        }
      })
    try old.tap("Stars")
    #expect(texts(old).contains("Star page"))
    let pages = renderer(TabView { ForEach(0..<3) { Text("Page \($0)") } }.tabViewStyle(.page))
    try pages.tap("Page 3")
    #expect(texts(pages) == ["Page 2"])
  }

  private struct Sheets: View {
    @State private var isShown = false
    @State private var isAsking = false
    @State private var state = "start"

    var body: some View {
      VStack {
        Text(state)
        Button("Open") { isShown = true }
        Button("Ask") { isAsking = true }
      }
      .sheet(isPresented: $isShown, onDismiss: { state = "closed" }) { Detail(name: "In the sheet") }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { state = "deleted" }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("For ever")
      }
    }
  }

  @Test func `sheets are shown and dismissed`() throws {
    let renderer = renderer(Sheets())
    #expect(!texts(renderer).contains("In the sheet"))
    try renderer.tap("Open")
    #expect(texts(renderer).contains("In the sheet"))
    try renderer.tap("Leave")
    #expect(!texts(renderer).contains("In the sheet"))
    #expect(texts(renderer).contains("closed"))
  }

  @Test func `buttons of alerts act and take them away`() throws {
    let renderer = renderer(Sheets())
    try renderer.tap("Ask")
    #expect(texts(renderer).contains("For ever"))
    try renderer.tap("Delete")
    #expect(texts(renderer).contains("deleted"))
    #expect(!texts(renderer).contains("For ever"))
  }

  @Test func `alerts without buttons have one`() throws {
    let shown = renderer(Text("Under").alert("Saved", isPresented: .constant(true)) {})
    #expect(texts(shown).contains("OK"))
    let dialog = renderer(Text("Under").confirmationDialog("Pick", isPresented: .constant(true)) { Button("One") {} })
    #expect(texts(dialog).contains("Cancel"))
    #expect(!texts(dialog).contains("Pick"))
  }

  @Test func `detents set the height of a sheet`() {
    func height(_ detent: PresentationDetent) -> CGFloat? {
      func find(_ node: RenderNode) -> CGFloat? {
        node.name == "card" ? node.frame.height : node.children.lazy.compactMap(find).first
      }
      let view = Text("Under").sheet(isPresented: .constant(true)) { Text("In").presentationDetents([detent]) }
      return find(renderer(view).picture(scale: 1).root)
    }
    #expect(height(.medium) == 350)
    #expect(height(.height(200)) == 200)
    #expect(height(.large) == 690)
  }

  @Test func `views without a screen present nothing`() {
    let renderer = ImageRenderer(content: Text("Under").sheet(isPresented: .constant(true)) { Text("In") })
    #expect(texts(renderer) == ["Under"])
  }
}
