internal import CImageCodecs

/// The libpng library on this machine.
package enum PNGLibrary {
  /// The version, such as `1.6.39`.
  package static var version: String { String(cString: ts_png_version()) }
}
