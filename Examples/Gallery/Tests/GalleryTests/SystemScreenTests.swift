import Gallery
import SwiftUI
import Testing
import TouchstoneTesting

/// Screens that look like the system's, in the appearances in which they are most likely to break.
@MainActor @Suite(.snapshots) struct SystemScreenTests {
  /// A way in which a screen is shown.
  enum Variant: String, CaseIterable {
    case light, dark, accessibility3, rightToLeft

    var scale: CGFloat { self == .light ? 2 : 1 }
  }

  @Test(arguments: SystemScreen.allCases)
  func screen(_ screen: SystemScreen) throws {
    // Text of macOS has one size.
    for variant in Variant.allCases where !(screen.isWindow && variant == .accessibility3) {
      if let title = screen.windowTitle {
        let window = ViewImageConfig(size: screen.size).framed(title: title)
        assertSnapshot(
          of: screen.view.frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(nsColor: .windowBackgroundColor)),
          as: .image(
            layout: .device(config: window), scale: variant.scale, colorScheme: variant == .dark ? .dark : .light,
            traits: UITraitCollection(layoutDirection: variant == .rightToLeft ? .rightToLeft : .leftToRight),
            look: .macOS15),
          named: variant.rawValue)
      } else {
        assertSnapshot(of: try picture(of: screen, variant, look: .iOS18), as: .image, named: variant.rawValue)
      }
    }
  }

  /// The settings of iOS 26.
  @Test func settingsOfiOS26() throws {
    for variant in Variant.allCases {
      assertSnapshot(of: try picture(of: .settings, variant, look: .iOS26), as: .image, named: variant.rawValue)
    }
  }

  /// Glass, its container and its buttons.
  @Test func glassOfiOS26() {
    for variant in [Variant.light, .dark] {
      let view = SystemScreen.glass
        .environment(\.colorScheme, variant == .dark ? .dark : .light)
        .environment(\.look, .iOS26)
      assertSnapshot(of: view, as: .image(scale: variant.scale), named: variant.rawValue)
    }
  }

  /// Tabs scrolled to the middle of a list: with all tabs, an accessory and a search tab, and minimised.
  @Test func scrolledOfiOS26() throws {
    let tabs = TabView {
      Tab("Library", systemImage: "books.vertical") {
        NavigationStack {
          List(0..<40, id: \.self) { Label("Song \($0)", systemImage: "music.note").id($0) }
            .navigationTitle("Library").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Sort", systemImage: "arrow.up.arrow.down") {} }
        }
      }
      Tab("Radio", systemImage: "dot.radiowaves.left.and.right") { Text("Radio") }
      Tab(role: .search) { Text("Search") }
    }
    .tabViewBottomAccessory { Label("Song 7", systemImage: "play.fill") }
    for (name, behavior) in [("expanded", TabBarMinimizeBehavior.never), ("minimized", .onScrollDown)] {
      for variant in [Variant.light, .dark] {
        let renderer = renderer(of: tabs.tabBarMinimizeBehavior(behavior), variant, look: .iOS26)
        try renderer.scroll(to: 20, anchor: .center)
        assertSnapshot(of: try #require(renderer.uiImage), as: .image, named: "\(name)-\(variant.rawValue)")
      }
    }
  }

  /// A long list scrolled to its middle, between bars that have a background there, and a large title that is a small one.
  @Test func scrolled() throws {
    let tabs = TabView {
      NavigationStack {
        List(0..<40, id: \.self) { Label("Song \($0)", systemImage: "music.note").id($0) }
          .navigationTitle("Library").searchable(text: .constant(""))
          .toolbar { EditButton() }
      }
      .tabItem { Label("Library", systemImage: "books.vertical") }
      Text("Radio").tabItem { Label("Radio", systemImage: "dot.radiowaves.left.and.right") }
    }
    for variant in Variant.allCases {
      let renderer = renderer(of: tabs, variant, look: .iOS18)
      try renderer.scroll(to: 20, anchor: .center)
      assertSnapshot(of: try #require(renderer.uiImage), as: .image, named: variant.rawValue)
    }
  }

  /// What a screen of iOS is shown on: a phone or a tablet.
  private static func device(of screen: SystemScreen) -> ViewImageConfig {
    switch screen {
    case .splitView: ViewImageConfig(safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), size: screen.size)
    default: .iPhone14Pro
    }
  }

  /// A sheet, an alert and a menu of iOS 26, and the bars of tabs and of a search.
  @Test(arguments: [SystemScreen.calendarSheet, .alert, .contextMenu, .tabs, .search])
  func presentationOfiOS26(_ screen: SystemScreen) throws {
    for variant in Variant.allCases {
      assertSnapshot(of: try picture(of: screen, variant, look: .iOS26), as: .image, named: variant.rawValue)
    }
  }

  /// A sheet of half the height, and a dialog, as iOS 26 draws them.
  @Test func floatingOfiOS26() throws {
    let sheet = SystemScreen.settings.view.sheet(isPresented: .constant(true)) {
      NavigationStack {
        Form {
          Toggle("Notifications", isOn: .constant(true))
          Toggle("Sounds", isOn: .constant(false))
        }
        .navigationTitle("Focus").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button(role: .close) {} }
          ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
        }
      }
      .presentationDetents([.medium, .large])
    }
    let dialog = VStack {
      Spacer()
      Button("Delete Server…", role: .destructive) {}
        .confirmationDialog("Its data cannot be restored.", isPresented: .constant(true), titleVisibility: .visible) {
          Button("Delete", role: .destructive) {}
          Button("Archive") {}
        }
        .padding(.bottom, 60)
    }
    for variant in Variant.allCases {
      let pictures = try [("sheet", AnyView(sheet)), ("dialog", AnyView(dialog))].map { name, view in
        (name, try #require(renderer(of: view, variant, look: .iOS26).uiImage))
      }
      for (name, picture) in pictures {
        assertSnapshot(of: picture, as: .image, named: "\(name)-\(variant.rawValue)")
      }
    }
  }

  /// A screen after what a user does to it.
  private func picture(of screen: SystemScreen, _ variant: Variant, look: Look) throws -> UIImage {
    let renderer = renderer(of: screen.view, on: Self.device(of: screen), variant, look: look)
    switch screen {
    case .mail: try renderer.swipe("Alan Turing")
    case .contextMenu: try renderer.longPress("Document 3")
    default: break
    }
    return try #require(renderer.uiImage)
  }

  private func renderer<V: View>(
    of view: V, on device: ViewImageConfig = .iPhone14Pro, _ variant: Variant, look: Look
  ) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(
      content:
        view
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color(uiColor: .systemBackground).ignoresSafeArea() }
        .dynamicTypeSize(variant == .accessibility3 ? .accessibility3 : .large)
        .environment(\.layoutDirection, variant == .rightToLeft ? .rightToLeft : .leftToRight)
        .environment(\.colorScheme, variant == .dark ? .dark : .light)
        .environment(\.look, look),
      on: device)
    renderer.scale = variant.scale
    return renderer
  }
}
