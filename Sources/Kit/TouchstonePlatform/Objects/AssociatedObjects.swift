import Foundation
import Synchronization

/// Associates a value with an object, by a key; `nil` removes the value. Without an effect if `object` is no object.
///
/// - Source: Objective-C runtime, `objc_setAssociatedObject`.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
  AssociatedObjects.change(of: object as AnyObject) { values in
    values[UInt(bitPattern: key)] = value.map { isWeak ? .init(unowned: $0 as AnyObject) : .init(owned: $0) }
  }
}

/// Returns the value that is associated with an object by a key.
///
/// - Source: Objective-C runtime, `objc_getAssociatedObject`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.change(of: object as AnyObject) { $0[UInt(bitPattern: key)]?.value }
}

/// Removes all values that are associated with an object.
///
/// - Source: Objective-C runtime, `objc_removeAssociatedObjects`.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.change(of: object as AnyObject) { $0 = [:] }
}

/// The values of all objects that have some. Those of objects that are gone are released at the next change.
private enum AssociatedObjects {
  struct Value {
    var owned: Any?
    weak var unowned: AnyObject?

    init(owned: Any) { self.owned = owned }
    init(unowned: AnyObject) { self.unowned = unowned }

    var value: Any? { owned ?? unowned }
  }

  struct Owner {
    weak var object: AnyObject?
    var values: [UInt: Value] = [:]
  }

  // SAFETY: used within `lock` alone.
  nonisolated(unsafe) private static var owners: [ObjectIdentifier: Owner] = [:]
  private static let lock = NSRecursiveLock()

  static func change<Result>(of object: AnyObject, _ body: (inout [UInt: Value]) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    let identifier = ObjectIdentifier(object)
    var owner = owners[identifier] ?? Owner(object: object)
    // Another object may have been at the same address.
    if owner.object == nil { owner = Owner(object: object) }
    let result = body(&owner.values)
    let gone = owners.filter { $0.value.object == nil }
    owners = owners.filter { $0.value.object != nil }
    owners[identifier] = owner.values.isEmpty ? nil : owner
    // What they held goes last: it may have associated values, too.
    withExtendedLifetime(gone) {}
    return result
  }
}
