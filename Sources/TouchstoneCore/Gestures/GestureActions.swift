import Foundation

/// What happens while a gesture runs and when it ends.
@MainActor
package struct GestureActions<Value> {
  var changed: (@MainActor (Value) -> Void)?
  var ended: (@MainActor (Value) -> Void)?

  package init() {}

  /// The actions for a gesture whose values are turned into those of this one.
  func mapped<Inner>(_ transform: @escaping (Inner) -> Value) -> GestureActions<Inner> {
    var actions = GestureActions<Inner>()
    if let changed { actions.changed = { changed(transform($0)) } }
    if let ended { actions.ended = { ended(transform($0)) } }
    return actions
  }
}
