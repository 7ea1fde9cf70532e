/// What tells the things apart that views keep at one place.
package struct ViewSlot: Hashable, Sendable {
  private enum Kind: Int {
    case property, own, lifecycle, memory, animation, strokeAnimation, dynamicContent, animator, motion
  }

  /// The kind, the depth and the number, each in bits of its own: two slots never have the same value.
  private let value: Int

  private init(_ kind: Kind, depth: Int = 0, number: Int = 0) {
    value = kind.rawValue << 56 | depth << 40 | number
  }

  /// A property of the view.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the view, in bytes.
  ///   - depth: How many other properties the property lies in; the first of them begin at the same byte.
  package static func property(at offset: Int, depth: Int) -> ViewSlot {
    ViewSlot(.property, depth: depth, number: offset)
  }

  /// What a view keeps that the renderer knows by itself.
  package static let own = ViewSlot(.own)
  /// Whether the view has appeared, and what is to be done when it goes.
  static let lifecycle = ViewSlot(.lifecycle)
  /// The value that a modifier heard of last.
  static let memory = ViewSlot(.memory)
  /// The values of a view or a modifier on their way.
  static let animation = ViewSlot(.animation)
  /// The width of a shape's line on its way.
  static let strokeAnimation = ViewSlot(.strokeAnimation)
  /// The views that come and go.
  static let dynamicContent = ViewSlot(.dynamicContent)
  /// The phases or the keyframes.
  static let animator = ViewSlot(.animator)

  /// The frame and the colours on their way, by the number of the view at its place.
  static func motion(_ index: Int) -> ViewSlot { ViewSlot(.motion, number: index) }
}
