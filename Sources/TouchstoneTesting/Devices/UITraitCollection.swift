public import Foundation
import TouchstoneUI

/// What a view inherits from its surroundings: appearance, type size, direction, size classes.
///
/// - Source: UIKit, `UITraitCollection`, as far as it bears on pictures.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark; `nil` says nothing.
  var userInterfaceStyle: UIUserInterfaceStyle?
  /// Pixels per point; `nil` says nothing.
  public internal(set) var displayScale: CGFloat?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var accessibilityContrast: UIAccessibilityContrast?
  var userInterfaceIdiom: UIUserInterfaceIdiom?

  /// Creates traits that say nothing.
  public init() {}

  /// Creates traits that say only whether it is light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// - Parameter displayScale: Pixels per point. 0 says nothing.
  public init(displayScale: CGFloat) {
    self.displayScale = displayScale == 0 ? nil : displayScale
  }

  /// Creates traits that say only how large text is.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates traits that say only in which direction lines run.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  /// Creates traits that say only how much room there is across.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates traits that say only how much room there is from top to bottom.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates traits that say only how much contrast there is.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.accessibilityContrast = accessibilityContrast
  }

  /// Creates traits that say only what kind of device it is, which changes no picture.
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Creates traits from others; what a later one says counts.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    self = traitCollections.reduce(UITraitCollection()) { $0.overlaid(by: $1) }
  }

  /// The traits, with what others say in their place.
  func overlaid(by other: UITraitCollection) -> UITraitCollection {
    var result = self
    result.userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
    result.displayScale = other.displayScale ?? displayScale
    result.preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
    result.layoutDirection = other.layoutDirection ?? layoutDirection
    result.horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    result.verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    result.accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
    result.userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
    return result
  }

  /// Puts what the traits say into an environment.
  func apply(to environment: inout EnvironmentValues) {
    if let style = userInterfaceStyle, style != .unspecified {
      environment.colorScheme = style == .dark ? .dark : .light
    }
    if let size = preferredContentSizeCategory?.dynamicTypeSize { environment.dynamicTypeSize = size }
    if let direction = layoutDirection, direction != .unspecified {
      environment.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let sizeClass = horizontalSizeClass { environment.horizontalSizeClass = sizeClass.swiftUI }
    if let sizeClass = verticalSizeClass { environment.verticalSizeClass = sizeClass.swiftUI }
    if let contrast = accessibilityContrast, contrast != .unspecified {
      environment.colorSchemeContrast = contrast == .high ? .increased : .standard
    }
  }
}

extension SwiftUISnapshotLayout {
  /// What the layout says about a view's surroundings.
  var traits: UITraitCollection {
    switch self {
    case .device(let config): config.traits
    case .fixed, .sizeThatFits: UITraitCollection()
    }
  }
}
