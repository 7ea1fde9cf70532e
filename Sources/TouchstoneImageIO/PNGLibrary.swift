internal import CImageCodecs

/// The libpng of this machine.
package enum PNGLibrary {
  /// Its version, such as `1.6.39`.
  package static var version: String { String(cString: ts_png_version()) }
}
