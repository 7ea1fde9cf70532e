import Foundation
package import TouchstoneText

extension Font {
  /// Returns the font in the form that typesetters use, scaled for the Dynamic Type size.
  package func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
    descriptor(in: environment.fontResolutionContext)
  }

  /// Returns the font in the form that typesetters use, scaled for the Dynamic Type size.
  package func descriptor(in context: Context) -> FontDescriptor {
    let typeSize = context.dynamicTypeSize
    var font: FontDescriptor
    var textStyle: TextStyle?
    switch base {
    case .textStyle(let style, let design, let weight):
      let measures = context.usesMacText ? style.macMeasures : style.measures(at: typeSize)
      textStyle = style
      font = FontDescriptor(
        family: .system(design?.textDesign ?? .default), size: measures.size,
        weight: weight?.value ?? (style == .headline ? context.usesMacText ? 700 : 600 : 400),
        linePitch: measures.linePitch)
    case .system(let size, let design, let weight):
      font = FontDescriptor(
        family: .system(design?.textDesign ?? .default), size: size.usable, weight: weight?.value ?? 400)
    case .custom(let name, let size, let style):
      let scale = style.map { $0.measures(at: typeSize).size / $0.measures(at: .large).size } ?? 1
      font = FontDescriptor(family: .named(name), size: (size * scale).usable)
    }
    font.hasMacLines = context.usesMacText
    for trait in traits { apply(trait, to: &font, textStyle: textStyle) }
    return font
  }

  private func apply(_ trait: Trait, to font: inout FontDescriptor, textStyle: TextStyle?) {
    switch trait {
    case .weight(let weight): font.weight = weight.value
    case .bold: font.weight = textStyle?.boldWeight(onMac: font.hasMacLines) ?? max(700, font.weight)
    case .italic: font.isItalic = true
    case .width(let width): font.width = Int((100 + width.value * 100).usable.rounded())
    case .leading(let leading):
      guard let pitch = font.linePitch else { return }
      // Apple's loose and tight leading differ from the standard by two points, or one for the smallest styles.
      let step: CGFloat = font.size < 13 ? 1 : 2
      font.linePitch = leading == .loose ? pitch + step : leading == .tight ? pitch - step : pitch
    case .monospaced: font.family = .system(.monospaced)
    case .monospacedDigit: font.hasMonospacedDigits = true
    case .smallCaps:
      font.hasLowercaseSmallCaps = true
      font.hasUppercaseSmallCaps = true
    case .lowercaseSmallCaps: font.hasLowercaseSmallCaps = true
    case .uppercaseSmallCaps: font.hasUppercaseSmallCaps = true
    case .pointSize(let size): scale(&font, to: size)
    case .scaled(let factor): scale(&font, to: font.size * factor)
    case .maximumSize(let size): if font.size > size { scale(&font, to: size) }
    }
  }

  private func scale(_ font: inout FontDescriptor, to size: CGFloat) {
    font.linePitch = font.linePitch.map { ($0 * size / font.size).usable }
    font.size = size.usable
  }
}

extension Font {
  /// Returns the font of a text style with the font's own line height, as UIKit uses it for headers and footers.
  package static func naturalLines(_ style: TextStyle, in environment: EnvironmentValues) -> Font {
    let font = Font.system(style).descriptor(in: environment)
    return .system(size: font.size, weight: style == .headline ? .semibold : .regular)
  }
}

extension Font.TextStyle {
  /// Returns the weight of the bold trait.
  ///
  /// - Source: Apple, Human Interface Guidelines, Typography: emphasized weights; of the caption on iOS, pictures that
  ///   Apple's frameworks recorded.
  fileprivate func boldWeight(onMac: Bool) -> Int {
    switch self {
    case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: 700
    case .headline: 800
    case .caption: onMac ? 500 : 600
    case .title3, .body, .callout, .subheadline, .footnote, .caption2: 600
    }
  }
}

extension Font.Design {
  package var textDesign: FontDescriptor.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension CGFloat {
  /// The number itself, limited to sizes that a font can have.
  fileprivate var usable: CGFloat { isFinite && self > 0 ? Swift.min(self, 10_000) : 0.01 }
}
