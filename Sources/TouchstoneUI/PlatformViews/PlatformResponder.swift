import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// An object that responds to AppKit events, which never occur.
///
/// - Source: AppKit, `NSResponder`.
public typealias NSResponder = PlatformResponder

/// An object in the responder chain of UIKit or AppKit. Events never occur.
///
/// - Source: UIKit, `UIResponder`; AppKit, `NSResponder`. Theirs are `NSObject`s; these are compared as objects, too.
@MainActor @preconcurrency
open class PlatformResponder: Hashable {
  /// Creates an object that receives no events.
  public init() {}

  /// Whether the object is the first responder: always `false`.
  public var isFirstResponder: Bool { false }

  /// Requests to become the first responder. Always fails.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up being the first responder. Has no effect.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  public nonisolated static func == (lhs: PlatformResponder, rhs: PlatformResponder) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that responds to UIKit events, which never occur.
///
/// - Source: UIKit, `UIResponder`.
public typealias UIResponder = PlatformResponder
