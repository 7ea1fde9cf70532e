public import Foundation
import TouchstoneCore

/// A UIKit view controller. Its view is drawn only if it hosts a SwiftUI view.
///
/// - Source: UIKit, `UIViewController`.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  open var title: String?
  /// The preferred size of the controller's view, in points.
  open var preferredContentSize = CGSize.zero
  /// The light or dark appearance that overrides the inherited one.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The presentation style of the controller. Has no effect.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition to the controller. Has no effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The edges at which the view extends below bars. Has no effect.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends below opaque bars. Has no effect.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the user is prevented from dismissing the controller.
  open var isModalInPresentation = false
  /// The child controllers.
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  private var loadedView: UIView?

  /// Creates a controller. Archives of Interface Builder can't be read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // SAFETY: there always is a view; the type is UIKit's.
  /// The view, which has the size of the screen until its frame is changed.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView ?? UIView()
    }
    set { loadedView = newValue }
  }

  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view if necessary.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view appears. Never called.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has its traits and size, before it appears. Never called.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared. Never called.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. Never called.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared. Never called.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the subviews are laid out. Never called.
  open func viewWillLayoutSubviews() {}
  /// Called after the subviews have been laid out. Never called.
  open func viewDidLayoutSubviews() {}
  /// Called after the traits have changed. Never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the size of the view changes. Never called.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the traits change. Never called.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Updates the constraints. Never called.
  open func updateViewConstraints() {}
  /// Called when there is little memory. Never called.
  open func didReceiveMemoryWarning() {}
  /// Updates the traits immediately if needed. Has no effect: they are always up to date.
  open func updateTraitsIfNeeded() {}

  /// Begins an appearance transition. Has no effect.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Ends an appearance transition. Has no effect.
  open func endAppearanceTransition() {}

  /// The traits that the controller sets for itself and its children.
  open var traitOverrides = UITraitOverrides()
  open var traitCollection: UITraitCollection {
    let around = parent?.traitCollection ?? .current
    return around.overlaid(by: UITraitCollection(override: overrideUserInterfaceStyle))
      .overlaid(by: UITraitCollection(values: traitOverrides.values))
  }

  /// Adds a child controller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called before the controller moves to a parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller has moved to a parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// The presented controller: always `nil`.
  open var presentedViewController: UIViewController? { nil }
  /// The presenting controller: always `nil`.
  open var presentingViewController: UIViewController? { nil }

  open var prefersStatusBarHidden: Bool { false }
  /// The colour of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The controller that decides about the status bar's colour. Has no effect.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether the status bar is hidden. Has no effect.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The controller that decides whether the home indicator hides. Has no effect.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the app's gestures precede those of the system. Has no effect.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The orientations that the controller supports. Has no effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the controller is presented. Has no effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the controller turns with the device. Has no effect.
  open var shouldAutorotate: Bool { true }
  /// Applies changes of the supported orientations. Has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the home indicator hides. Has no effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Applies changes of the home indicator. Has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Applies changes of the status bar. Has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the tab bar is hidden while the controller is shown.
  open var hidesBottomBarWhenPushed = false
  /// Whether presented controllers cover this one alone.
  open var definesPresentationContext = false
  /// The distances that are added to the safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Called after the safe area has changed. Never called.
  open func viewSafeAreaInsetsDidChange() {}

  /// Whether the content is edited.
  open var isEditing = false
  /// Sets at once whether the content is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The name under which the controller would be restored. Has no effect.
  open var restorationIdentifier: String?
  /// Whether the status bar is the controller's in a presentation that is not full screen. Has no effect.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether a transition runs: always `false`, as for the following three.
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }

  /// Shows a controller in the way of the containers around. Nothing is shown.
  open func show(_ vc: UIViewController, sender: Any?) {}
  /// Shows a controller as the detail of a split view. Nothing is shown.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  /// Performs a segue. There are none, as there are no storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Whether a segue is performed. Never called.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Presents a controller. Nothing is shown, and the completion runs immediately.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { completion?() }

  /// Dismisses the controller. Nothing is shown, and the completion runs immediately.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}
