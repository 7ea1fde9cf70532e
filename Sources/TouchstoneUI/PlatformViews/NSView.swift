public import Foundation
import TouchstoneCore

/// What gets AppKit's events, of which there are none here.
///
/// - Source: AppKit, `NSResponder`.
public typealias NSResponder = PlatformResponder

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

/// Light or dark.
///
/// - Source: AppKit, `NSAppearance`.
public final class NSAppearance: Hashable, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, on a blurred ground.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, on a blurred ground.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }

  /// The name.
  public let name: Name

  static let aqua = NSAppearance(.aqua)

  init(_ name: Name) { self.name = name }

  /// Creates an appearance by its name; `nil` for names that are not known.
  public convenience init?(named name: Name) {
    guard [.aqua, .darkAqua, .vibrantLight, .vibrantDark].contains(name) else { return nil }
    self.init(name)
  }

  /// The name among some that is closest to the appearance.
  public func bestMatch(from appearances: [Name]) -> Name? {
    let alike: [Name] = isDark ? [.darkAqua, .vibrantDark] : [.aqua, .vibrantLight]
    return ([name] + alike).first(where: appearances.contains) ?? appearances.first { $0 == .aqua }
  }

  /// Whether it is dark.
  package var isDark: Bool { name == .darkAqua || name == .vibrantDark }

  public static func == (lhs: NSAppearance, rhs: NSAppearance) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
