public import TouchstoneUI

// Charts in three dimensions are unavailable. The declarations have the shapes of Apple's initialisers, so that the
// compiler shows their message and no other error.

/// A three-dimensional chart. Unavailable.
///
/// - Source: Swift Charts of OS 26, `Chart3D`.
@available(*, unavailable, message: "Touchstone does not draw 3D charts; show a Chart instead")
public struct Chart3D<Content> {
  /// Unavailable.
  public init(content: () -> Content) {}

  /// Unavailable.
  public init<Data: RandomAccessCollection>(_ data: Data, content: @escaping (Data.Element) -> Content) {}

  /// Unavailable.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {}
}

extension View {
  /// Sets the scale of the z axis. Unavailable.
  @available(*, unavailable, message: "Touchstone does not draw 3D charts")
  public nonisolated func chartZScale(domain: Any, range: Any? = nil, type: ScaleType? = nil) -> Self { self }

  /// Shows or hides the z axis. Unavailable.
  @available(*, unavailable, message: "Touchstone does not draw 3D charts")
  public nonisolated func chartZAxis(_ visibility: Visibility) -> Self { self }

  /// Sets the label of the z axis. Unavailable.
  @available(*, unavailable, message: "Touchstone does not draw 3D charts")
  public nonisolated func chartZAxisLabel<S: StringProtocol>(_ label: S) -> Self { self }

  /// Sets the pose from which a three-dimensional chart is viewed. Unavailable.
  @available(*, unavailable, message: "Touchstone does not draw 3D charts")
  public nonisolated func chart3DPose(_ pose: Any) -> Self { self }

  /// Selects values of the z axis. Unavailable.
  @available(*, unavailable, message: "Touchstone does not draw 3D charts")
  public nonisolated func chartZSelection<Value>(value: Binding<Value?>) -> Self { self }

  /// Sets how a three-dimensional chart is projected. Unavailable.
  @available(*, unavailable, message: "Touchstone does not draw 3D charts")
  public nonisolated func chart3DCameraProjection(_ projection: Any) -> Self { self }

  /// Sets how the marks of a three-dimensional chart are rendered. Unavailable.
  @available(*, unavailable, message: "Touchstone does not draw 3D charts")
  public nonisolated func chart3DRenderingStyle(_ style: Any) -> Self { self }
}
