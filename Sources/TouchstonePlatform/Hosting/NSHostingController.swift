public import Foundation
public import TouchstoneUI

/// A view controller of AppKit that hosts a view.
///
/// - Source: SwiftUI, `NSHostingController`.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  /// The view.
  open var rootView: Content {
    didSet { if isViewLoaded { (view as? NSHostingView<Content>)?.rootView = rootView } }
  }

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates no controller: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view that hosts, as large as it likes to be.
  open override func loadView() {
    let view = NSHostingView(rootView: rootView)
    view.frame.size = view.fittingSize
    self.view = view
  }

  /// The size that the view takes where it has at most a size, in points; a side that is not finite is any.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    HostedView.size(of: rootView, in: size, traits: UITraitCollection())
  }
}

extension NSHostingController: ViewHosting {
  package var hostedView: AnyView { AnyView(rootView) }
  package var hostedFrame: PlatformView? { isViewLoaded ? view : nil }
}

/// A view of AppKit that hosts a view.
///
/// - Source: SwiftUI, `NSHostingView`.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  /// The view.
  open var rootView: Content

  /// Creates a view of AppKit for a view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// Creates no view: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }

  /// The ideal size of the view that is held, in points.
  open override var intrinsicContentSize: NSSize {
    HostedView.size(of: rootView, proposal: .unspecified, traits: UITraitCollection())
  }

  /// The ideal size of the view that is held, in points.
  open override var fittingSize: NSSize { intrinsicContentSize }
}

extension NSHostingView: ViewHosting {
  package var hostedView: AnyView { AnyView(rootView) }
  package var hostedFrame: PlatformView? { self }
}
