package import Foundation
import TouchstoneDrawing
package import TouchstoneText

extension Text {
  /// Returns the text without styles.
  package func plainText(in environment: EnvironmentValues) -> String { styledText(in: environment).string }

  /// Returns the text in the form that typesetters use; gradients span `bounds`, by default the unit square.
  package func styledText(in environment: EnvironmentValues, bounds: CGRect = .unit) -> StyledText {
    resolved(in: environment, bounds: bounds).text
  }

  /// Returns the text in the form that typesetters use, with the data for drawing it; gradients span `bounds`, by
  /// default the unit square.
  package func resolved(
    in environment: EnvironmentValues, bounds: CGRect = .unit
  ) -> ResolvedStyledText {
    var builder = StyledTextBuilder(environment: environment, bounds: bounds)
    builder.append(self, style: builder.baseStyle)
    builder.appendEmptyRunIfNeeded()
    return ResolvedStyledText(
      text: StyledText(runs: builder.runs, paragraph: environment.paragraph), images: builder.images,
      attributes: builder.attributes, renderings: builder.renderings, problems: builder.problems)
  }
}

/// A text in the form that typesetters use, with the data for drawing it.
package struct ResolvedStyledText {
  package let text: StyledText
  /// The images, indexed by attachment number.
  package let images: [Image]
  /// The custom attributes of each run.
  package let attributes: [TextAttributes]
  /// The individual style of each run, if any.
  package let renderings: [StyleRendering?]
  /// String tables that could not be read.
  package let problems: [RenderDiagnostic]
}

extension CGRect {
  package static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Collects the runs of a text during a traversal of its parts and their modifiers.
struct StyledTextBuilder {
  let environment: EnvironmentValues
  private let bounds: CGRect
  private(set) var runs: [StyledText.Run] = []
  private(set) var attributes: [TextAttributes] = []
  private(set) var renderings: [StyleRendering?] = []
  private(set) var images: [Image] = []
  /// String tables that could not be read.
  private(set) var problems: [RenderDiagnostic] = []
  /// The style of the first part without characters.
  private var styleOfEmptyText: LetterStyle?

  init(environment: EnvironmentValues, bounds: CGRect) {
    self.environment = environment
    self.bounds = bounds
  }

  var baseStyle: LetterStyle {
    var style = environment.letterStyle
    style.font = environment.font ?? .body
    return style
  }

  mutating func append(_ text: Text, style outer: LetterStyle) {
    var style = outer
    // The modifier closest to the text is applied last, so that it takes precedence.
    for modifier in text.modifiers.reversed() { Self.apply(modifier, to: &style) }
    switch text.storage {
    case .verbatim(let string): append(string, style: style)
    case .deferred(let make): append(make(environment), style: style)
    case .attributed(let string): append(string, style: style)
    case .deferredAttributed(let make): append(make(environment), style: style)
    case .concatenation(let first, let second):
      append(first, style: style)
      append(second, style: style)
    case .image(let image): append(image, style: style)
    case .key(let text):
      for part in parts(of: text) {
        switch part {
        case .markdown(let string): appendMarkdown(string, style: style)
        case .string(let string): append(string, style: style)
        case .text(let text): append(text, style: style)
        case .image(let image): append(image, style: style)
        }
      }
    }
  }

  private mutating func parts(of text: LocalizedText) -> [Text.Part] {
    do {
      return try text.parts(in: environment)
    } catch {
      problems.append(.unreadableStrings(path: error.path, reason: error.reason))
      return text.ownParts(in: environment)
    }
  }

  static func apply(_ modifier: Text.Modifier, to style: inout LetterStyle) {
    switch modifier {
    case .font(let font): if let font { style.font = font }
    case .scale(let scale): style.scale = scale
    case .weight(let weight): style.weight = weight ?? style.weight
    case .bold(let isActive): style.isBold = isActive
    case .italic(let isActive): style.isItalic = isActive
    case .design(let design): style.design = design ?? style.design
    case .width(let width): style.width = width ?? style.width
    case .monospaced(let isActive): style.isMonospaced = isActive
    case .monospacedDigit: style.hasMonospacedDigits = true
    case .color(let color): style.paint = color.map { AnyShapeStyle($0) } ?? style.paint
    case .style(let paint): style.paint = paint
    case .kerning(let kerning): style.kerning = kerning
    case .tracking(let tracking): style.tracking = tracking
    case .baselineOffset(let offset): style.baselineOffset = offset
    case .underline(let isActive, let pattern, let color):
      style.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    case .strikethrough(let isActive, let pattern, let color):
      style.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    case .attribute(let type, let value): style.attributes[type] = value
    }
  }

