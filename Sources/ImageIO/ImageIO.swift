// Lets code that reads and writes pictures by Image I/O compile unmodified on Linux: PNG and JPEG files of one picture.
@_exported import Foundation
@_exported import TouchstoneDrawing
@_exported import TouchstonePlatform
