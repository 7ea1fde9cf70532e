public import TouchstoneUI

// Charts in three dimensions are absent, and say so where they are used. The declarations have the shapes of Apple's
// initialisers, so that no other error hides the message.

/// A chart in three dimensions, which Touchstone does not draw.
///
/// - Source: Swift Charts of OS 26, `Chart3D`.
@available(*, unavailable, message: "Touchstone draws no charts in three dimensions; show a Chart instead")
public struct Chart3D<Content> {
  /// Not available.
  public init(content: () -> Content) {}

  /// Not available.
  public init<Data: RandomAccessCollection>(_ data: Data, content: @escaping (Data.Element) -> Content) {}

  /// Not available.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {}
}

/// A surface over a plane, which Touchstone does not draw.
///
/// - Source: Swift Charts of OS 26, `SurfacePlot`.
@available(*, unavailable, message: "Touchstone draws no charts in three dimensions; show a LinePlot instead")
public struct SurfacePlot {
  /// Not available.
  public init(x: Any, y: Any, z: Any, function: @escaping (Double, Double) -> Double) {}
}

extension View {
  /// Sets the scale of the third axis, which Touchstone does not draw.
  @available(*, unavailable, message: "Touchstone draws no charts in three dimensions")
  public nonisolated func chartZScale(domain: Any, range: Any? = nil, type: ScaleType? = nil) -> Self { self }

  /// Shows or hides the third axis, which Touchstone does not draw.
  @available(*, unavailable, message: "Touchstone draws no charts in three dimensions")
  public nonisolated func chartZAxis(_ visibility: Visibility) -> Self { self }

  /// Names the third axis, which Touchstone does not draw.
  @available(*, unavailable, message: "Touchstone draws no charts in three dimensions")
  public nonisolated func chartZAxisLabel<S: StringProtocol>(_ label: S) -> Self { self }

  /// Sets from where a chart in three dimensions is seen; Touchstone draws none.
  @available(*, unavailable, message: "Touchstone draws no charts in three dimensions")
  public nonisolated func chart3DPose(_ pose: Any) -> Self { self }
}
