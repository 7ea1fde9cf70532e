/// Distinguishes the data stored under one identity.
package struct ViewSlot: Hashable, Sendable {
  private enum Kind: Int {
    case property, own, lifecycle, memory, animation, strokeAnimation, dynamicContent, animator, motion, rows
  }

  /// The kind, the depth and the number in separate bits, so different slots never have the same value.
  private let value: Int

  private init(_ kind: Kind, depth: Int = 0, number: Int = 0) {
    value = kind.rawValue << 56 | depth << 40 | number
  }

  /// Returns the slot of a property of the view.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the view, in bytes.
  ///   - depth: The number of enclosing properties; the first property of each starts at the same byte.
  package static func property(at offset: Int, depth: Int) -> ViewSlot {
    ViewSlot(.property, depth: depth, number: offset)
  }

  /// The data of a view that the renderer implements itself.
  package static let own = ViewSlot(.own)
  /// Whether the view has appeared, and the actions to run when it is removed.
  static let lifecycle = ViewSlot(.lifecycle)
  /// The value that a modifier observed last.
  static let memory = ViewSlot(.memory)
  /// The animated values of a view or modifier.
  static let animation = ViewSlot(.animation)
  /// The animated line width of a shape.
  static let strokeAnimation = ViewSlot(.strokeAnimation)
  /// The views that are inserted and removed.
  static let dynamicContent = ViewSlot(.dynamicContent)
  /// The state of a phase or keyframe animator.
  static let animator = ViewSlot(.animator)

  /// The identities of the rows of a `ForEach`.
  static let rows = ViewSlot(.rows)

  /// Whether the data is the state of a view, which a row of a lazy container keeps while it is out of sight.
  var isState: Bool { [Kind.property.rawValue, Kind.own.rawValue].contains(value >> 56) }

  /// Returns the slot of the animated frame and colours, by the view's index among those with the same identity.
  static func motion(_ index: Int) -> ViewSlot { ViewSlot(.motion, number: index) }
}
