import Foundation

/// The settings of a web view, which are kept.
///
/// - Source: WebKit, `WKWebViewConfiguration`.
@MainActor @preconcurrency
open class WKWebViewConfiguration {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences = WKWebpagePreferences()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  open var suppressesIncrementalRendering = false
  open var limitsNavigationsToAppBoundDomains = false

  public init() {}

  /// Does nothing: no page is loaded.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {}
}
