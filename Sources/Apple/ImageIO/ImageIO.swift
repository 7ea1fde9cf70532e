// Lets code that reads and writes images with Image I/O compile unmodified on Linux: PNG and JPEG files with one image.
@_exported import Foundation
@_exported import TouchstoneCairo
@_exported import TouchstoneDrawing
@_exported import TouchstonePlatform
