public import TouchstoneCore

/// What previews of UIKit and AppKit show: views and view controllers.
@MainActor @preconcurrency
public protocol PlatformPreviewContent {
  /// What is drawn of it.
  var _previewContent: AnyView { get }
}

extension PlatformPreviewContent {
  /// The SwiftUI view that is held, or a placeholder and a line in the run's warnings.
  public var _previewContent: AnyView {
    (self as? any ViewHosting)?.hostedView ?? AnyView(PlatformViewPlaceholder(name: "\(Self.self)"))
  }
}

extension UIView: PlatformPreviewContent {}
extension UIViewController: PlatformPreviewContent {}
extension NSView: PlatformPreviewContent {}
extension NSViewController: PlatformPreviewContent {}
