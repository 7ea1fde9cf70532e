import Foundation
import SwiftUI
import Testing
import UIKit

/// What subclasses of UIKit's controllers override and set, as templates of Xcode and apps do.
@MainActor @Suite struct ControllerNamesTests {
  private final class Screen: UIViewController, UISearchResultsUpdating, UITabBarControllerDelegate {
    override var canBecomeFirstResponder: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(title: "Find", action: Selector("find:"), input: "f", modifierFlags: .command)]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = self
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.placeholder = "Find"
      navigationItem.searchController = search
      tabBarItem.title = "Found"
      setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    func updateSearchResults(for searchController: UISearchController) { title = searchController.searchBar.text }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
      viewController !== self
    }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
      configuration.delegateClass = Delegate.self
      return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  }

  @Test func `a controller overrides its commands, and has a search and an item`() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.keyCommands?.first?.input == "f")
    #expect(UIViewController().keyCommands == nil)
    #expect(screen.navigationItem.searchController?.searchBar.placeholder == "Find")
    #expect(screen.tabBarItem.title == "Found")
    let tabs = UITabBarController()
    tabs.delegate = screen
    #expect(tabs.delegate?.tabBarController(tabs, shouldSelect: screen) == false)
  }

  @Test func `the chain of responders leads to the superview`() {
    let (outer, inner) = (UIView(), UILabel())
    outer.addSubview(inner)
    #expect(Array(sequence(first: inner as UIResponder, next: \.next)) == [inner, outer])
  }

  @Test func `a scene is configured as the template of an app does`() {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    #expect(configuration.name == "Default" && configuration.role == .windowApplication)
    #expect(UISceneSession.Role.windowApplication.rawValue == "UIWindowSceneSessionRoleApplication")
  }

  @Test func `text views know whether they have text, and views end editing`() {
    let text = UITextView()
    #expect(!text.hasText)
    text.text = "a"
    #expect(text.hasText && text.endEditing(true))
  }

  @Test func `a picked file can be opened as in a sandbox`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("picked-\(UUID().uuidString)")
    try Data("a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(file.startAccessingSecurityScopedResource())
    defer { file.stopAccessingSecurityScopedResource() }
    #expect(try Data(contentsOf: file) == Data("a".utf8))
  }

  @Test func `an announcement has the attributes of speech`() {
    let text = NSAttributedString(
      string: "Saved",
      attributes: [
        .accessibilitySpeechQueueAnnouncement: true,
        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high,
      ])
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority == .high)
    #expect(attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true)
  }
}
