public import Foundation
public import TouchstoneCore

/// The traits that a view inherits from its surroundings: appearance, type size, direction, size classes.
///
/// A class, as in UIKit; it is immutable.
///
/// - Source: UIKit, `UITraitCollection`, as far as it bears on pictures.
public final class UITraitCollection: Hashable, Sendable {
  /// The traits; `nil` means unspecified.
  package struct Values: Hashable, Sendable {
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var displayScale: CGFloat?
    package var preferredContentSizeCategory: UIContentSizeCategory?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    package var horizontalSizeClass: UIUserInterfaceSizeClass?
    package var verticalSizeClass: UIUserInterfaceSizeClass?
    package var accessibilityContrast: UIAccessibilityContrast?
    package var userInterfaceIdiom: UIUserInterfaceIdiom?
    package var userInterfaceLevel: UIUserInterfaceLevel?
    package var look: Look?
    /// The traits that apps declare, by their types.
    var custom: [ObjectIdentifier: UITraitValue] = [:]
  }

  package let values: Values

  package init(values: Values) {
    self.values = values
  }

  /// Creates a trait collection in which everything is unspecified.
  public convenience init() {
    self.init(values: Values())
  }

  /// Creates a trait collection that only specifies the light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// - Parameter displayScale: The number of pixels per point; 0 means unspecified.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a trait collection that only specifies the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a trait collection that only specifies the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a trait collection that only specifies the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a trait collection that only specifies the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a trait collection that only specifies the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a trait collection that only specifies the kind of device, which has no effect on pictures.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a trait collection that only specifies whether content is elevated, which has no effect on pictures.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a trait collection that only specifies the system whose controls, lists and bars are drawn.
  ///
  ///     assertSnapshot(of: Settings(), as: .pdf(traits: UITraitCollection(look: .iOS26)))
  public convenience init(look: Look) {
    self.init(values: Values(look: look))
  }

  /// Creates a trait collection by merging others; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(Values()) { $0.overlaid(by: $1.values) })
  }

  /// Creates a trait collection by changing an unspecified one.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Values().changed(mutations))
  }

  /// Returns the traits with some of them changed.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.changed(mutations))
  }

  /// Returns the traits, overridden by those that another collection specifies.
  package func overlaid(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(values: values.overlaid(by: other.values))
  }

  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool { lhs.values == rhs.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension UITraitCollection {
  @TaskLocal private static var performing: UITraitCollection?

  /// The traits for which colours are resolved: those of `performAsCurrent(_:)`, or else light with normal contrast.
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
        $0.userInterfaceLevel = .base
      }
  }

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$performing.withValue(Self.current.overlaid(by: self)) { actions() }
  }

  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// The number of pixels per point; 0 means unspecified.
  public var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// Whether content lies above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }

  /// Returns whether colours can look different with these traits than with others.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  /// Applies the specified traits to an environment.
  package func apply(to environment: inout EnvironmentValues) {
    if let look = values.look { environment.look = look }
    if !values.custom.isEmpty { environment.bridgedTraits = environment.bridgedTraits.overlaid(by: self) }
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

extension UITraitCollection.Values {
  fileprivate func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = UITraitOverrides(values: self)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? self
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
    result.userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
    result.look = other.look ?? look
    result.custom.merge(other.custom) { $1 }
    return result
  }
}
