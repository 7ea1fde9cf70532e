import CoreLocation

/// - Source: MapKit, `MapCameraUpdateFrequency`.
public enum MapCameraUpdateFrequency: Hashable, Sendable { case onEnd, continuous }
