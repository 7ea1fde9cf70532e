public import Foundation
public import TouchstoneUI

/// An AppKit view controller that hosts a SwiftUI view.
///
/// - Source: SwiftUI, `NSHostingController`.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  open var rootView: Content {
    didSet { if isViewLoaded { (view as? NSHostingView<Content>)?.rootView = rootView } }
  }

  /// That of the view, which is not created to be measured.
  private let ownRenderer = HostedRenderer()
  private var renderer: HostedRenderer { (isViewLoaded ? view as? any HostingView : nil)?.renderer ?? ownRenderer }

  /// Which sizes follow the size of the hosted view. Has no effect.
  public var sizingOptions: NSHostingSizingOptions = .standardBounds
  /// The safe area regions that the hosted view respects. Has no effect: it has none.
  public var safeAreaRegions = SafeAreaRegions.all
  /// Which parts of the hosted view become parts of the window. Has no effect.
  public var sceneBridgingOptions: NSHostingSceneBridgingOptions = []

  /// Creates a hosting controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates the hosting view at its ideal size.
  open override func loadView() {
    let view = NSHostingView(rootView: rootView)
    view.frame.size = view.fittingSize
    self.view = view
  }

  /// Returns the size that the view takes in at most the given space, in points; a dimension that is not finite is
  /// unlimited.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    renderer.size(of: hostedView, in: size, traits: UITraitCollection())
  }
}

extension NSHostingController: ViewHosting {
  package var hostedView: AnyView { AnyView(rootView.environment(\.look, .macOS15)) }
  package var hostedFrame: PlatformView? { isViewLoaded ? view : nil }
}
