/// Names that an import brings in on Apple's platforms, but not on Linux.
///
/// Foundation, for example, also imports Combine, Core Graphics and networking there.
enum ImplicitImports {
  /// Returns whether code uses a name that its imports bring in on Apple's platforms only.
  static func areMissing(modules: Set<String>, words: Set<String>) -> Bool {
    let missing = names(of: modules, in: onApplePlatforms).subtracting(names(of: modules, in: onLinux))
    return !missing.isDisjoint(with: words)
  }

  private static func names(of modules: Set<String>, in table: [String: Set<String>]) -> Set<String> {
    modules.reduce(into: []) { $0.formUnion(table[$1] ?? []) }
  }

  private static let onApplePlatforms = [
    "CoreFoundation": geometry, "Foundation": all, "QuartzCore": all, "XCTest": all,
  ]

  private static let onLinux = [
    "AppKit": all, "Combine": combine, "CoreGraphics": geometry.union(graphics), "CoreText": geometry.union(graphics),
    "Foundation": geometry, "FoundationNetworking": networking, "ImageIO": geometry.union(graphics),
    "QuartzCore": geometry.union(graphics), "SwiftUI": all, "UIKit": all, "XCTest": geometry,
  ]

  private static let all = networking.union(combine).union(geometry).union(graphics).union(times)
    .union(handles).union(foundation).union(layers)
  private static let combine: Set = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "PassthroughSubject", "Published",
  ]
  private static let geometry: Set = ["CGFloat", "CGPoint", "CGRect", "CGSize"]
  private static let graphics: Set = ["CGAffineTransform", "CGColor", "CGContext", "CGImage", "CGPath", "CGVector"]
  private static let times: Set = [
    "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "RelativeDateTimeFormatter", "USEC_PER_SEC",
  ]
  private static let layers: Set = [
    "CAAnimation", "CAAnimationGroup", "CABasicAnimation", "CADisplayLink", "CAEmitterLayer", "CAGradientLayer",
    "CAKeyframeAnimation", "CALayer", "CAMediaTimingFunction", "CAShapeLayer", "CASpringAnimation", "CATextLayer",
    "CATransaction",
  ]
  // What Foundation has on Apple's platforms alone.
  private static let foundation: Set = [
    "CustomLocalizedStringResourceConvertible", "DateComponentsFormatter", "InlinePresentationIntent",
    "LocalizedStringResource", "NSKeyValueObservation", "NSUbiquitousKeyValueStore",
  ]
  // The functions of Linux take handles that are not optional.
  private static let handles: Set = ["dlclose"]
  private static let networking: Set = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate", "URLSessionTask",
  ]
}
