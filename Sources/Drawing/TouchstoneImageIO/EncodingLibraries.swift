internal import CImageCodecs

/// The libraries that encode files and can't say their version when the program runs: those with which it was built.
package enum EncodingLibraries {
  /// The versions, by name. PNG files are encoded by Touchstone itself.
  package static let versions = [
    "libjpeg": String(cString: ts_jpeg_version()), "zlib": String(cString: ts_zlib_version()),
  ]
}
