internal import Foundation

/// The space that Apple's system font adds to or takes from every letter, by size.
enum SystemTracking {
  /// The tracking of a size in ems; sizes between the rows of the table are interpolated.
  ///
  /// - Source: Apple's Human Interface Guidelines, "Typography", tracking values of SF Pro.
  static func ems(size: CGFloat) -> CGFloat {
    guard size > table[0].size else { return table[0].thousandths / 1000 }
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    let (low, high) = (table[next - 1], table[next])
    let share = (size - low.size) / (high.size - low.size)
    return (low.thousandths + (high.thousandths - low.thousandths) * share) / 1000
  }

  private static let table: [(size: CGFloat, thousandths: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
    (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10), (38, 10),
    (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6), (58, 5),
    (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]
}
