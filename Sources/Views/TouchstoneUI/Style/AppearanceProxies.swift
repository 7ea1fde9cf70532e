import TouchstoneCore

/// An object of UIKit's `appearance()` whose settings SwiftUI's bars and controls have. UIKit's classes are in another
/// module.
@MainActor
package protocol AppearanceProxy: AnyObject {
  /// Adds the settings that code gave the object.
  func write(to appearances: inout SystemAppearances)
}

/// The objects that UIKit's `appearance()` returns: one for each class.
///
/// A class, because code may change an object while views are evaluated, as in the initialiser of a view.
@MainActor
package final class AppearanceProxies {
  /// The objects of the process, as in UIKit: its `appearance()` belongs to no view.
  package nonisolated static let process = AppearanceProxies()

  private var objects: [ObjectIdentifier: UIView] = [:]

  package nonisolated init() {}

  /// Returns the object of a class, and makes it the first time.
  package func object<V: UIView>(of type: V.Type, make: () -> V) -> V {
    if let object = objects[ObjectIdentifier(type)] as? V { return object }
    let object = make()
    objects[ObjectIdentifier(type)] = object
    return object
  }

  /// What is set now.
  package var settings: SystemAppearances {
    var settings = SystemAppearances()
    for case let object as any AppearanceProxy in objects.values { object.write(to: &settings) }
    return settings
  }

  /// Forgets all settings, as when the process begins.
  package func removeAll() { objects = [:] }
}

extension EnvironmentValues {
  /// The objects whose settings bars and controls have.
  @Entry package var appearanceProxies = AppearanceProxies.process
}
