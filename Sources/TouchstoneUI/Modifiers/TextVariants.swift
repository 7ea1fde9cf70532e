import Foundation
import TouchstoneCore
import TouchstoneDrawing

// Names of iOS 17, 18 and 26 that change no picture here.

/// A variant of a text that takes less room; texts are drawn as they are.
///
/// - Source: SwiftUI, `TextVariantPreference`.
public protocol TextVariantPreference {}

/// The text as it is.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The variant that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The text as it is.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The variant that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}
