import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// What gets AppKit's events, of which there are none here.
///
/// - Source: AppKit, `NSResponder`.
public typealias NSResponder = PlatformResponder

/// What can take part in UIKit's or AppKit's chain of events, of which there are none here.
///
/// - Source: UIKit, `UIResponder`; AppKit, `NSResponder`. Theirs are `NSObject`s; these are compared as objects, too.
@MainActor @preconcurrency
open class PlatformResponder: Hashable {
  /// Creates an object that gets no events.
  public init() {}

  /// Whether the object gets events first: never.
  public var isFirstResponder: Bool { false }

  /// Asks for events; there are none.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives events up; there are none.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  public nonisolated static func == (lhs: PlatformResponder, rhs: PlatformResponder) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What gets UIKit's events, of which there are none here.
///
/// - Source: UIKit, `UIResponder`.
public typealias UIResponder = PlatformResponder
