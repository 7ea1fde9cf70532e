public import Foundation
package import TouchstoneText

extension Font {
  /// What the size and the weight of a font depend on.
  ///
  /// - Source: SwiftUI, `Font.Context`.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    package let dynamicTypeSize: DynamicTypeSize
    package let usesMacText: Bool

    public var debugDescription: String { "\(dynamicTypeSize)" }
  }

  /// A font with the values that it has in a context.
  ///
  /// - Source: SwiftUI, `Font.Resolved`.
  public struct Resolved: Hashable, Sendable {
    package let font: Font
    package let descriptor: FontDescriptor

    /// The size, in points.
    public var pointSize: CGFloat { descriptor.size }
    /// The weight.
    public var weight: Font.Weight { Font.Weight(value: descriptor.weight) }
    /// The width.
    public var width: Font.Width { Font.Width(CGFloat(descriptor.width - 100) / 100) }
    /// The leading.
    public var leading: Font.Leading {
      font.traits.reduce(.standard) { if case .leading(let leading) = $1 { leading } else { $0 } }
    }
    /// Whether the weight is semibold or greater.
    public var isBold: Bool { descriptor.weight >= Font.Weight.semibold.value }
    /// Whether the font is italic.
    public var isItalic: Bool { descriptor.isItalic }
    /// Whether the font is the monospaced system font.
    public var isMonospaced: Bool { descriptor.family == .system(.monospaced) }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    /// Whether lowercase letters are small capitals.
    public var isLowercaseSmallCaps: Bool { descriptor.hasLowercaseSmallCaps }
    /// Whether uppercase letters are small capitals.
    public var isUppercaseSmallCaps: Bool { descriptor.hasUppercaseSmallCaps }
  }

  /// Returns the font with the values that it has in a context.
  public func resolve(in context: Font.Context) -> Font.Resolved {
    Resolved(font: self, descriptor: descriptor(in: context))
  }
}

extension EnvironmentValues {
  /// What the size and the weight of fonts depend on.
  public var fontResolutionContext: Font.Context {
    Font.Context(dynamicTypeSize: dynamicTypeSize, usesMacText: look.isDesktop)
  }
}
