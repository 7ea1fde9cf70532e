public import Foundation
package import TouchstoneCore

/// What a view inherits from its surroundings: appearance, type size, direction, size classes.
///
/// A class because UIKit's is one; never changed once made.
///
/// - Source: UIKit, `UITraitCollection`, as far as it bears on pictures.
public final class UITraitCollection: Hashable, Sendable {
  /// The traits; `nil` says nothing.
  package struct Values: Hashable, Sendable {
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var displayScale: CGFloat?
    package var preferredContentSizeCategory: UIContentSizeCategory?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    package var horizontalSizeClass: UIUserInterfaceSizeClass?
    package var verticalSizeClass: UIUserInterfaceSizeClass?
    package var accessibilityContrast: UIAccessibilityContrast?
    package var userInterfaceIdiom: UIUserInterfaceIdiom?
  }

  package let values: Values

  package init(values: Values) {
    self.values = values
  }

  /// Creates traits that say nothing.
  public convenience init() {
    self.init(values: Values())
  }

  /// Creates traits that say only whether it is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// - Parameter displayScale: Pixels per point. 0 says nothing.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates traits that say only how large text is.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates traits that say only in which direction lines run.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates traits that say only how much room there is across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates traits that say only how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates traits that say only how much contrast there is.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates traits that say only what kind of device it is, which changes no picture.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates traits from others; what a later one says counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(Values()) { $0.overlaid(by: $1.values) })
  }

  /// Creates traits by changing those that say nothing.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Values().changed(mutations))
  }

  /// The traits, with some of them changed.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.changed(mutations))
  }

  /// The traits, with what others say in their place.
  package func overlaid(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(values: values.overlaid(by: other.values))
  }

  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool { lhs.values == rhs.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension UITraitCollection {
  @TaskLocal private static var performing: UITraitCollection?

  /// The traits in which colours are resolved: those of `performAsCurrent(_:)`, or else light and of usual contrast.
  public static var current: UITraitCollection {
    performing
      ?? UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.displayScale = 2
        $0.preferredContentSizeCategory = .large
        $0.layoutDirection = .leftToRight
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.accessibilityContrast = .normal
        $0.userInterfaceIdiom = .phone
      }
  }

  /// Runs a closure in which the traits are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$performing.withValue(Self.current.overlaid(by: self)) { actions() }
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// Pixels per point; 0 says nothing.
  public var displayScale: CGFloat { values.displayScale ?? 0 }
  /// How large text is.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }
  /// In which direction lines run.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// How much contrast there is.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }

  /// Whether colours may look different in the traits than in others.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  /// Puts what the traits say into an environment.
  package func apply(to environment: inout EnvironmentValues) {
    if let style = values.userInterfaceStyle, style != .unspecified {
      environment.colorScheme = style == .dark ? .dark : .light
    }
    if let size = values.preferredContentSizeCategory?.dynamicTypeSize { environment.dynamicTypeSize = size }
    if let direction = values.layoutDirection, direction != .unspecified {
      environment.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let sizeClass = values.horizontalSizeClass { environment.horizontalSizeClass = sizeClass.swiftUI }
    if let sizeClass = values.verticalSizeClass { environment.verticalSizeClass = sizeClass.swiftUI }
    if let contrast = values.accessibilityContrast, contrast != .unspecified {
      environment.colorSchemeContrast = contrast == .high ? .increased : .standard
    }
  }
}

/// The traits while they are changed.
private struct MutableTraits: UIMutableTraits {
  var values: UITraitCollection.Values

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle ?? .unspecified }
    set { values.userInterfaceStyle = newValue }
  }
  var displayScale: CGFloat {
    get { values.displayScale ?? 0 }
    set { values.displayScale = newValue == 0 ? nil : newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory ?? .unspecified }
    set { values.preferredContentSizeCategory = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection ?? .unspecified }
    set { values.layoutDirection = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass ?? .unspecified }
    set { values.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass ?? .unspecified }
    set { values.verticalSizeClass = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast ?? .unspecified }
    set { values.accessibilityContrast = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom ?? .unspecified }
    set { values.userInterfaceIdiom = newValue }
  }
}

extension UITraitCollection.Values {
  fileprivate func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = MutableTraits(values: self)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? self
  }

  fileprivate func overlaid(by other: Self) -> Self {
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
}
