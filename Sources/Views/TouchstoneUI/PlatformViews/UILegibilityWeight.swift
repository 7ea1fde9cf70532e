public import TouchstoneCore

/// The preferred weight of text.
///
/// - Source: UIKit, `UILegibilityWeight`.
public enum UILegibilityWeight: Int, Sendable {
  /// No weight is specified.
  case unspecified = -1
  case regular = 0
  case bold = 1

  /// Creates UIKit's weight from SwiftUI's; `unspecified` for none.
  public init(_ legibilityWeight: LegibilityWeight?) {
    self =
      switch legibilityWeight {
      case .regular: .regular
      case .bold: .bold
      case nil: .unspecified
      }
  }
}

extension LegibilityWeight {
  /// Creates the weight that corresponds to UIKit's; `nil` if that is unspecified.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .unspecified: return nil
    case .regular: self = .regular
    case .bold: self = .bold
    }
  }
}
