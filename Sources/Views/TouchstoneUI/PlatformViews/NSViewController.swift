public import Foundation
import TouchstoneCore

/// An AppKit view controller. Its view is drawn only if it hosts a SwiftUI view.
///
/// - Source: AppKit, `NSViewController`.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  open var title: String?
  /// The preferred size of the controller's view, in points.
  open var preferredContentSize = NSSize.zero
  /// The child controllers.
  open private(set) var children: [NSViewController] = []
  open private(set) weak var parent: NSViewController?
  private var loadedView: NSView?

  /// Creates a controller. Archives of Interface Builder can't be read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  open var view: NSView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? NSView()
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  public var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view.
  open func loadView() { view = NSView() }
  /// Called after the view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view appears. Never called.
  open func viewWillAppear() {}
  /// Called after the view has appeared. Never called.
  open func viewDidAppear() {}
  /// Called before the view disappears. Never called.
  open func viewWillDisappear() {}
  /// Called after the view has disappeared. Never called.
  open func viewDidDisappear() {}
  /// Called before the view is laid out. Never called.
  open func viewWillLayout() {}
  /// Called after the view has been laid out. Never called.
  open func viewDidLayout() {}

  /// Adds a child controller.
  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
