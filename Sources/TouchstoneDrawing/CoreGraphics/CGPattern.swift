public import Foundation

/// How the cells of a pattern are fitted to pixels; here they never are.
///
/// - Source: Core Graphics, `CGPatternTiling`.
public enum CGPatternTiling: Int32, Hashable, Sendable {
  /// Cells keep their shape, distances may vary by a pixel.
  case noDistortion = 0
  /// Distances are even, cells may be bent a little.
  case constantSpacingMinimalDistortion = 1
  /// Distances are even, cells may be bent more.
  case constantSpacing = 2
}

/// Draws a cell of a pattern, given the pattern's information and a context in the pattern's coordinates.
///
/// Core Graphics' type is one of C; here any closure will do.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Frees the information of a pattern.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls.
///
/// - Source: Core Graphics, `CGPatternCallbacks`.
public struct CGPatternCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Draws a cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern is gone.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates the callbacks of a pattern.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A drawing that repeats over the plane.
///
/// A class because Core Graphics' is one, and because it frees what it was given.
///
/// - Source: Core Graphics, `CGPattern`.
public final class CGPattern {
  /// The numbers that place the cells.
  struct Grid: Hashable, Sendable {
    var bounds: CGRect
    /// From the pattern's coordinates to the default ones of the context.
    var matrix: CGAffineTransform
    var xStep: CGFloat
    var yStep: CGFloat
  }

  let grid: Grid
  /// Whether cells bring colours of their own.
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - yStep: How far apart rows of cells lie.
  ///   - tiling: Changes nothing.
  ///   - callbacks: What draws a cell; copied.
  ///   - info: Handed to the callbacks.
  ///   - bounds: What shows of a cell, in the pattern's coordinates.
  ///   - matrix: From the pattern's coordinates to the default ones of the context: its transform does not count.
  ///   - xStep: How far apart cells lie.
  ///   - isColored: Otherwise cells have the colour that is given to `setFillPattern`.
  /// - Returns: `nil` where the numbers place no cells, or nothing draws them.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard bounds.isFinite, xStep.isFinite, yStep.isFinite, xStep != 0, yStep != 0, matrix.determinant != 0,
      matrix.determinant.isFinite, callbacks.pointee.drawPattern != nil
    else { return nil }
    grid = Grid(bounds: bounds.standardized, matrix: matrix, xStep: abs(xStep), yStep: abs(yStep))
    self.isColored = isColored
    self.info = info
    self.callbacks = callbacks.pointee
  }

  deinit {
    callbacks.releaseInfo?(info)
  }

  /// The drawing of one cell.
  ///
  /// - Parameter color: The colour that it begins with.
  func cell(in color: ResolvedColor) -> [DisplayList.Item] {
    let context = CGContext(recording: grid.bounds)
    context.state.fillColor = color
    context.state.strokeColor = color
    callbacks.drawPattern?(info, context)
    return context.list.items
  }
}
