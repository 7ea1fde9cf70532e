/// The limits of a kind of device.
///
/// - Source: Apple's Human Interface Guidelines, "Accessibility" (sizes of controls) and "Typography" (sizes of text).
package enum AuditPlatform: Sendable {
  /// iPhone and iPad.
  case touch
  case mac
  case television
  case vision

  /// The least width and height of a control, in points.
  package var leastTarget: Double {
    switch self {
    case .touch: 44
    case .mac: 28
    case .television: 66
    case .vision: 60
    }
  }

  /// The least size of text, in points.
  package var leastTextSize: Double {
    switch self {
    case .touch: 11
    case .mac: 10
    case .television: 23
    case .vision: 12
    }
  }
}
