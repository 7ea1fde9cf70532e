import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The speed of an animation, which has no effect: changes are made at once.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {}
