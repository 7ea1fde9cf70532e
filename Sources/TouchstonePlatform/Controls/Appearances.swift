import Foundation
import TouchstoneUI

/// The objects that `appearance()` returns: one for each class. Bars and controls of SwiftUI take their colours from
/// them.
@MainActor
enum Appearances {
  private static var settings: [ObjectIdentifier: UIView] = [:]

  static func settings<V: UIView>(of type: V.Type, make: () -> V) -> V {
    if let settings = existing(type) { return settings }
    let new = make()
    settings[ObjectIdentifier(type)] = new
    SystemAppearances.source = { SystemAppearances(Appearances.self) }
    return new
  }

  /// Returns the settings of a class that code asked for.
  static func existing<V: UIView>(_ type: V.Type) -> V? { settings[ObjectIdentifier(type)] as? V }

  /// Forgets all settings, as when the process begins.
  static func removeAll() {
    settings = [:]
    SystemAppearances.source = nil
  }
}
