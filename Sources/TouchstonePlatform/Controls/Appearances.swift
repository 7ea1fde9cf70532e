import Foundation
import TouchstoneUI

/// The objects that `appearance()` returns: one for each class.
@MainActor
enum Appearances {
  private static var settings: [ObjectIdentifier: UIView] = [:]

  static func settings<V: UIView>(of type: V.Type, make: () -> V) -> V {
    if let settings = settings[ObjectIdentifier(type)] as? V { return settings }
    let new = make()
    settings[ObjectIdentifier(type)] = new
    return new
  }
}
