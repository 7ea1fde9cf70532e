import SwiftUI
import Testing
import UIKit

// Names that public code of 2023 to 2026 uses. That they compile, as they are used there, is most of the point.
@MainActor @Suite struct LaterNamesTests {
  final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
  }

  struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate

    var body: some Scene { WindowGroup { Text("") } }
  }

  struct Bars: View {
    @Environment(\.appearsActive) private var isActive
    @Environment(\.isTabBarShowingSections) private var showsSections
    @AccessibilityFocusState private var isRead: Bool

    var body: some View {
      NavigationStack {
        Text(isActive && !showsSections ? "a" : "b")
          .accessibilityDefaultFocus($isRead, true)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            ToolbarSpacer(.fixed, placement: .topBarTrailing)
            ToolbarSpacer()
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            ToolbarTitleMenu { RenameButton() }
          }
          .renameAction {}
          .springLoadingBehavior(.enabled)
          .symbolVariableValueMode(.draw)
          .writingDirection(strategy: .contentBased)
          .multilineTextAlignment(strategy: .writingDirectionBased)
          .typesettingLanguage(.init(languageCode: .thai))
          .textScale(.secondary)
          .defaultHoverEffect(.lift)
          .fileDialogCustomizationID("notes")
      }
    }
  }

  private func size(_ view: some View) -> [Int] {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 1
    return renderer.cgImage.map { [$0.width, $0.height] } ?? []
  }

  @Test func `an app names its delegate, and bars take spaces and items of the system`() {
    _ = Program()
    #expect(size(Bars().frame(width: 200, height: 200)) == [200, 200])
  }

  @Test func `what is ignored in pictures leaves the view as large as it is`() {
    let box = Rectangle().frame(width: 20, height: 10)
    #expect(size(box._identified(by: 1)) == [20, 10])
    #expect(size(box.sectionActions { Text("long text") }) == [20, 10])
    #expect(size(box.dismissalConfirmationDialog("Sure?", shouldPresent: true) { Text("Yes") }) == [20, 10])
  }

  // `padding` without a length is 16 points on each side.
  @Test func `scene padding is that of padding`() {
    let box = Rectangle().frame(width: 20, height: 10)
    #expect(size(box.scenePadding()) == [52, 42])
    #expect(size(box.scenePadding(.minimum, edges: .horizontal)) == [52, 10])
  }

  @Test func `a concentric rectangle without a container has the corners that it has at least`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let corner = CGPoint(x: 1, y: 1)
    #expect(ConcentricRectangle().path(in: rect).contains(corner))
    #expect(!ConcentricRectangle(corners: .concentric(minimum: 12)).path(in: rect).contains(corner))
    #expect(!ConcentricRectangle(corners: .fixed(12)).path(in: rect).contains(corner))
  }

  @Test func `a rename button does what the view around says, and nothing without`() throws {
    var count = 0
    let renderer = ImageRenderer(content: VStack { RenameButton() }.renameAction { count += 1 })
    try renderer.tap("Rename")
    #expect(count == 1)
    #expect(throws: (any Error).self) { try ImageRenderer(content: RenameButton()).tap("Rename") }
  }

  @Test func `the time is there without Core Foundation`() {
    let start = CFAbsoluteTimeGetCurrent()
    #expect(abs(Date(timeIntervalSinceReferenceDate: start).timeIntervalSinceNow) < 60)
  }

  @Test func `a URL cache needs no folder, and labels and icons of UIKit have their names`() {
    #expect(URLCache(memoryCapacity: 1_024, diskCapacity: 0).memoryCapacity == 1_024)
    let label = UILabel()
    #expect(label.lineBreakMode == .byTruncatingTail)
    _ = UIApplicationShortcutIcon(systemImageName: "star")
    #expect(
      UIActivityViewController(activityItems: [], applicationActivities: [UIActivity()]).excludedActivityTypes == nil)
  }
}
