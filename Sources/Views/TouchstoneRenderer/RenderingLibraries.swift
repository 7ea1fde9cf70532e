import TouchstoneCairo
import TouchstoneFonts
import TouchstoneImageIO

/// The libraries that render pictures on this machine.
package enum RenderingLibraries {
  /// The versions of the libraries, by name.
  package static let versions: [String: String] = [
    "cairo": CairoLibrary.version, "FreeType": FontEngines.freeType, "HarfBuzz": FontEngines.harfBuzz,
    "ICU": FontEngines.icu, "libpng": PNGLibrary.version,
  ]
}
