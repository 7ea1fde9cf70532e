import Foundation
public import TouchstoneUI

extension View {
  /// Sets the domain, range and type of the x scale.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.x, DomainSpecification(domain), PlaceRange(range), type)
  }

  /// Sets the domain and type of the x scale.
  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.x, DomainSpecification(domain), nil, type)
  }

  /// Sets the range and type of the x scale.
  public nonisolated func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.x, nil, PlaceRange(range), type)
  }

  /// Sets the type of the x scale.
  public nonisolated func chartXScale(type: ScaleType? = nil) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.x, nil, nil, type)
  }

  /// Sets the domain, range and type of the y scale.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.y, DomainSpecification(domain), PlaceRange(range), type)
  }

  /// Sets the domain and type of the y scale.
  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.y, DomainSpecification(domain), nil, type)
  }

  /// Sets the range and type of the y scale.
  public nonisolated func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.y, nil, PlaceRange(range), type)
  }

  /// Sets the type of the y scale.
  public nonisolated func chartYScale(type: ScaleType? = nil) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.y, nil, nil, type)
  }

  private nonisolated func scale(
    _ scale: WritableKeyPath<ChartSettings, ChartSettings.PositionScaleSettings>, _ domain: DomainSpecification?,
    _ range: PlaceRange?, _ type: ScaleType?
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { settings in
      if let domain { settings[keyPath: scale].domain = domain }
      if let range { settings[keyPath: scale].range = range }
      if let type { settings[keyPath: scale].type = type.storage }
    }
  }
}
