/// The values that a scale covers.
///
/// - Source: Swift Charts, `ScaleDomain`. Closed ranges and arrays of plottable values are domains.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension Array: ScaleDomain where Element: Plottable {}

/// A domain that is found from the data of the chart.
///
/// - Source: Swift Charts, `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain {
  var includesZero: Bool?
  var reversed: Bool?
  /// Changes the domain that was found.
  var modify: (([_PlottedValue]) -> [_PlottedValue])?
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the data.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// The values of the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether 0 is among them; by default it is, on axes of numbers.
  ///   - reversed: Whether the scale runs the other way.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }

  /// The values of the data, as a closure changes them.
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

/// A domain as scales read it.
enum DomainSpecification {
  case automatic(AutomaticScaleDomain)
  /// The values, in their order: the two ends of a continuous scale, or all categories.
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

/// A domain that says its values.
private protocol KnownDomain {
  var plottedValues: [_PlottedValue] { get }
}

extension ClosedRange: KnownDomain where Bound: Plottable {
  fileprivate var plottedValues: [_PlottedValue] { [lowerBound.plotted, upperBound.plotted] }
}

extension Array: KnownDomain where Element: Plottable {
  fileprivate var plottedValues: [_PlottedValue] { map(\.plotted) }
}
