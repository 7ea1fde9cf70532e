public import Foundation

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
