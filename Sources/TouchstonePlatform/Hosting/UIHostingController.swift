public import Foundation
public import TouchstoneUI

/// A view controller of UIKit that hosts a view.
///
/// It is drawn, in previews and in snapshots: `assertSnapshot(of: controller, as: .image(on: .iPhone13))`.
///
/// - Source: SwiftUI, `UIHostingController`.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content {
    didSet { (viewIfLoaded as? _UIHostingView<Content>)?.rootView = rootView }
  }
  /// In which cases the controller follows the view's size.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// Which parts of the safe area the view keeps clear of.
  open var safeAreaRegions = SafeAreaRegions.all

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a view; there are no archives of Interface Builder here.
  public convenience init?(coder aDecoder: NSCoder, rootView: Content) {
    self.init(rootView: rootView)
  }

  /// Creates no controller: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view that hosts, as large as the screen.
  open override func loadView() {
    let view = _UIHostingView(rootView: rootView)
    view.frame = UIScreen.main.bounds
    view.backgroundColor = .systemBackground
    self.view = view
  }

  /// The size that the view takes where it has at most a size, in points; a side that is not finite is any.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    HostedView.size(of: rootView, in: size, traits: traitCollection)
  }
}

extension UIHostingController: ViewHosting {
  package var hostedView: AnyView { AnyView(rootView) }
  package var hostedFrame: PlatformView? { viewIfLoaded }
}

/// In which cases a hosting controller follows its view's size.
///
/// - Source: SwiftUI, `UIHostingControllerSizingOptions`.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preferred size follows.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's own size follows.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a hosting controller.
///
/// - Source: SwiftUI, `_UIHostingView`.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView {
  /// The view that is held.
  public var rootView: Content

  /// Creates a view of UIKit for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// Creates no view: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize {
    HostedView.size(of: rootView, proposal: .unspecified, traits: traitCollection)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    HostedView.size(of: rootView, in: size, traits: traitCollection)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    targetSize == UIView.layoutFittingCompressedSize ? intrinsicContentSize : sizeThatFits(targetSize)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // A required side is kept, others are as the view likes.
    let proposal = ProposedViewSize(
      width: horizontal == .required ? targetSize.width : nil,
      height: vertical == .required ? targetSize.height : nil)
    return HostedView.size(of: rootView, proposal: proposal, traits: traitCollection)
  }
}

extension _UIHostingView: ViewHosting {
  package var hostedView: AnyView { AnyView(rootView) }
  package var hostedFrame: PlatformView? { self }
}
