import Foundation

/// - Source: WebKit, `WKURLSchemeHandler`.
@MainActor @preconcurrency
public protocol WKURLSchemeHandler: AnyObject {}
