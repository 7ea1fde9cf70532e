import Foundation
public import TouchstoneUI

extension View {
  /// Sets which values x shows, where they lie, and by which curve.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.x, DomainSpecification(domain), PlaceRange(range), type)
  }

  /// Sets which values x shows, and by which curve.
  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.x, DomainSpecification(domain), nil, type)
  }

  /// Sets where the values of x lie, and by which curve.
  public nonisolated func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.x, nil, PlaceRange(range), type)
  }

  /// Sets by which curve the values of x become places.
  public nonisolated func chartXScale(type: ScaleType? = nil) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.x, nil, nil, type)
  }

  /// Sets which values y shows, where they lie, and by which curve.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.y, DomainSpecification(domain), PlaceRange(range), type)
  }

  /// Sets which values y shows, and by which curve.
  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.y, DomainSpecification(domain), nil, type)
  }

  /// Sets where the values of y lie, and by which curve.
  public nonisolated func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    scale(\.y, nil, PlaceRange(range), type)
  }

  /// Sets by which curve the values of y become places.
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
