/// A 3 × 3 matrix.
struct Matrix3: Hashable {
  var rows: [[Double]]

  static let identity = Matrix3(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  /// Creates a matrix from its columns.
  init(columns: [[Double]]) {
    rows = (0..<3).map { row in columns.map { $0[row] } }
  }

  init(rows: [[Double]]) {
    self.rows = rows
  }

  static func * (matrix: Matrix3, vector: [Double]) -> [Double] {
    matrix.rows.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
  }

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    Matrix3(columns: (0..<3).map { column in a * b.rows.map { $0[column] } })
  }

  /// The inverse matrix; nil if there is none, or if its numbers would be unreasonably large.
  var inverse: Matrix3? {
    func minor(_ row: Int, _ column: Int) -> Double {
      let (r, c) = ([(1, 2), (0, 2), (0, 1)][row], [(1, 2), (0, 2), (0, 1)][column])
      let sign: Double = (row + column) % 2 == 0 ? 1 : -1
      return sign * (rows[r.0][c.0] * rows[r.1][c.1] - rows[r.0][c.1] * rows[r.1][c.0])
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * minor(0, $1) }
    guard determinant.isFinite, abs(determinant) > 1e-6 else { return nil }
    return Matrix3(rows: (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } })
  }

  /// Returns the largest difference between corresponding elements of two matrices.
  func distance(to other: Matrix3) -> Double {
    zip(rows.joined(), other.rows.joined()).map { abs($0 - $1) }.max() ?? 0
  }
}
