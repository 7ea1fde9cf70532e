/// A type that specifies the domain of a scale.
///
/// - Source: Swift Charts, `ScaleDomain`. Closed ranges and arrays of plottable values are domains.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension Array: ScaleDomain where Element: Plottable {}

/// A domain that is inferred from the chart's data.
///
/// - Source: Swift Charts, `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain {
  var includesZero: Bool?
  var reversed: Bool?
  /// Changes the inferred domain.
  var modify: (([_PlottedValue]) -> [_PlottedValue])?
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// A domain that is inferred from the data.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// Returns a domain that is inferred from the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether 0 is among them; by default it is, on axes of numbers.
  ///   - reversed: Whether the scale runs the other way.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }

  /// Returns a domain that is inferred from the data and changed by a closure.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed) { plotted in
      var values = plotted.compactMap { DataValue(plotted: $0) }
      modifyInferredDomain(&values)
      return values.map(\.plotted)
    }
  }
}

/// A domain in the form that scales use.
enum DomainSpecification {
  case automatic(AutomaticScaleDomain)
  /// The values in order: the two ends of a continuous scale, or all categories.
  case values([_PlottedValue])

  init(_ domain: some ScaleDomain) {
    self =
      switch domain {
      case let automatic as AutomaticScaleDomain: .automatic(automatic)
      case let known as any KnownDomain: .values(known.plottedValues)
      default: .automatic(AutomaticScaleDomain())
      }
  }
}

/// A domain with explicit values.
private protocol KnownDomain {
  var plottedValues: [_PlottedValue] { get }
}

extension ClosedRange: KnownDomain where Bound: Plottable {
  fileprivate var plottedValues: [_PlottedValue] { [lowerBound.plotted, upperBound.plotted] }
}

extension Array: KnownDomain where Element: Plottable {
  fileprivate var plottedValues: [_PlottedValue] { map(\.plotted) }
}
