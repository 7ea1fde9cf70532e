public import Foundation

extension EnvironmentValues {
  private enum LineHeightKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }

  /// The height of lines; `nil` for that of the font. Pictures are drawn with the font's.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}
