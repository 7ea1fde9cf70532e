// Lets code that imports Core Graphics compile unmodified on Linux: its types are Foundation's and the renderer's.
@_exported import Foundation
@_exported import TouchstoneDrawing
