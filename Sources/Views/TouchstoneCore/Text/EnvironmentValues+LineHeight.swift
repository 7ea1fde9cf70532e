public import Foundation

extension EnvironmentValues {
  /// The height of lines; `nil` for that of the font. Pictures are drawn with the font's.
  @Entry public var lineHeight: AttributedString.LineHeight?
}
