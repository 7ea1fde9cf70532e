internal import CCairo

/// The Cairo library of this machine.
package enum CairoLibrary {
  /// Its version, such as `1.16.0`.
  package static var version: String { String(cString: cairo_version_string()) }
}
