public import Foundation
import TouchstoneRenderer
public import TouchstoneUI

extension UIColor {
  /// Creates a colour from the colour set with the given name; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour from the colour set with the given name in a bundle; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = Color(setNamed: name, in: bundle) else { return nil }
    self.init(color: color)
  }

  /// Creates a colour from a colour set.
  public convenience init(resource: ColorResource) {
    self.init(color: Color(found: resource))
  }
}

extension NSColor {
  /// Creates a colour from the colour set with the given name; `nil` if there is none.
  public convenience init?(named name: String, bundle: Bundle? = nil) {
    guard let color = Color(setNamed: name, in: bundle) else { return nil }
    self.init(color: color)
  }

  /// Creates a colour from a colour set.
  public convenience init(resource: ColorResource) {
    self.init(color: Color(found: resource))
  }
}

extension Color {
  /// Creates a colour from a colour set, which is looked up immediately; `nil` if there is none.
  fileprivate init?(setNamed name: String, in bundle: Bundle?) {
    guard let set = ImageCatalog.shared.colorSet(named: name, bundlePath: bundle?.bundlePath) else { return nil }
    self.init(storage: .dynamic(light: set.light, dark: set.dark ?? set.light))
  }

  /// Creates a colour from a colour set that is looked up immediately, so that code can read its components.
  fileprivate init(found resource: ColorResource) {
    let path = resource.bundle.bundlePath
    let set = ImageCatalog.shared.colorSet(named: resource.name, bundlePath: path)
    self.init(storage: .named(resource.name, bundlePath: path, found: FoundColorSet(set)))
  }
}
