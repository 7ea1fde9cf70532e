public import Foundation
import TouchstoneCore

/// A view of AppKit, drawn here only if it holds a SwiftUI view.
///
/// - Source: AppKit, `NSView`.
@MainActor @preconcurrency
open class NSView: PlatformView {
  /// The opacity, from 0 to 1.
  open var alphaValue: CGFloat = 1
  /// Whether the view has a layer, which is never drawn.
  open var wantsLayer = false
  /// Light or dark; `nil` for what it is around.
  open var appearance: NSAppearance?
  /// Whether y runs downwards.
  open var isFlipped: Bool { false }

  /// Creates a view, which is never drawn.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Creates no view: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }

  /// The views inside, from back to front.
  open var subviews: [NSView] { children.compactMap { $0 as? NSView } }
  /// The view around.
  open var superview: NSView? { parent as? NSView }
  /// The size that the view likes, in points.
  open var fittingSize: NSSize { bounds.size }
  /// How the view looks, by itself or by the view around.
  open var effectiveAppearance: NSAppearance { appearance ?? superview?.effectiveAppearance ?? .aqua }

  /// Puts a view in front of those inside.
  open func addSubview(_ view: NSView) { insert(view) }
  /// Takes the view out of the one around.
  open func removeFromSuperview() { leaveParent() }
  /// Lays out the views inside; never called here.
  open func layout() {}
  /// Lays out the views inside, which has no effect here.
  open func layoutSubtreeIfNeeded() {}
  /// Draws the view; never called here.
  open func draw(_ dirtyRect: NSRect) {}
  /// Whether the view is to be drawn, which it never is.
  open var needsDisplay: Bool {
    get { false }
    set {}
  }
  /// Whether the view is to be laid out, which it never is.
  open var needsLayout: Bool {
    get { false }
    set {}
  }
}

/// A view controller of AppKit; its view is drawn here only if it holds a SwiftUI view.
///
/// - Source: AppKit, `NSViewController`.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  /// The title.
  open var title: String?
  /// The size that the controller's view likes, in points.
  open var preferredContentSize = NSSize.zero
  private var loadedView: NSView?

  /// Creates a controller; there are no archives of Interface Builder here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates no controller: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }

  /// The view.
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

  /// Whether the view was asked for before.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view.
  open func loadView() { view = NSView() }
  /// Called once the view is made.
  open func viewDidLoad() {}
  /// Tells that the view will be shown; never called here.
  open func viewWillAppear() {}
  /// Tells that the view is shown; never called here.
  open func viewDidAppear() {}
  /// Tells that the view is laid out; never called here.
  open func viewDidLayout() {}
}
