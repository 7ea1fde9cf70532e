package import TouchstoneDrawing

/// A generation of Apple's system colours.
///
/// - Source: the colours of OpenSwiftUI's `SystemColors` (before 26), those of pictures recorded on OS 26, and what
///   AppKit prints for its label colours.
public enum SystemPalette: Hashable, Sendable {
  /// The colours of iOS 13 to 18; the default.
  case before26
  /// The colours of OS 26.
  case os26
  /// The colours of macOS 11 to 15: labels are black or white with an opacity, and the accent colour is one in light and
  /// dark appearance.
  case macOS
  /// The colours of macOS 26: those of OS 26, and the labels of macOS.
  case macOS26

  /// Whether labels and separators are those of AppKit.
  package var isDesktop: Bool {
    switch self {
    case .macOS, .macOS26: true
    case .before26, .os26: false
    }
  }
}

extension SystemColor {
  /// Returns the components of the colour in a colour scheme and palette.
  package func resolved(_ scheme: ColorScheme, _ palette: SystemPalette) -> ResolvedColor {
    let own: Pair? =
      switch palette {
      case .before26: nil
      case .os26: Self.os26[self]
      case .macOS: Self.macOS[self]
      case .macOS26: Self.macOS[self] ?? Self.os26[self]
      }
    guard let entry = own ?? Self.before26[self] else { return .clear }
    return scheme == .light ? entry.light : entry.dark
  }

  private typealias Pair = (light: ResolvedColor, dark: ResolvedColor)

  private static func rgb(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) -> ResolvedColor {
    ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }

  private static let before26: [SystemColor: Pair] = [
    .red: (rgb(255, 59, 48), rgb(255, 69, 58)),
    .orange: (rgb(255, 149, 0), rgb(255, 159, 10)),
    .yellow: (rgb(255, 204, 0), rgb(255, 214, 10)),
    .green: (rgb(52, 199, 89), rgb(48, 209, 88)),
    .mint: (rgb(0, 199, 190), rgb(99, 230, 226)),
    .teal: (rgb(48, 176, 199), rgb(64, 200, 224)),
    .cyan: (rgb(50, 173, 230), rgb(100, 210, 255)),
    .blue: (rgb(0, 122, 255), rgb(10, 132, 255)),
    .indigo: (rgb(88, 86, 214), rgb(94, 92, 230)),
    .purple: (rgb(175, 82, 222), rgb(191, 90, 242)),
    .pink: (rgb(255, 45, 85), rgb(255, 55, 95)),
    .brown: (rgb(162, 132, 94), rgb(172, 142, 104)),
    .gray: (rgb(142, 142, 147), rgb(142, 142, 147)),
    .primary: (rgb(0, 0, 0), rgb(255, 255, 255)),
    .secondary: (rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6)),
    .tertiary: (rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3)),
    .quaternary: (rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16)),
    .quinary: (rgb(60, 60, 67, 0.12), rgb(235, 235, 245, 0.1)),
  ]

  private static let os26: [SystemColor: Pair] = [
    .red: (rgb(255, 56, 60), rgb(255, 66, 69)),
    .orange: (rgb(255, 141, 40), rgb(255, 146, 48)),
    .yellow: (rgb(255, 204, 0), rgb(255, 214, 0)),
    .green: (rgb(52, 199, 89), rgb(48, 209, 88)),
    .mint: (rgb(0, 200, 179), rgb(0, 218, 195)),
    .teal: (rgb(0, 195, 208), rgb(0, 210, 224)),
    .cyan: (rgb(0, 192, 232), rgb(60, 211, 254)),
    .blue: (rgb(0, 136, 255), rgb(0, 145, 255)),
    .indigo: (rgb(97, 85, 245), rgb(109, 124, 255)),
    .purple: (rgb(203, 48, 224), rgb(219, 52, 242)),
    .pink: (rgb(255, 45, 85), rgb(255, 55, 95)),
    .brown: (rgb(172, 127, 94), rgb(183, 138, 102)),
    .gray: (rgb(142, 142, 147), rgb(142, 142, 147)),
  ]

  private static let macOS: [SystemColor: Pair] = [
    .primary: (rgb(0, 0, 0, 0.85), rgb(255, 255, 255, 0.85)),
    .secondary: (rgb(0, 0, 0, 0.5), rgb(255, 255, 255, 0.55)),
    .tertiary: (rgb(0, 0, 0, 0.26), rgb(255, 255, 255, 0.25)),
    .quaternary: (rgb(0, 0, 0, 0.1), rgb(255, 255, 255, 0.1)),
  ]

  /// The accent colour that users have unless they choose another.
  package static func accent(_ scheme: ColorScheme, _ palette: SystemPalette) -> ResolvedColor {
    palette == .macOS ? rgb(0, 122, 255) : SystemColor.blue.resolved(scheme, palette)
  }
}
