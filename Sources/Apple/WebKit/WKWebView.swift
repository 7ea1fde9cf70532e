public import Foundation
public import FoundationNetworking
public import TouchstonePlatform
public import TouchstoneUI

/// A web page, which is never loaded: a representable of one draws a placeholder.
///
/// - Source: WebKit, `WKWebView`. It is a `UIView`, also in code for macOS.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The page that was asked for.
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var hasOnlySecureContent: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  public let backForwardList = WKBackForwardList()
  public let scrollView = UIScrollView()
  open var cameraCaptureState: WKMediaCaptureState { .none }
  open var microphoneCaptureState: WKMediaCaptureState { .none }
  open var fullscreenState: FullscreenState { .notInFullscreen }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var allowsMagnification = false
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor?
  open var themeColor: UIColor? { nil }
  open var isFindInteractionEnabled = false

  public enum FullscreenState: Int, Sendable {
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }

  /// Creates a view without a page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }
}

// Nothing is loaded: no delegate is told of a page, and scripts fail.
extension WKWebView {
  /// Keeps the address; nothing is loaded.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }

  /// Keeps the address; nothing is loaded.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }

  /// Keeps the address; nothing is loaded.
  @discardableResult
  public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return nil
  }

  /// Keeps the address; nothing is loaded.
  @discardableResult
  public func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return nil
  }

  @discardableResult
  public func reload() -> WKNavigation? { nil }
  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { nil }
  public func stopLoading() {}
  @discardableResult
  public func goBack() -> WKNavigation? { nil }
  @discardableResult
  public func goForward() -> WKNavigation? { nil }

  /// Calls the handler with an error, because no page runs scripts.
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, WebKitError(request: "no script runs")) }

  /// Throws, because no page runs scripts.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WebKitError(request: "no script runs")
  }
}
