import Foundation

/// - Source: Core Location, `CLActivityType`.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}
