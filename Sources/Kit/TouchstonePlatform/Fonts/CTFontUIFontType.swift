public import Foundation
import TouchstoneDrawing

/// The purpose of a font of the system.
///
/// - Source: Core Text, `CTFontUIFontType`.
public enum CTFontUIFontType: UInt32, Sendable {
  /// No purpose.
  case none = 0xFFFF_FFFF
  /// Text of the user.
  case user = 0
  /// Text of the user in letters of one width.
  case userFixedPitch = 1
  /// Text of controls.
  case system = 2
  /// Text of alerts.
  case emphasizedSystem = 3
  /// Text of small controls.
  case smallSystem = 4
  /// Emphasised text of small controls.
  case smallEmphasizedSystem = 5
  /// Text of very small controls.
  case miniSystem = 6
  /// Emphasised text of very small controls.
  case miniEmphasizedSystem = 7
  case label = 10

  /// The size that is used if none is given, in points.
  ///
  /// - Source: AppKit, `NSFont.systemFontSize` and its siblings.
  fileprivate var usualSize: CGFloat {
    switch self {
    case .none, .user, .userFixedPitch: 12
    case .system, .emphasizedSystem: 13
    case .smallSystem, .smallEmphasizedSystem: 11
    case .miniSystem, .miniEmphasizedSystem: 9
    case .label: 10
    }
  }
}

/// Creates a font of the system for a purpose; a size of 0 uses that of the purpose, and the language has no effect.
///
/// - Returns: `nil` for no purpose.
/// - Source: Core Text, `CTFontCreateUIFontForLanguage`.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: NSString?
) -> CTFont? {
  let size = size > 0 ? size : uiType.usualSize
  return switch uiType {
  case .none: nil
  case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem: .boldSystemFont(ofSize: size)
  case .user, .system, .smallSystem, .miniSystem, .label: .systemFont(ofSize: size)
  }
}
