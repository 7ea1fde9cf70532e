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
public struct ScrollTargetBehaviorContext: Sendable {
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
}

extension ScrollTargetBehavior {
  /// The context passed to the behaviour.
  public typealias TargetContext = ScrollTargetBehaviorContext

  /// Updates the target of scrolling; never called in Touchstone.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A type-erased scroll target behaviour.
///
/// - Source: SwiftUI, `AnyScrollTargetBehavior`.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a behaviour that erases the type of the given one.
  public init(_ behavior: any ScrollTargetBehavior) {}
}
