public import Foundation
import Synchronization
import TouchstoneDrawing

/// The observers of properties of UIKit's, AppKit's and Core Animation's objects.
///
/// Linux has no runtime that tells of changes: the properties of Touchstone's classes whose changes code observes, such as
/// `contentSize` and `bounds`, call ``check(_:)`` after each change.
package enum KeyValueObservers {
  private struct Observer: Sendable {
    var object: ObjectIdentifier
    /// Compares the value with the last one, and tells the observer of a change.
    ///
    /// SAFETY: called where the property changes, which is where the observer was added: on the main actor, for all classes
    /// but layers.
    nonisolated(unsafe) var check: () -> Void
  }

  private struct Table: Sendable {
    var observers: [Int: Observer] = [:]
    var next = 0
  }

  private static let table = Locked(Table())
  /// The number of observers, which is read at each change.
  private static let count = Atomic(0)

  /// Adds an observer, and returns its number.
  static func add(to object: AnyObject, check: @escaping () -> Void) -> Int {
    let object = ObjectIdentifier(object)
    // SAFETY: as for ``Observer/check``.
    nonisolated(unsafe) let check = check
    return table.withLock { table in
      table.next += 1
      table.observers[table.next] = Observer(object: object, check: check)
      count.store(table.observers.count, ordering: .relaxed)
      return table.next
    }
  }

  /// Returns whether two values are known to be equal.
  static func areEqual(_ one: Any, _ two: Any) -> Bool {
    func equals<T: Equatable>(_ one: T) -> Bool { (two as? T) == one }
    return (one as? any Equatable).map { equals($0) } ?? false
  }

  static func remove(_ number: Int) {
    // Released outside of the lock: the closure may hold the last reference to another observation, whose end also
    // removes an observer.
    let removed = table.withLock { table in
      let removed = table.observers.removeValue(forKey: number)
      count.store(table.observers.count, ordering: .relaxed)
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Tells the observers of an object of the properties that have changed.
  package static func check(_ object: AnyObject) {
    guard count.load(ordering: .relaxed) > 0 else { return }
    let object = ObjectIdentifier(object)
    let checks = table.withLock { table in
      table.observers.filter { $0.value.object == object }.sorted { $0.key < $1.key }.map(\.value.check)
    }
    for check in checks { check() }
  }
}
