import Foundation
import TouchstoneCore
import TouchstoneDrawing

// API of iOS 17, 18 and 26 that has no effect on pictures.

/// A variant of a text that takes less space. Texts are drawn unchanged.
///
/// - Source: SwiftUI, `TextVariantPreference`.
public protocol TextVariantPreference {}

/// The unchanged text.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The variant that fits the available space.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The unchanged text.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The variant that fits the available space.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}
