/// The way an annotation that extends beyond the plot is handled.
///
/// - Source: Swift Charts, `AnnotationOverflowResolution`.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The way overflow is handled along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
      case automatic, padScale, disabled
      case fit(Boundary)
    }

    let storage: Storage

    /// The default: extends the scale in the direction of the annotation from its mark.
    public static let automatic = Strategy(storage: .automatic)
    /// Moves the annotation into the plot.
    public static let fit = Strategy(storage: .fit(.automatic))
    /// Extends the scale until the annotation fits into the plot.
    public static let padScale = Strategy(storage: .padScale)
    /// Leaves the annotation where it is.
    public static let disabled = Strategy(storage: .disabled)

    /// Moves the annotation into the plot or the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(storage: .fit(boundary)) }
  }

  /// The area that an annotation is moved into.
  public struct Boundary: Hashable, Sendable {
    enum Storage: Hashable, Sendable { case automatic, plot, chart }

    let storage: Storage

    /// The default boundary, which is the plot.
    public static let automatic = Boundary(storage: .automatic)
    public static let plot = Boundary(storage: .plot)
    /// The chart, including its axes.
    public static let chart = Boundary(storage: .chart)
  }

  let x: Strategy
  let y: Strategy

  /// The default resolution along both axes.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a resolution with a strategy for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
