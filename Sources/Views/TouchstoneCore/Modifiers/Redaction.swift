import Foundation
import TouchstoneDrawing

/// The reasons to redact content.
///
/// - Source: SwiftUI, `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is invalidated and waits for an update.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: (reasons: RedactionReasons, isSensitive: Bool) { ([], false) }
  }

  /// The reasons to redact content; empty by default.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self].reasons }
    set { self[RedactionKey.self].reasons = newValue }
  }

  /// Whether the content is privacy sensitive.
  package var isPrivacySensitive: Bool {
    get { self[RedactionKey.self].isSensitive }
    set { self[RedactionKey.self].isSensitive = newValue }
  }

  /// Whether texts and images are drawn as bars.
  package var isRedacted: Bool {
    let (reasons, isSensitive) = self[RedactionKey.self]
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isSensitive)
  }
}

extension Recorder {
  /// Draws a bar in place of redacted content.
  ///
  /// - Source: the opacity of 35/255 was measured on Apple's frameworks.
  mutating func drawRedaction(in rect: CGRect, cornerRadius: CGFloat, environment: EnvironmentValues) {
    let bar = rect.snapped(toScale: displayScale)
    let rendering = ForegroundStyle().rendering(in: StyleContext(environment: environment, bounds: bar))
    var faint = rendering
    faint.opacity *= 35.0 / 255
    fill(
      Path(roundedRect: bar, cornerRadius: cornerRadius, style: .continuous), faint.foldingOpacity())
  }
}
