/// The sizes of Apple's text styles at each text size of iOS, from `xSmall` to `accessibility5`.
///
/// - Source: Human Interface Guidelines, "Typography", Dynamic Type sizes.
enum TextStyleSizes {
  static let table: [[Int]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],  // largeTitle
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],  // title
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],  // title2
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],  // title3
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],  // headline and body
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],  // callout
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],  // subheadline
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],  // footnote
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],  // caption
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],  // caption2
  ]

  /// Whether two changes of a size are one change of a text style to another, or to the same one, at two text sizes:
  /// `17 → 20` and `40 → 43` are both `headline` to `title3`.
  static func areOneChange(_ a: (before: Int, after: Int), _ b: (before: Int, after: Int)) -> Bool {
    table.contains { old in
      table.contains { new in
        let places = (a: textSizes(old, new, a), b: textSizes(old, new, b))
        return !places.a.isEmpty && !places.b.isEmpty
      }
    }
  }

  /// The text sizes at which two styles have the sizes of a change.
  private static func textSizes(_ old: [Int], _ new: [Int], _ change: (before: Int, after: Int)) -> [Int] {
    old.indices.filter { old[$0] == change.before && new[$0] == change.after }
  }
}
