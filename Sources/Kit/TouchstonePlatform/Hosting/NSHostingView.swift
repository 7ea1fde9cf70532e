public import Foundation
public import TouchstoneUI

/// An AppKit view that hosts a SwiftUI view.
///
/// - Source: SwiftUI, `NSHostingView`.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  open var rootView: Content

  let renderer = HostedRenderer()

  /// Which sizes follow the size of the hosted view. Has no effect.
  public var sizingOptions: NSHostingSizingOptions = .standardBounds
  /// The safe area regions that the hosted view respects. Has no effect: it has none.
  public var safeAreaRegions = SafeAreaRegions.all
  /// Which parts of the hosted view become parts of the window. Has no effect.
  public var sceneBridgingOptions: NSHostingSceneBridgingOptions = []

  /// Creates a hosting view for a view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The ideal size of the hosted view, in points.
  open override var intrinsicContentSize: NSSize {
    renderer.size(of: hostedView, proposal: .unspecified, traits: UITraitCollection())
  }

  /// The ideal size of the hosted view, in points.
  open override var fittingSize: NSSize { intrinsicContentSize }

  /// Evaluates the hosted view in the bounds: preferences and geometry are reported, and what appears is told so.
  open override func layoutSubtreeIfNeeded() {
    let traits = UITraitCollection(userInterfaceStyle: effectiveAppearance.isDark ? .dark : .unspecified)
    renderer.layOut(hostedView, in: bounds, traits: traits)
  }
}

extension NSHostingView: HostingView {
  package var hostedView: AnyView { AnyView(rootView.environment(\.look, .macOS15)) }
  package var hostedFrame: PlatformView? { self }
}
