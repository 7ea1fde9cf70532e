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
      let look: Look = screen.isWindow ? .macOS15 : .iOS18
      assertSnapshot(of: try picture(of: screen, variant, look: look), as: .image, named: variant.rawValue)
    }
  }

  /// The settings of iOS 26.
  @Test func settingsOfiOS26() throws {
    for variant in Variant.allCases {
      assertSnapshot(of: try picture(of: .settings, variant, look: .iOS26), as: .image, named: variant.rawValue)
    }
  }

  /// What a screen is shown on: a phone, a tablet or a window.
  private static func device(of screen: SystemScreen) -> ViewImageConfig {
    switch screen {
    case .macPreferences, .macTable: ViewImageConfig(size: screen.size)
    case .splitView: ViewImageConfig(safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), size: screen.size)
    default: .iPhone14Pro
    }
  }

  /// A screen after what a user does to it.
  private func picture(of screen: SystemScreen, _ variant: Variant, look: Look) throws -> UIImage {
    let ground = screen.isWindow ? Color(nsColor: .windowBackgroundColor) : Color(uiColor: .systemBackground)
    let renderer = ImageRenderer(
      content: screen.view
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { ground.ignoresSafeArea() }
        .dynamicTypeSize(variant == .accessibility3 ? .accessibility3 : .large)
        .environment(\.layoutDirection, variant == .rightToLeft ? .rightToLeft : .leftToRight)
        .environment(\.colorScheme, variant == .dark ? .dark : .light)
        .environment(\.look, look),
      on: Self.device(of: screen))
    renderer.scale = variant.scale
    switch screen {
    case .mail: try renderer.swipe("Alan Turing")
    case .contextMenu: try renderer.longPress("Document 3")
    default: break
    }
    return try #require(renderer.uiImage)
  }
}