  private mutating func append(_ string: String, style: LetterStyle) {
    guard !string.isEmpty else {
      styleOfEmptyText = styleOfEmptyText ?? style
      return
    }
    let text = environment.textCase?.apply(to: string, locale: environment.locale) ?? string
    append(StyledText.Run(text: text, style: resolved(style)), style)
  }

  /// Gives a text without characters a run, and so the height of a line.
  mutating func appendEmptyRunIfNeeded() {
    let style = styleOfEmptyText ?? baseStyle
    if runs.isEmpty { append(StyledText.Run(text: "", style: resolved(style)), style) }
  }

  private mutating func append(_ image: Image, style: LetterStyle) {
    let font = descriptor(of: style)
    let size = image.inlineSize(font: font, environment: environment)
    let attachment = StyledText.Attachment(
      id: images.count, width: size.width, ascent: size.ascent, descent: size.descent)
    images.append(image)
    append(StyledText.Run(text: "\u{FFFC}", style: resolved(style), attachment: attachment), style)
  }

  private mutating func append(_ run: StyledText.Run, _ style: LetterStyle) {
    runs.append(run)
    attributes.append(style.attributes)
    renderings.append(rendering(of: style))
  }

  private func rendering(of style: LetterStyle) -> StyleRendering? {
    style.paint?.rendered(in: StyleContext(environment: environment, bounds: bounds))
  }

  private mutating func appendMarkdown(_ string: String, style outer: LetterStyle) {
    guard InlineMarkdown.mayBe(in: string) else {
      append(string, style: outer)
      return
    }
    for run in InlineMarkdown(string).runs {
      var style = outer
      if run.isBold { style.isBold = true }
      if run.isItalic { style.isItalic = true }
      if run.isCode { style.isMonospaced = true }
      if run.isStruck { style.strikethrough = .single }
      if run.link != nil { style.paint = AnyShapeStyle(TintShapeStyle()) }
      append(run.text, style: style)
    }
  }

  private mutating func append(_ string: AttributedString, style outer: LetterStyle) {
    for run in string.runs {
      var style = outer
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { style.isBold = true }
        if intent.contains(.emphasized) { style.isItalic = true }
        if intent.contains(.code) { style.isMonospaced = true }
        if intent.contains(.strikethrough) { style.strikethrough = .single }
      }
      if run.link != nil { style.paint = AnyShapeStyle(TintShapeStyle()) }
      if let font = run.swiftUI.font { style.font = font }
      if let color = run.swiftUI.foregroundColor { style.paint = AnyShapeStyle(color) }
      if let color = run.swiftUI.backgroundColor { style.background = color }
      if let line = run.swiftUI.underlineStyle { style.underline = line }
      if let line = run.swiftUI.strikethroughStyle { style.strikethrough = line }
      if let kerning = run.swiftUI.kern { style.kerning = kerning }
      if let tracking = run.swiftUI.tracking { style.tracking = tracking }
      if let offset = run.swiftUI.baselineOffset { style.baselineOffset = offset }
      append(String(string[run.range].characters), style: style)
    }
  }

  private func descriptor(of style: LetterStyle) -> FontDescriptor {
    var font = style.font
    if let weight = style.weight { font = font.weight(weight) }
    if style.isBold { font = font.bold() }
    if style.isItalic { font = font.italic() }
    if let width = style.width { font = font.width(width) }
    if style.hasMonospacedDigits { font = font.monospacedDigit() }
    var descriptor = font.descriptor(in: environment)
    if let design = style.design, case .system = descriptor.family {
      descriptor.family = .system(design.textDesign)
    }
    if style.isMonospaced { descriptor.family = .system(.monospaced) }
    descriptor.size *= style.scale.factor
    return descriptor
  }

  private func resolved(_ style: LetterStyle) -> StyledText.Style {
    func paint(_ color: Color?) -> Paint? { color.map { .color($0.components(in: environment)) } }
    return StyledText.Style(
      font: descriptor(of: style),
      paint: rendering(of: style)?.paint,
      tracking: style.tracking,
      kerning: style.kerning,
      baselineOffset: style.baselineOffset,
      underline: style.underline.map { StyledText.Line(pattern: $0.pattern.pattern, paint: paint($0.color)) },
      strikethrough: style.strikethrough.map {
        StyledText.Line(pattern: $0.pattern.pattern, paint: paint($0.color))
      },
      background: paint(style.background))
  }
}

extension Text.Case {
  func apply(to string: String, locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}
