import TouchstoneUI

extension SwiftUISnapshotLayout {
  /// What the layout says about a view's surroundings.
  var traits: UITraitCollection {
    switch self {
    case .device(let config): config.traits
    case .fixed, .sizeThatFits: UITraitCollection()
    }
  }
}
