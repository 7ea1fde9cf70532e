import AppKit
import Foundation
import OSLog
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

// Names that packages of others use. That they compile, as they are used there, is most of the point.
@MainActor @Suite struct StrangerNamesTests {
  final class Archived: UIHostingController<Text> {
    required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("a")) }
  }

  final class Badge: UIView {
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  }

  final class Delegate: NSObject, UIApplicationDelegate {}

  enum Size: CustomLocalizedStringResourceConvertible {
    case small

    var localizedStringResource: LocalizedStringResource { "Small" }
  }

  @Test func `views hold constraints`() {
    let view = Badge(frame: .zero)
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    view.addConstraints([width, view.heightAnchor.constraint(equalToConstant: 2)])
    view.addConstraint(width)
    view.updateConstraintsIfNeeded()
    #expect(view.constraints.count == 2 && width.isActive)
    view.removeConstraint(width)
    #expect(view.constraints.count == 1 && !width.isActive)
  }

  @Test func `a constraint has the parts that it was created with`() {
    let (view, other) = (UIView(frame: .zero), UIView(frame: .zero))
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: other, attribute: .height, multiplier: 2, constant: 3)
    #expect(constraint.firstItem === view && constraint.secondItem === other && constraint.firstAttribute == .width)
    #expect(constraint.secondAttribute == .height && constraint.multiplier == 2 && constraint.constant == 3)
    #expect(constraint.relation == .equal)
    UIViewController().setContentScrollView(UIScrollView(frame: .zero), for: .top)
  }

  @Test func `views and controllers are created without arguments`() {
    #expect(UIActivityIndicatorView().style == .medium && UITableViewCell().reuseIdentifier == nil)
    #expect(UIAlertController().preferredStyle == .actionSheet && UINavigationController().viewControllers.isEmpty)
    #expect(UIPageViewController().transitionStyle == .pageCurl)
  }

  @Test func `windows, apps and events have the members that code calls`() {
    let window = UIWindow(frame: .zero)
    window.makeKey()
    window.becomeKey()
    window.resignKey()
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.delegate === delegate)
    UIApplication.shared.delegate = nil
    let event = \NSEvent.window
    #expect("\(type(of: event))".contains("NSEvent"))
  }

  @Test func `a cell has the content of its style`() {
    var content = UITableViewCell(style: .subtitle, reuseIdentifier: nil).defaultContentConfiguration()
    content.text = "a"
    #expect(content.text == "a")
    #expect(UITableViewController().tableView.style == .plain)
    #expect(UITableViewController(style: .grouped).tableView.style == .grouped)
  }

  @Test func `edges convert, and a text has a resource`() {
    let edges = NSDirectionalEdgeInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(edges.leading == 2 && edges.trailing == 4)
    #expect(Size.small.localizedStringResource.key == "Small")
    #expect(Archived(coder: NSCoder())?.sizeThatFits(in: CGSize(width: 100, height: 100)).width ?? 0 > 0)
  }

  @Test func `folders of the user are known`() {
    #expect(URL.picturesDirectory.isFileURL && URL.documentsDirectory != URL.cachesDirectory)
    let folders = [
      URL.applicationDirectory, .applicationSupportDirectory, .desktopDirectory, .downloadsDirectory,
      .libraryDirectory, .moviesDirectory, .musicDirectory, .sharedPublicDirectory, .trashDirectory, .userDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL })
    // Foundation's own, which must not be ambiguous.
    #expect(URL.homeDirectory.isFileURL && URL.temporaryDirectory.isFileURL && URL.currentDirectory().isFileURL)
  }

  @Test func `intents of Markdown are attributes of a text`() {
    var text = AttributedString("a")
    text.inlinePresentationIntent = [.stronglyEmphasized, .code]
    #expect(text.runs.first?.inlinePresentationIntent?.contains(.code) == true)
    #expect(InlinePresentationIntent.strikethrough.rawValue == 32)
  }

  /// Extensions of the actions may call them: they are on the main actor, as on Apple's platforms.
  @Test func `actions of windows are on the main actor`() {
    EnvironmentValues().openWindow.openAll()
    EnvironmentValues().dismissWindow.closeAll()
  }

  @Test func `actions of presentations, searches and settings are on the main actor`() {
    final class Log { var count = 0 }
    let log = Log()
    DismissAction { log.count += 1 }.twice()
    #expect(log.count == 2)
    // None of these has an effect here.
    EnvironmentValues().dismiss.twice()
    EnvironmentValues().dismissSearch.twice()
    EnvironmentValues().openSettings.twice()
  }

  @Test func `actions are Sendable`() {
    func sent<Action: Sendable>(_ action: Action) -> Action { action }
    let values = EnvironmentValues()
    sent(values.dismiss)()
    sent(values.dismissSearch)()
    sent(values.openSettings)()
    _ = sent(values.refresh)
    #expect(sent(values.openURL).opens(URL(fileURLWithPath: "/")))
  }

  @Test func `messages of a log can be in a set`() {
    let messages: Set<OSLogEntryLog> = []
    #expect(messages.isEmpty)
  }
}

extension OpenWindowAction {
  func openAll() { callAsFunction(id: "a") }
}

extension DismissWindowAction {
  func closeAll() { callAsFunction(id: "a") }
}

extension DismissAction {
  func twice() {
    self()
    self()
  }
}

extension DismissSearchAction {
  func twice() {
    self()
    self()
  }
}

extension OpenSettingsAction {
  func twice() {
    self()
    self()
  }
}

extension OpenURLAction {
  fileprivate func opens(_ url: URL) -> Bool {
    var isAccepted = false
    self(url) { isAccepted = $0 }
    return isAccepted
  }
}
