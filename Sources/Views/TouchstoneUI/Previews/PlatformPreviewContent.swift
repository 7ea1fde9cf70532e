public import TouchstoneCore

/// A UIKit or AppKit view or view controller that a preview can show.
@MainActor @preconcurrency
public protocol PlatformPreviewContent {
  /// The SwiftUI view that is drawn.
  var _previewContent: AnyView { get }
}

extension PlatformPreviewContent {
  /// The hosted SwiftUI view, or a placeholder that is reported in the run's warnings.
  public var _previewContent: AnyView {
    (self as? any ViewHosting)?.hostedView ?? AnyView(PlatformViewPlaceholder(name: "\(Self.self)"))
  }
}

extension UIView: PlatformPreviewContent {}
extension UIViewController: PlatformPreviewContent {}
extension NSView: PlatformPreviewContent {}
extension NSViewController: PlatformPreviewContent {}
