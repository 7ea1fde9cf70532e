public import Foundation
public import TouchstoneDrawing

/// The target at which scrolling comes to rest.
///
/// - Source: SwiftUI, `ScrollTarget`.
public struct ScrollTarget: Sendable {
  /// The rectangle to show, in points.
  public var rect: CGRect
  /// The anchor by which the rectangle is aligned with the scroll view.
  public var anchor: UnitPoint?
}

/// The context of a scroll target behaviour.
///
/// - Source: SwiftUI, `ScrollTargetBehaviorContext`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target at which scrolling began.
  public let originalTarget: ScrollTarget
  /// The velocity, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// What a scroll target behaviour changes about scrolling. Never read in Touchstone.
///
/// - Source: SwiftUI, `ScrollTargetBehaviorProperties`.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether a gesture scrolls no further than its target.
  public var limitsScrolls = false

  /// Creates the properties.
  public init() {}
}

/// The context of a scroll target behaviour's properties.
///
/// - Source: SwiftUI, `ScrollTargetBehaviorPropertiesContext`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  /// The environment of the scroll view.
  public let environment: EnvironmentValues

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

extension ScrollTargetBehavior {
  /// The context passed to the behaviour.
  public typealias TargetContext = ScrollTargetBehaviorContext

  /// The properties that the behaviour changes.
  public typealias Properties = ScrollTargetBehaviorProperties
  /// The context passed to `properties(context:)`.
  public typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Returns what the behaviour changes about scrolling; never called in Touchstone.
  public func properties(context: PropertiesContext) -> Properties { Properties() }

  /// Updates the target of scrolling; never called in Touchstone.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A type-erased scroll target behaviour.
///
/// - Source: SwiftUI, `AnyScrollTargetBehavior`.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour whose type is erased.
  public let base: any ScrollTargetBehavior

  /// Creates a behaviour that erases the type of the given one.
  public init(_ behavior: any ScrollTargetBehavior) { base = behavior }
}
