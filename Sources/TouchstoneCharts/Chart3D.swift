/// A chart in three dimensions, which Touchstone does not draw.
///
/// - Source: Swift Charts of OS 26, `Chart3D`.
@available(*, unavailable, message: "Touchstone draws no charts in three dimensions; show a Chart instead")
public struct Chart3D {
  /// Not available.
  public init(_ arguments: Any...) {}
}
