import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Bars below which content is scrolled.
///
/// UIKit, `UINavigationBarAppearance`: a bar is transparent where the edge of the content is at the bar, and has its background
/// where content is under it; `UINavigationItem.hidesSearchBarWhenScrolling`; large titles become small ones.
@MainActor @Suite struct ScrolledBarTests {
  private func rows(_ count: Int = 40) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 50).id($0) }
      }
    }
  }

  private func renderer<V: View>(_ view: V, look: Look = .iOS18) -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: AnyView(view.background(Color.white)))
    renderer.environment.look = look
    renderer.proposedSize = ProposedViewSize(width: 393, height: 600)
    return renderer
  }

  private func screen(_ renderer: ImageRenderer<AnyView>) -> LookMeasurementTests.Screen {
    LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root)
  }

  private func level(_ renderer: ImageRenderer<AnyView>, y: Int) throws -> UInt8 {
    try renderer.render().bitmap[4, y].red
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func `a large title becomes a small one, and a large one again`(look: Look) throws {
    let renderer = renderer(NavigationStack { rows().navigationTitle("Title") }, look: look)
    let large = try #require(screen(renderer).text("Title"))
    let content = try #require(screen(renderer).text("Row 0"))
    #expect(large.minX == 16)
    try renderer.scroll(to: 20, anchor: .top)
    let small = try #require(screen(renderer).text("Title"))
    #expect(abs(small.midX - 393 / 2) < 1 && small.height < large.height)
    let row = try #require(screen(renderer).text("Row 20"))
    #expect(abs(content.minY - row.minY - 52) < 0.01, "the bar is lower by the large title")
    try renderer.scroll(to: 0, anchor: .top)
    #expect(screen(renderer).text("Title") == large)
  }

  @Test func `a large title stays where all content fits below a small one`() throws {
    // 600 points less a bar of 96 are 504, less one of 44 they are 556.
    let view = NavigationStack { rows(11).navigationTitle("Title").defaultScrollAnchor(.bottom) }
    #expect(screen(renderer(view)).text("Title")?.minX == 16)
    let longer = NavigationStack { rows(12).navigationTitle("Title").defaultScrollAnchor(.bottom) }
    #expect(try #require(screen(renderer(longer)).text("Title")).minX > 16)
  }

  @Test func `a navigation bar has a background and a line where content is under it`() throws {
    let view = NavigationStack { rows().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    let renderer = renderer(view)
    #expect(try level(renderer, y: 4) == 255)
    try renderer.scroll(to: 20, anchor: .top)
    renderer.scale = 3
    let bitmap = try renderer.render().bitmap
    // controls.md A3: F7F7F7 to F8F8F8, and a third of a point of B2B2B2 below.
    #expect((0xF7...0xF8).contains(bitmap[12, 12].red))
    #expect((0xAF...0xB5).contains(bitmap[12, 132].red), "\(bitmap[12, 132].red)")
  }

  @Test func `code decides on the background of a bar`() throws {
    func level(_ change: (AnyView) -> AnyView, scrolled: Bool) throws -> [UInt8] {
      let view = change(AnyView(rows().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)))
      let renderer = renderer(NavigationStack { view })
      if scrolled { try renderer.scroll(to: 20, anchor: .top) }
      let pixel = try renderer.render().bitmap[4, 4]
      return [pixel.red, pixel.green, pixel.blue]
    }
    let (red, white): ([UInt8], [UInt8]) = ([255, 0, 0], [255, 255, 255])
    func colored(_ view: AnyView) -> AnyView {
      AnyView(view.toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .navigationBar))
    }
    #expect(try level(colored, scrolled: false) == white)
    #expect(try level(colored, scrolled: true) == red)
    #expect(
      try level({ colored(AnyView($0.toolbarBackground(.visible, for: .navigationBar))) }, scrolled: false) == red)
    #expect(try level({ AnyView($0.toolbarBackground(.hidden, for: .navigationBar)) }, scrolled: true) == white)
  }

  @Test func `content that does not reach a bar is not under it`() throws {
    let view = NavigationStack {
      VStack {
        Text("Above")
        rows()
      }
      .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    let renderer = renderer(view)
    try renderer.scroll(to: 20, anchor: .top)
    #expect(try level(renderer, y: 4) == 255)
  }

  @Test func `a search field goes with the title, unless it is said to stay or in use`() throws {
    func fields(_ placement: SearchFieldPlacement, isSearching: Bool = false, at row: Int) throws -> Int {
      let renderer = renderer(
        NavigationStack {
          rows().navigationTitle("Title")
            .searchable(text: .constant(""), isPresented: .constant(isSearching), placement: placement)
        })
      try renderer.scroll(to: row, anchor: .top)
      return screen(renderer).texts("Search").count
    }
    #expect(try fields(.automatic, at: 0) == 1)
    #expect(try fields(.automatic, at: 20) == 0)
    #expect(try fields(.navigationBarDrawer(displayMode: .automatic), at: 20) == 0)
    #expect(try fields(.navigationBarDrawer(displayMode: .always), at: 20) == 1)
    #expect(try fields(.automatic, isSearching: true, at: 20) == 1)
  }

  @Test func `bars at the bottom have a background until the end of the content`() throws {
    let bars: [AnyView] = [
      AnyView(NavigationStack { rows().toolbar { ToolbarItem(placement: .bottomBar) { Button("B") {} } } }),
      AnyView(TabView { rows().tabItem { Label("A", systemImage: "star") } }),
    ]
    for view in bars {
      let renderer = renderer(view)
      #expect(try level(renderer, y: 590) < 0xFA)
      try renderer.scroll(to: 39, anchor: .bottom)
      #expect(try level(renderer, y: 590) == 255)
    }
    // UIKit, UITabBar.scrollEdgeAppearance: nothing is scrolled under the bar where nothing scrolls.
    func still(_ change: (AnyView) -> AnyView) throws -> UInt8 {
      let tab = AnyView(Text("A").tabItem { Label("A", systemImage: "star") })
      return try level(renderer(TabView { change(tab) }), y: 590)
    }
    #expect(try still { $0 } == 255)
    #expect(try still { AnyView($0.toolbarBackground(.visible, for: .tabBar)) } == 0xF8)
  }

  @Test func `a toolbar of macOS has a background and a line where content is under it`() throws {
    let renderer = renderer(NavigationStack { rows().navigationTitle("Title") }, look: .macOS15)
    #expect(try level(renderer, y: 4) == 255)
    try renderer.scroll(to: 20, anchor: .top)
    #expect(try level(renderer, y: 4) < 250)
    #expect(try level(renderer, y: 52) < 0xE0, "the line")
    #expect(screen(renderer).text("Title")?.midY == 26)
    let columns = self.renderer(
      NavigationSplitView {
        List(0..<40, id: \.self) { Text("Row \($0)").id($0) }
      } detail: {
        Text("Detail")
      }, look: .macOS15)
    columns.environment.horizontalSizeClass = .regular
    columns.proposedSize = ProposedViewSize(width: 700, height: 300)
    try columns.scroll(to: 20, anchor: .top)
    let bitmap = try columns.render().bitmap
    #expect(
      (0..<52).allSatisfy { bitmap[30, $0].red == bitmap[4, 290].red }, "a sidebar has no line, and rows are behind it")
  }

  // A low bar leaves more space, so that what was below a high one no longer is: either way, there must be an end.
  @Test(arguments: [Look.iOS18, .iOS26])
  func `bars settle wherever a list is scrolled to`(look: Look) throws {
    for id in 6..<16 {
      let renderer = renderer(NavigationStack { rows().navigationTitle("Title") }, look: look)
      try renderer.scroll(to: id)
      let first = try renderer.render()
      #expect(first.diagnostics.isEmpty, "\(id): \(first.diagnostics)")
      try renderer.scroll(to: id)
      #expect(try renderer.render().bitmap == first.bitmap, "\(id)")
    }
  }

  @Test func `bars settle for content of every length, and for content that depends on them`() throws {
    for height in stride(from: CGFloat(440), through: 580, by: 4) {
      let views: [AnyView] = [
        AnyView(ScrollView { Color.red.frame(height: height) }.navigationTitle("Title").defaultScrollAnchor(.bottom)),
        AnyView(
          GeometryReader { geometry in
            ScrollView { Color.red.frame(height: height + (geometry.size.height < 520 ? 100 : 0)) }
              .defaultScrollAnchor(.bottom)
          }
          .navigationTitle("Title")),
      ]
      for view in views {
        let renderer = renderer(NavigationStack { view })
        renderer.environment.safeAreaInsets.top = 59
        let first = try renderer.render()
        #expect(first.diagnostics.isEmpty, "\(height)")
        #expect(try renderer.render().bitmap == first.bitmap, "\(height)")
      }
    }
  }

  private struct Loading: View {
    @State private var isLoading = false

    var body: some View {
      NavigationStack {
        Group {
          if isLoading {
            Text("Loading")
          } else {
            ScrollView {
              VStack(spacing: 0) {
                NavigationLink("Next") {
                  Text("Body").navigationTitle("Next page").navigationBarTitleDisplayMode(.large)
                }
                ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(minHeight: 50).id($0) }
              }
            }
          }
        }
        .navigationTitle("Title")
        .toolbar { Button("Load") { isLoading = true } }
      }
    }
  }

  @Test func `a screen without scrolled content has the bars of one`() throws {
    let pushed = renderer(Loading())
    try pushed.scroll(to: 20, anchor: .top)
    #expect(try level(pushed, y: 4) < 250)
    try pushed.tap("Next")
    #expect(try level(pushed, y: 4) == 255)
    #expect(screen(pushed).text("Next page")?.minX == 16)
    let loading = renderer(Loading())
    try loading.scroll(to: 20, anchor: .top)
    try loading.tap("Load")
    #expect(try level(loading, y: 4) == 255 && screen(loading).text("Title")?.minX == 16)
    let tabs = renderer(
      TabView {
        rows().tabItem { Text("One") }
        Text("Still").tabItem { Text("Two") }
      })
    #expect(try level(tabs, y: 590) < 250)
    try tabs.tap("Two")
    #expect(try level(tabs, y: 590) == 255)
  }

  @Test func `any vertical scroll view counts that is under a bar`() throws {
    let chips = ScrollView(.horizontal) { HStack { ForEach(0..<9, id: \.self) { Text("Chip \($0)") } } }
    let views: [AnyView] = [
      AnyView(
        VStack(spacing: 0) {
          chips; rows()
        }),
      AnyView(
        VStack {
          ScrollView { Text("Short") }.frame(height: 40); rows()
        }),
      AnyView(rows().ignoresSafeArea(edges: .bottom)),
    ]
    for (index, view) in views.enumerated() {
      let renderer = renderer(TabView { view.tabItem { Text("A") } })
      #expect(try level(renderer, y: 590) < 250, "\(index)")
    }
    let over = renderer(
      NavigationStack {
        ZStack {
          chips; rows()
        }.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      })
    try over.scroll(to: 20, anchor: .top)
    #expect(try level(over, y: 4) < 250)
  }
}
