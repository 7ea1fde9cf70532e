public import Foundation
import TouchstoneRenderer
public import TouchstoneUI

extension UIColor {
  /// The colour of a colour set, by its name; `nil` where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of a colour set in a bundle; `nil` where there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = Color(setNamed: name, in: bundle) else { return nil }
    self.init(color: color)
  }

  /// The colour of a colour set.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}

extension NSColor {
  /// The colour of a colour set, by its name; `nil` where there is none.
  public convenience init?(named name: String, bundle: Bundle? = nil) {
    guard let color = Color(setNamed: name, in: bundle) else { return nil }
    self.init(color: color)
  }

  /// The colour of a colour set.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}

extension Color {
  /// The colour of a colour set that is looked up at once; `nil` where there is none.
  fileprivate init?(setNamed name: String, in bundle: Bundle?) {
    guard let set = ImageCatalog.shared.colorSet(named: name, bundlePath: bundle?.bundlePath) else { return nil }
    self.init(storage: .dynamic(light: set.light, dark: set.dark ?? set.light))
  }
}
