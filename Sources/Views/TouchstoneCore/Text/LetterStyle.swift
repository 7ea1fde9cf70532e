import Foundation

/// The style of letters, before conversion for the typesetter: first that of the environment, then with the text's own.
struct LetterStyle {
  var font: Font = .body
  var scale = Text.Scale.default
  var weight: Font.Weight?
  var isBold = false
  var isItalic = false
  var design: Font.Design?
  var width: Font.Width?
  var isMonospaced = false
  var hasMonospacedDigits = false
  var paint: AnyShapeStyle?
  var kerning: CGFloat?
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var background: Color?
  var attributes: TextAttributes = [:]
}

extension EnvironmentValues {
  /// The style of letters set by ancestors of a text, except their font and their foreground style.
  @Entry var letterStyle: LetterStyle = LetterStyle()
}
