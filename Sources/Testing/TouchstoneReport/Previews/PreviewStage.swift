/// The background of a picture of a preview.
package enum PreviewStage: String, Codable, Hashable, Sendable {
  case light
  case dark

  /// Every channel of its colour in the style sheet of the page, or nearly.
  package var gray: UInt8 {
    switch self {
    case .light: 0xF1
    case .dark: 0x11
    }
  }

  package var opposite: PreviewStage {
    switch self {
    case .light: .dark
    case .dark: .light
    }
  }
}
