public import Foundation

/// How the cells of a pattern are adjusted to device pixels; ignored here.
///
/// - Source: Core Graphics, `CGPatternTiling`.
public enum CGPatternTiling: Int32, Hashable, Sendable {
  /// Cells keep their shape; the spacing may vary by a pixel.
  case noDistortion = 0
  /// The spacing is even; cells may be distorted slightly.
  case constantSpacingMinimalDistortion = 1
  /// The spacing is even; cells may be distorted more.
  case constantSpacing = 2
}

/// A function that draws a cell, given the pattern's information and a context in the pattern's coordinates.
///
/// A C function in Core Graphics, any closure here.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// A function that frees a pattern's information.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that a pattern calls.
///
/// - Source: Core Graphics, `CGPatternCallbacks`.
public struct CGPatternCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Draws a cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern is destroyed.
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

/// A drawing that repeats across the plane.
///
/// A class because Core Graphics' is one, and because it frees the information it was given.
///
/// - Source: Core Graphics, `CGPattern`.
public final class CGPattern {
  /// The placement of the cells.
  struct Grid: Hashable, Sendable {
    var bounds: CGRect
    /// From the pattern's coordinates to the default coordinates of the context.
    var matrix: CGAffineTransform
    var xStep: CGFloat
    var yStep: CGFloat
  }

  let grid: Grid
  /// Whether cells have their own colours.
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - yStep: The vertical distance between cells.
  ///   - tiling: Ignored.
  ///   - callbacks: The function that draws a cell and the one that frees `info`; copied.
  ///   - info: A pointer passed to the callbacks.
  ///   - bounds: The visible area of a cell, in the pattern's coordinates.
  ///   - matrix: From the pattern's coordinates to the context's default coordinates; the current transform is ignored.
  ///   - xStep: The horizontal distance between cells.
  ///   - isColored: Whether cells have their own colours, instead of the one passed to `setFillPattern`.
  /// - Returns: `nil` if the numbers do not describe a grid, or there is no function that draws a cell.
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

  /// Returns the drawing of one cell.
  ///
  /// - Parameter color: The initial fill and stroke colour.
  func cell(in color: ResolvedColor) -> [DisplayList.Item] {
    let context = CGContext(recording: grid.bounds)
    context.state.fillColor = color
    context.state.strokeColor = color
    callbacks.drawPattern?(info, context)
    return context.list.items
  }
}
