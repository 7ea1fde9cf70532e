import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Bars, rows and controls where pictures that Apple's frameworks drew (iOS 16 to 26) differed from ours, each with the
/// number measured there.
@MainActor @Suite struct MeasuredScreenTests {
  private typealias Screen = LookMeasurementTests.Screen

  private func ink<V: View>(
    _ view: V, look: Look = .iOS18, colorScheme: ColorScheme = .light,
    traits: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> LookInkTests.Screen {
    try LookInkTests.Screen(view, look: look, colorScheme: colorScheme, traits: traits)
  }

  private func isClose(_ color: Int, _ expected: Int) -> Bool { LookColorTests.distance(color, expected) <= 3 }

  // MARK: Bars

  @Test(arguments: [(59, 54), (62, 62)] as [(CGFloat, CGFloat)])
  func `a bar begins in a safe area of 59 points, and below one of 62`(safeArea: CGFloat, bar: CGFloat) throws {
    let view = NavigationStack { List { Text("A") }.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    let screen = Screen(view, look: .iOS26) { $0.safeAreaInsets.top = safeArea }
    // 54 points of the bar, 35 above the first group.
    #expect(try #require(screen.frames("row").first).minY == bar + 54 + 35)
  }

  @Test func `with a large title, the first group is at 168 points below a safe area of 62`() throws {
    let view = NavigationStack { List { Text("A") }.navigationTitle("T") }
    let screen = Screen(view, look: .iOS26) { $0.safeAreaInsets.top = 62 }
    // 54 points of the bar, 52 of the title.
    #expect(abs(try #require(screen.frames("row").first).minY - (62 + 54 + 52)) <= 0.5)
  }

  @Test(arguments: [Look.iOS18, .iOS26]) func `a screen without title and items has no bar`(look: Look) throws {
    let screen = Screen(NavigationStack { List { Text("A") } }, look: look) { $0.safeAreaInsets.top = 59 }
    #expect(abs(try #require(screen.frames("row").first).minY - 94) < 0.5)
    let item = NavigationStack { List { Text("A") }.toolbar { Button("Add") {} } }
    #expect(try #require(Screen(item, look: look).frames("row").first).minY > 60)
    let shown = NavigationStack { List { Text("A") }.toolbarBackground(.visible, for: .navigationBar) }
    #expect(try #require(Screen(shown, look: look).frames("row").first).minY > 60)
  }

  @Test func `a screen without content has its title`() {
    let view = NavigationView { EmptyView().navigationBarTitle("Title", displayMode: .inline) }
    #expect(Screen(view).text("Title") != nil)
    #expect(Screen(NavigationView { EmptyView() }).text("Title") == nil)
  }

  @Test func `a navigation container in other colours has their background`() throws {
    let view = NavigationView { Text("a").navigationBarTitle("T") }.colorScheme(.dark)
    let screen = try ink(view)
    #expect(isClose(screen.color(4, 4), 0x000000) && isClose(screen.color(380, 840), 0x000000))
  }

  @Test func `the title of a sheet with buttons to cancel and confirm is in their row`() throws {
    func sheet(_ confirms: Bool) -> Screen {
      Screen(
        Color.white.sheet(isPresented: .constant(true)) {
          NavigationStack {
            Form { Text("Row") }.navigationTitle("M").toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              if confirms { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
            }
          }
        })
    }
    #expect(abs(try #require(sheet(true).frames("row").first).minY - (10 + 56 + 35)) < 0.5)
    #expect(try #require(sheet(true).text("M")).midX == 393 / 2)
    #expect(try #require(sheet(false).text("M")).minX == 16)
  }

  @Test(arguments: [(Color.white, ColorScheme.light, 0x09090A), (.black, .dark, 0xF5F5F5)])
  func `the title in the row of buttons on iOS 26 is not quite black or white`(
    ground: Color, scheme: ColorScheme, color: Int
  ) throws {
    let view = NavigationStack { ground.navigationTitle("████").navigationBarTitleDisplayMode(.inline) }
    let title = try #require(Screen(view, look: .iOS26).text("████"))
    let screen = try ink(view, look: .iOS26, colorScheme: scheme)
    let found = screen.color(title.midX, title.midY)
    #expect(isClose(found, color), "\(String(found, radix: 16))")
  }

  // MARK: Rows

  @Test(arguments: [(ColorScheme.light, 0x7F7F7F, 0xE2E2E3), (.dark, 0x8E8E8F, 0x3B3B3E)])
  func `a link outside of a navigation container is half transparent`(scheme: ColorScheme, text: Int, arrow: Int) throws
  {
    let list = List { NavigationLink("████") { Text("B") } }
    let screen = try ink(list, look: .iOS26, colorScheme: scheme)
    let title = try #require(screen.screen.text("████"))
    #expect(isClose(screen.color(title.midX, title.midY), text), "\(screen.color(title.midX, title.midY))")
    let chevron = try #require(screen.screen.image("chevron.forward"))
    #expect(isClose(screen.ink(in: chevron), arrow), "\(screen.ink(in: chevron))")
    let inside = try ink(NavigationStack { list }, look: .iOS26)
    let own = try #require(inside.screen.text("████"))
    #expect(isClose(inside.color(own.midX, own.midY), 0x000000))
  }

  // From the ink of a text to that of the arrow.
  @Test(arguments: [(Look.iOS18, 11.7), (.iOS26, 13.7)] as [(Look, CGFloat)])
  func `the content of a row that leads elsewhere ends before its arrow`(look: Look, gap: CGFloat) throws {
    let row = NavigationLink {
      Text("B")
    } label: {
      HStack {
        Spacer()
        Text("and so on")
      }
    }
    let screen = try ink(NavigationStack { List { row } }, look: look)
    let text = screen.extent(in: try #require(screen.screen.text("and so on")).insetBy(dx: -1, dy: -1))
    let arrow = screen.extent(in: try #require(screen.screen.image("chevron.forward")))
    #expect(abs(arrow.minX - text.maxX - gap) <= 0.5, "\(arrow.minX - text.maxX)")
  }

  @Test func `the arrow of a row is translucent`() throws {
    let row = NavigationLink("A") { Text("B") }.listRowBackground(
      Color(red: 0xEE / 255, green: 0x80 / 255, blue: 0xD1 / 255))
    let screen = try ink(NavigationStack { List { row } })
    let chevron = try #require(screen.screen.image("chevron.forward"))
    #expect(isClose(screen.ink(in: chevron), 0xB2609D), "\(screen.ink(in: chevron))")
  }

  @Test(arguments: [(DynamicTypeSize.medium, 27.5, 55), (.large, 30, 60)] as [(DynamicTypeSize, CGFloat, CGFloat)])
  func `labels on iOS 26 have narrower columns at medium size`(size: DynamicTypeSize, symbol: CGFloat, title: CGFloat)
    throws
  {
    let screen = Screen(List { Label("Title", systemImage: "star") }, look: .iOS26) { $0.dynamicTypeSize = size }
    #expect(abs(try #require(screen.image("star")).midX - 16 - symbol) <= 0.5)
    #expect(abs(try #require(screen.text("Title")).minX - 16 - title) <= 0.5)
  }

  @Test func `a separator begins at the text of the row, not at one over its icon`() throws {
    let list = List {
      HStack(spacing: 16) {
        Circle().frame(width: 24, height: 24).overlay(Text("F"))
        Text("Title")
      }
      Text("Below")
    }
    let screen = try ink(list)
    let row = try #require(screen.screen.frames("row").first)
    let line = screen.lines(in: CGRect(x: 24, y: row.maxY - 1, width: 200, height: 1))
    #expect(abs(line.minX - (try #require(screen.screen.text("Title")).minX)) <= 0.5)
  }

  // Swift Composable Architecture, TourOfSyncUps-0005 (iOS 17).
  @Test func `padded content with a spacer fills its row`() throws {
    let row = NavigationLink(value: 1) {
      VStack(alignment: .leading) {
        Text("Title").font(.headline)
        Spacer()
        HStack {
          Label("3", systemImage: "person.3")
          Spacer()
          Text("5 min")
        }
        .font(.caption)
      }
      .padding()
    }
    let screen = Screen(NavigationStack { List { row } })
    let frame = try #require(screen.frames("row").first)
    let title = try #require(screen.text("Title"))
    #expect(abs(frame.height - 100) <= 0.5, "\(frame)")
    #expect(abs(title.minY - frame.minY - 16 - 4.1) <= 0.5)
  }

  // Apps set the margin to 0 so that the first group is flush with the bar.
  @Test(arguments: [(nil, 35), (0, 0), (4, 4)] as [(CGFloat?, CGFloat)])
  func `margins of content replace those of a list with groups`(margin: CGFloat?, expected: CGFloat) throws {
    func top(_ view: some View) throws -> CGFloat { try #require(Screen(view).frames("row").first).minY }
    let list = List { Text("A") }
    guard let margin else { return #expect(try top(list) == expected) }
    #expect(try top(list.contentMargins(.top, margin)) == expected)
    #expect(try top(list.contentMargins(.top, margin, for: .scrollContent)) == expected)
    #expect(try top(list.contentMargins(.top, margin, for: .scrollIndicators)) == 35)
    #expect(try top(list.contentMargins(.bottom, margin)) == 35)
    let bare = Screen(ScrollView { list.contentMargins(.bottom, margin).frame(height: 300) }).frames("ends")
    let usual = Screen(ScrollView { list.frame(height: 300) }).frames("ends")
    #expect(try #require(usual.first).height - (try #require(bare.first).height) == 17.5)
  }

  @Test func `a value below its label at accessibility3 is as far from it as measured`() throws {
    let screen = Screen(List { LabeledContent("Label", value: "Value") }, look: .iOS26) {
      $0.dynamicTypeSize = .accessibility3
    }
    let lines = try ["Label", "Value"].map { try #require(screen.text($0)).minY }
    #expect(abs(lines[1] - lines[0] - 52) <= 0.5, "\(lines)")
    let row = try #require(screen.frames("row").first)
    #expect(abs(row.height - 130) <= 0.5, "\(row)")
  }

  @Test func `a list without rows has the background of a screen`() throws {
    #expect(isClose(try ink(List {}).color(200, 400), 0xFFFFFF))
    #expect(isClose(try ink(List { Text("A") }).color(200, 800), 0xF2F2F7))
  }

  @Test func `a menu shows the image and the text of an option, not its shapes`() throws {
    let picker = Picker("Theme", selection: .constant(1)) {
      ZStack {
        RoundedRectangle(cornerRadius: 4).fill(.pink)
        Label("Bubblegum", systemImage: "paintpalette").padding(4)
      }
      .tag(1)
    }
    let screen = try ink(Form { picker })
    let image = screen.extent(in: try #require(screen.screen.image("paintpalette")))
    let text = try #require(screen.screen.text("Bubblegum"))
    let row = try #require(screen.screen.frames("row").first)
    #expect(row.height == 44)
    let words = screen.extent(in: text)
    // Swift Composable Architecture, TourOfSyncUps-0004 (iOS 17): the symbol from 221.3 to 247.0, the text from 250.3 to 335.3.
    #expect(abs(words.maxX - image.minX - 114) <= 0.5 && abs(words.minX - image.maxX - 3.3) <= 0.5, "\(image) \(words)")
    #expect(isClose(screen.ink(in: text), 0x8A8A8E) && isClose(screen.ink(in: image), 0x8A8A8E))
    #expect(isClose(screen.color(60 + 120, row.midY), 0xFFFFFF))
  }

  // MARK: Controls

  @Test(arguments: [Look.iOS18, .iOS26]) func `the value in the label of a menu is grey`(look: Look) throws {
    let row = Menu {
    } label: {
      LabeledContent {
        Text("████")
      } label: {
        Text("Clean")
      }
    }
    let screen = try ink(List { row }, look: look)
    let value = screen.ink(in: try #require(screen.screen.text("████")))
    #expect(isClose(value, 0x8A8A8E), "\(value)")
  }

  @Test func `a switch on iOS 26 ends 14 points from the edge of its group`() throws {
    let screen = Screen(List { Toggle("A", isOn: .constant(true)) }, look: .iOS26)
    #expect(abs(393 - 16 - (try #require(screen.frames("clipShape").first).maxX) - 14) <= 0.5)
  }

  @Test func `an accent colour does not tint switches, a tint does`() throws {
    func color(_ change: (AnyView) -> AnyView) throws -> Int {
      let toggle = Toggle("A", isOn: .constant(true)).labelsHidden()
      let screen = try ink(
        VStack {
          change(AnyView(toggle)); Spacer()
        }.frame(maxWidth: .infinity).background(Color.white))
      let track = try #require(screen.screen.frames("clipShape").first)
      return screen.color(track.minX + 10, track.midY)
    }
    #expect(isClose(try color { AnyView($0.accentColor(.purple)) }, 0x34C759))
    #expect(isClose(try color { AnyView($0.tint(.red)) }, 0xFF3B30))
  }

  @Test func `the track of a slider is a point shorter at each end, and a point below the middle of the thumb`() throws
  {
    let screen = try ink(
      VStack {
        Slider(value: .constant(0.5)).padding(20)
        Spacer()
      }.background(Color.white))
    // The slider is 353 points wide, from 20, and 31 high.
    let track = screen.extent(in: CGRect(x: 340, y: 20, width: 45, height: 31))
    #expect(abs(track.maxX - 372) <= 0.5 && abs(track.midY - 36) <= 0.2, "\(track)")
    // On black, the shadow is invisible. The thumb is from 11 to 38 in a frame of 50 points.
    let dark = try ink(
      VStack(spacing: 0) {
        Slider(value: .constant(0.5)).frame(height: 50)
        Spacer(minLength: 0)
      }.background(Color.black))
    let thumb = dark.extent(in: CGRect(x: 196, y: 0, width: 1, height: 50))
    #expect(abs(thumb.minY - 11) <= 0.5 && abs(thumb.maxY - 38) <= 0.5, "\(thumb)")
  }

  @Test(arguments: [(Color.white, ColorScheme.light, 0x999999), (.black, .dark, 0x757575)])
  func `tabs that are not chosen show what is behind them`(ground: Color, scheme: ColorScheme, color: Int) throws {
    let tabs = TabView {
      ground.ignoresSafeArea().tabItem { Text("A") }
      Text("B").tabItem { Text("████") }
    }
    let screen = try ink(tabs, colorScheme: scheme)
    let title = try #require(screen.screen.text("████"))
    #expect(isClose(screen.color(title.midX, title.midY), color), "\(screen.color(title.midX, title.midY))")
  }
}
