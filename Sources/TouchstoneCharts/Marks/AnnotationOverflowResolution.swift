/// What happens where an annotation reaches beyond the plot.
///
/// - Source: Swift Charts, `AnnotationOverflowResolution`.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
      case automatic, padScale, disabled
      case fit(Boundary)
    }

    let storage: Storage

    /// What suits the axis: the scale gets longer along the direction in which the annotation lies from its mark.
    public static let automatic = Strategy(storage: .automatic)
    /// The annotation is moved into the plot.
    public static let fit = Strategy(storage: .fit(.automatic))
    /// The scale gets longer until the annotation lies within the plot.
    public static let padScale = Strategy(storage: .padScale)
    /// Nothing happens.
    public static let disabled = Strategy(storage: .disabled)

    /// The annotation is moved into the plot or the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(storage: .fit(boundary)) }
  }

  /// What an annotation is moved into.
  public struct Boundary: Hashable, Sendable {
    enum Storage: Hashable, Sendable { case automatic, plot, chart }

    let storage: Storage

    /// What suits: the plot.
    public static let automatic = Boundary(storage: .automatic)
    /// The plot.
    public static let plot = Boundary(storage: .plot)
    /// The chart with its axes.
    public static let chart = Boundary(storage: .chart)
  }

  let x: Strategy
  let y: Strategy

  /// What suits both axes.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a resolution for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
