public import Foundation
public import TouchstoneUI

/// A UIKit view controller that hosts a SwiftUI view.
///
/// Previews and snapshots draw it: `assertSnapshot(of: controller, as: .image(on: .iPhone13))`.
///
/// - Source: SwiftUI, `UIHostingController`.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content {
    didSet { (viewIfLoaded as? _UIHostingView<Content>)?.rootView = rootView }
  }
  /// The sizes of the controller that follow the size of the hosted view.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The safe area regions that the hosted view respects.
  open var safeAreaRegions = SafeAreaRegions.all

  /// That of the view, which is not created to be measured.
  private let ownRenderer = HostedRenderer()
  private var renderer: HostedRenderer { (viewIfLoaded as? any HostingView)?.renderer ?? ownRenderer }

  /// Whether the hosted view ignores the safe area. Has no effect: the view of a controller has none.
  public var _disableSafeArea = false

  /// Creates a hosting controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a hosting controller for a view, ignoring the archive: Interface Builder archives are not supported.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates the hosting view at the size of the screen.
  open override func loadView() {
    let view = _UIHostingView(rootView: rootView)
    view.frame = UIScreen.main.bounds
    view.backgroundColor = .systemBackground
    self.view = view
  }

  /// Returns the size that the view takes in at most the given space, in points; a dimension that is not finite is
  /// unlimited.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    renderer.size(of: hostedView, in: size, traits: traitCollection)
  }
}

extension UIHostingController: ViewHosting {
  package var hostedView: AnyView { AnyView(rootView) }
  package var hostedFrame: PlatformView? { viewIfLoaded }
}

/// The sizes of a hosting controller that follow the size of its hosted view.
///
/// - Source: SwiftUI, `UIHostingControllerSizingOptions`.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic content size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a hosting controller.
///
/// - Source: SwiftUI, `_UIHostingView`.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView {
  public var rootView: Content

  let renderer = HostedRenderer()

  /// Creates a hosting view for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize {
    renderer.size(of: hostedView, proposal: .unspecified, traits: traitCollection)
  }

  /// Evaluates the hosted view in the bounds: preferences and geometry are reported, and what appears is told so.
  open override func layoutIfNeeded() { renderer.layOut(hostedView, in: bounds, traits: traitCollection) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    renderer.size(of: hostedView, in: size, traits: traitCollection)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    targetSize == UIView.layoutFittingCompressedSize ? intrinsicContentSize : sizeThatFits(targetSize)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // A required dimension is proposed as it is; the other is left to the view.
    let proposal = ProposedViewSize(
      width: horizontal == .required ? targetSize.width : nil,
      height: vertical == .required ? targetSize.height : nil)
    return renderer.size(of: hostedView, proposal: proposal, traits: traitCollection)
  }
}

extension _UIHostingView: HostingView {
  package var hostedView: AnyView { AnyView(rootView) }
  package var hostedFrame: PlatformView? { self }
}
