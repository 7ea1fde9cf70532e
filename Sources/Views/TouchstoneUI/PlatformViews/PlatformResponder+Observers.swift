public import Foundation

/// A view of another module with properties whose changes observers are told of by name.
@MainActor
package protocol NamedProperties {
  func namedValue(forKey key: String) -> (any Equatable)?
}

extension PlatformResponder {
  /// The observations of the object's properties by name.
  private final class Observations {
    struct Observation {
      weak var observer: PlatformResponder?
      var keyPath: String
      var context: UnsafeMutableRawPointer?
      var observation: NSKeyValueObservation
    }

    var all: [Observation] = []
  }

  /// Tells an observer of changes of a property by `observeValue(forKeyPath:of:change:context:)`.
  ///
  /// The names of properties are `frame`, `bounds`, `center`, `alpha` and `hidden` of views, and `contentSize` and `contentOffset` of
  /// scroll views. Nothing is told of others.
  public func addObserver(
    _ observer: PlatformResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let change = { @MainActor [weak self, weak observer] (old: Any?, new: Any?) in
      guard let self, let observer else { return }
      var told: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { told[.newKey] = new }
      if options.contains(.old) { told[.oldKey] = old }
      observer.observeValue(forKeyPath: keyPath, of: self, change: told, context: context)
    }
    guard let observation = observation(ofKey: keyPath, change: change) else { return }
    if options.contains(.initial) { change(nil, observation.value) }
    part(Observations.self, make: Observations.init).all.append(
      .init(observer: observer, keyPath: keyPath, context: context, observation: observation.token))
  }

  /// Tells an observer no longer of changes of a property.
  public func removeObserver(
    _ observer: PlatformResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    part(Observations.self, make: Observations.init).all.removeAll {
      let isMeant = $0.observer === observer && $0.keyPath == keyPath
      return $0.observer == nil || isMeant && (context == nil || $0.context == context)
    }
  }

  private func observation(
    ofKey key: String, change: @escaping @MainActor (Any?, Any?) -> Void
  ) -> (token: NSKeyValueObservation, value: Any?)? {
    guard let object = self as? PlatformView, let first = object.observedValue(forKey: key) else { return nil }
    var last = first
    let number = KeyValueObservers.add(to: self) { [weak object] in
      MainActor.assumeIsolated {
        guard let object, let new = object.observedValue(forKey: key), !KeyValueObservers.areEqual(last, new) else {
          return
        }
        let old = last
        last = new
        change(old, new)
      }
    }
    return (NSKeyValueObservation(number: number), first)
  }
}
