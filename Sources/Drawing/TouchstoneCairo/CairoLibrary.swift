internal import CCairo

/// The Cairo library on this machine.
package enum CairoLibrary {
  /// The version, such as `1.16.0`.
  package static var version: String { String(cString: cairo_version_string()) }
}
