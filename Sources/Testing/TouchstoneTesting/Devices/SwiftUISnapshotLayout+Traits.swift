import TouchstoneUI

extension SwiftUISnapshotLayout {
  /// The traits that the layout gives to a view.
  var traits: UITraitCollection {
    switch self {
    case .device(let config): config.traits
    case .fixed, .sizeThatFits: UITraitCollection()
    }
  }
}
