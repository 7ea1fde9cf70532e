public import Foundation
public import TouchstoneDrawing

/// Where scrolling comes to rest.
///
/// - Source: SwiftUI, `ScrollTarget`.
public struct ScrollTarget: Sendable {
  /// The place that shows, in points.
  public var rect: CGRect
  /// The point of it that is brought to the same point of the view.
  public var anchor: UnitPoint?
}

/// What a behaviour of scrolling is told.
///
/// - Source: SwiftUI, `ScrollTargetBehaviorContext`.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast it is, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the view, in points.
  public let containerSize: CGSize
  /// Along which axes it scrolls.
  public let axes: Axis.Set
}

extension ScrollTargetBehavior {
  /// What the behaviour is told.
  public typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling comes to rest; never called here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A behaviour of scrolling whose type is hidden.
///
/// - Source: SwiftUI, `AnyScrollTargetBehavior`.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// Hides the type of a behaviour.
  public init(_ behavior: any ScrollTargetBehavior) {}
}
