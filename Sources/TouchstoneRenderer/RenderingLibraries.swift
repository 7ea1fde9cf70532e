import TouchstoneCairo
import TouchstoneFonts
import TouchstoneImageIO

/// The libraries of this machine that pictures are made with.
package enum RenderingLibraries {
  /// Their versions, by their names.
  package static let versions: [String: String] = [
    "cairo": CairoLibrary.version, "FreeType": FontEngines.freeType, "HarfBuzz": FontEngines.harfBuzz,
    "ICU": FontEngines.icu, "libpng": PNGLibrary.version,
  ]
}
