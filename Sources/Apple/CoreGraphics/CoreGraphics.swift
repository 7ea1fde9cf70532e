// Lets code that imports Core Graphics compile unmodified on Linux: its types come from Foundation and the renderer.
@_exported import Foundation
@_exported import TouchstoneCairo
@_exported import TouchstoneDrawing
