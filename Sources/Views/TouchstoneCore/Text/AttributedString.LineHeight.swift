public import Foundation

extension AttributedString {
  /// The height of lines. Pictures show the height of the font.
  ///
  /// - Source: SwiftUI, `AttributedString.LineHeight`.
  public struct LineHeight: Hashable, Codable, Sendable {
    private let name: String

    /// The usual height.
    public static let normal = LineHeight(name: "normal")
    /// More than usual.
    public static let loose = LineHeight(name: "loose")
    /// Less than usual.
    public static let tight = LineHeight(name: "tight")
    /// That of the letters on each line.
    public static let variable = LineHeight(name: "variable")

    /// Returns a height in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "\(points) pt") }
    /// Returns a multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "× \(factor)") }
    /// Returns the font's size and some points.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "+ \(increase) pt") }
  }
}
