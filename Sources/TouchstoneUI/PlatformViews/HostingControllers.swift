// Controllers and views of UIKit and AppKit around a view. They are drawn in previews, as the view that they host.

/// A view controller of UIKit that hosts a view.
///
/// - Source: SwiftUI, `UIHostingController`.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
  }

  override var hostedView: AnyView? { AnyView(rootView) }
}

/// A view controller of AppKit that hosts a view.
///
/// - Source: SwiftUI, `NSHostingController`.
@MainActor open class NSHostingController<Content: View>: NSViewController {
  /// The view.
  open var rootView: Content

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
  }

  override var hostedView: AnyView? { AnyView(rootView) }
}

/// A view of AppKit that hosts a view.
///
/// - Source: SwiftUI, `NSHostingView`.
@MainActor open class NSHostingView<Content: View>: NSView {
  /// The view.
  open var rootView: Content

  /// Creates a view of AppKit for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  override var hostedView: AnyView? { AnyView(rootView) }
}
