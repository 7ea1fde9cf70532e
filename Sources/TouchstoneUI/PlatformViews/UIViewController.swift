public import Foundation
import TouchstoneCore

/// A view controller of UIKit; its view is drawn here only if it holds a SwiftUI view.
///
/// - Source: UIKit, `UIViewController`.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The title.
  open var title: String?
  /// The size that the controller's view likes, in points.
  open var preferredContentSize = CGSize.zero
  /// Light or dark, whatever it is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How the controller is presented; nothing presents it here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether the controller stays where a person wants to put it away.
  open var isModalInPresentation = false
  /// The controllers inside.
  open private(set) var children: [UIViewController] = []
  /// The controller around.
  open private(set) weak var parent: UIViewController?
  private var loadedView: UIView?

  /// Creates a controller; there are no archives of Interface Builder here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates no controller: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // SAFETY: there always is a view; the type is UIKit's.
  /// The view, as large as the screen until it is given another frame.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView ?? UIView()
    }
    set { loadedView = newValue }
  }

  /// The view, if it was asked for before.
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was asked for before.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Makes the view, if there is none.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called once the view is made.
  open func viewDidLoad() {}
  /// Tells that the view will be shown; never called here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view is shown; never called here.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view will be hidden; never called here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view is hidden; never called here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells that views will be laid out; never called here.
  open func viewWillLayoutSubviews() {}
  /// Tells that views are laid out; never called here.
  open func viewDidLayoutSubviews() {}
  /// Tells that what the controller inherits has changed; never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Shows the view; it stays hidden here.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Ends what `beginAppearanceTransition` has begun.
  open func endAppearanceTransition() {}

  /// What the controller inherits.
  open var traitCollection: UITraitCollection {
    let around = parent?.traitCollection ?? .current
    guard overrideUserInterfaceStyle != .unspecified else { return around }
    return around.overlaid(by: UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
  }

  /// Puts a controller into this one.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of the one around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Tells that the controller comes into another one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells that the controller has come into another one.
  open func didMove(toParent parent: UIViewController?) {}

  /// The controller that this one presents: none.
  open var presentedViewController: UIViewController? { nil }
  /// The controller that presents this one: none.
  open var presentingViewController: UIViewController? { nil }

  /// Presents a controller; nothing is shown here, and the completion runs at once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { completion?() }

  /// Puts the controller away; nothing is shown here, and the completion runs at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}
