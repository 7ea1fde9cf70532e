public import Foundation
public import TouchstoneDrawing

/// A colour as UIKit spells it, so that `Color(uiColor: .systemGroupedBackground)` works.
///
/// A class because UIKit's is one; never changed once made.
///
/// - Source: UIKit, `UIColor`.
public final class UIColor: Hashable, Sendable {
  let color: Color

  init(color: Color) {
    self.color = color
  }

  /// Creates the colour that SwiftUI's is.
  public convenience init(_ color: Color) {
    self.init(color: color)
  }

  /// Creates a colour from components of sRGB, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a colour from components of Display P3, each from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(color: Color(white: white, opacity: alpha))
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(color: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a colour from Core Graphics' kind.
  public convenience init(cgColor: CGColor) {
    self.init(color: Color(cgColor: cgColor))
  }

  /// The colour with another opacity, in light and in dark surroundings.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func replaced(_ scheme: ColorScheme) -> Color {
      var components = components(in: scheme)
      components.opacity = Float(alpha)
      return Color(storage: .fixed(components))
    }
    return UIColor(color: Color(storage: .dynamic(light: replaced(.light), dark: replaced(.dark))))
  }

  /// The colour in light surroundings.
  public var cgColor: CGColor { CGColor(components(in: .light)) }

  private func components(in scheme: ColorScheme) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.components(in: environment)
  }

  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor: CustomStringConvertible {
  public var description: String { color.description }
}

extension Color {
  /// Creates the colour that UIKit's is.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Creates the colour that UIKit's is; the older spelling, which leaves the type out: `Color(.systemGray6)`.
  public init(_ color: UIColor) {
    self = color.color
  }
}
