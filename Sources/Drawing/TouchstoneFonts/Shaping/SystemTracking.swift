internal import Foundation

/// The size-specific tracking of Apple's system font.
enum SystemTracking {
  /// Returns the tracking for a size, in ems; sizes between the rows of the table are interpolated.
  ///
  /// - Source: Apple's Human Interface Guidelines, "Typography", tracking values of SF Pro.
  static func ems(size: CGFloat) -> CGFloat {
    guard size > table[0].size else { return table[0].thousandths / 1000 }
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    let (low, high) = (table[next - 1], table[next])
    let share = (size - low.size) / (high.size - low.size)
    return (low.thousandths + (high.thousandths - low.thousandths) * share) / 1000
  }

  /// Returns the tracking, in ems, with which Inter Display matches the widths of words on Apple's systems.
  ///
  /// It is Apple's own tracking plus a correction for the different letter shapes. SF Pro's letters change into those
  /// of its display variant between 20 and 28 points, while Inter Display's stay the same; bold letters are wider in SF
  /// Pro. The following ranges of tracking, in thousandths, draw these words within 1.5 % of Apple's width:
  /// "TypeScript" at 20 points 10 … 26, "50" in bold at 22 0 … 36, "Hello PreviewSnapshots" and "Lorem ipsum" at 28 −1
  /// … 6, "Tall" in semibold at 32 2 … 14, "Morning sync", "Showcase" and "Large" in bold at 34 16 … 17.
  ///
  /// - Source: the widths of words in pictures recorded by Apple's frameworks.
  static func displayEms(size: CGFloat, weight: Int) -> CGFloat {
    let toLarge = min(max((size - 20) / 8, 0), 1)
    let boldness = CGFloat(min(max(weight - 400, 0), 300)) / 300
    return ems(size: size) + (39 - 49 * toLarge + 14.2 * boldness * boldness) / 1000
  }

  /// Returns the tracking of PT Serif, in ems: Apple's New York becomes narrower in four steps from 20 to 54 points.
  ///
  /// - Source: "XII" at 99 points, whose letters are 0.28 em apart in a picture from Apple's frameworks and 0.35 em in
  ///   PT Serif; half of the difference, because PT Serif's letters would touch otherwise.
  static func serifEms(size: CGFloat) -> CGFloat {
    -0.035 * min(max((size - 20) / 34, 0), 1)
  }

  private static let table: [(size: CGFloat, thousandths: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
    (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10), (38, 10),
    (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6), (58, 5),
    (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]
}
