internal import CFreeType
internal import CHarfBuzz
internal import _FoundationICU

/// The versions of the libraries on this machine that read, shape and break text.
package enum FontEngines {
  /// FreeType's version, such as `2.12.1`.
  package static var freeType: String {
    guard let library = FreeTypeLibrary.start().library else { return "unknown" }
    defer { FreeTypeLibrary.end(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// HarfBuzz's version, such as `6.0.0`.
  package static var harfBuzz: String { String(cString: hb_version_string()) }

  /// The version of the ICU library in Foundation, such as `76.1`, which depends on the version of Swift.
  package static var icu: String { U_ICU_VERSION }
}
