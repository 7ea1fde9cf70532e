import Foundation

/// - Source: WebKit, `WKMediaCaptureState`.
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }
