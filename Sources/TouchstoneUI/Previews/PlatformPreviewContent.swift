/// What previews of UIKit and AppKit show: views and view controllers.
@MainActor
public protocol PlatformPreviewContent {
  /// What is drawn of it.
  var _previewContent: AnyView { get }
}

extension PlatformPreviewContent {
  /// A placeholder, and a line in the run's warnings.
  public var _previewContent: AnyView { AnyView(PlatformViewPlaceholder(name: "\(Self.self)")) }
}

extension UIView: PlatformPreviewContent {}
extension UIViewController: PlatformPreviewContent {
  public var _previewContent: AnyView { hostedView ?? AnyView(PlatformViewPlaceholder(name: "\(Self.self)")) }
}
extension NSView: PlatformPreviewContent {
  public var _previewContent: AnyView { hostedView ?? AnyView(PlatformViewPlaceholder(name: "\(Self.self)")) }
}
extension NSViewController: PlatformPreviewContent {
  public var _previewContent: AnyView { hostedView ?? AnyView(PlatformViewPlaceholder(name: "\(Self.self)")) }
}
