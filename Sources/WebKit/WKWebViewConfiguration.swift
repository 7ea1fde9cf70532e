public import Foundation

/// The settings of a web view, which are kept.
///
/// - Source: WebKit, `WKWebViewConfiguration`.
@MainActor @preconcurrency
open class WKWebViewConfiguration {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
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

/// - Source: WebKit, `WKAudiovisualMediaTypes`.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all: Self = [.audio, .video]
}

/// - Source: WebKit, `WKMediaCaptureState`.
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }

/// - Source: WebKit, `WKProcessPool`.
@MainActor @preconcurrency
open class WKProcessPool {
  public init() {}
}

/// - Source: WebKit, `WKPreferences`.
@MainActor @preconcurrency
open class WKPreferences {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  open var isTextInteractionEnabled = true

  public init() {}

  /// Does nothing: the settings without a name of their own are not kept.
  open func setValue(_ value: Any?, forKey key: String) {}
}

/// - Source: WebKit, `WKWebpagePreferences`.
@MainActor @preconcurrency
open class WKWebpagePreferences {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended

  public init() {}
}

/// - Source: WebKit, `WKWebsiteDataStore`.
@MainActor @preconcurrency
open class WKWebsiteDataStore {
  open var isPersistent: Bool { false }
  public let httpCookieStore = WKHTTPCookieStore()

  init() {}

  public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public static func allWebsiteDataTypes() -> Set<String> { [] }

  /// Ends at once: there is no data.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }

  /// Ends at once: there is no data.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

/// - Source: WebKit, `WKHTTPCookieStore`.
@MainActor @preconcurrency
open class WKHTTPCookieStore {
  init() {}
}

/// - Source: WebKit, `WKURLSchemeHandler`.
@MainActor @preconcurrency
public protocol WKURLSchemeHandler: AnyObject {}
