import Foundation

/// The actions for changes and the end of a gesture.
@MainActor
package struct GestureActions<Value> {
  var changed: (@MainActor (Value) -> Void)?
  var ended: (@MainActor (Value) -> Void)?

  package init() {}

  /// Returns the actions with another one, which is performed first.
  func adding(
    _ action: @escaping (Value) -> Void, to place: WritableKeyPath<Self, (@MainActor (Value) -> Void)?>
  ) -> GestureActions {
    var actions = self
    let next = self[keyPath: place]
    actions[keyPath: place] = { value in
      action(value)
      next?(value)
    }
    return actions
  }

  /// Returns the actions for a gesture whose values are transformed into those of this one.
  func mapped<Inner>(_ transform: @escaping (Inner) -> Value) -> GestureActions<Inner> {
    var actions = GestureActions<Inner>()
    if let changed { actions.changed = { changed(transform($0)) } }
    if let ended { actions.ended = { ended(transform($0)) } }
    return actions
  }
}
