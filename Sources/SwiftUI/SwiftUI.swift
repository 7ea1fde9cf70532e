@_exported import Foundation
@_exported import Observation
@_exported import TouchstoneCairo
@_exported import TouchstoneCombine
@_exported import TouchstoneDrawing
@_exported import TouchstoneImageIO
@_exported import TouchstoneRenderer
@_exported import TouchstoneUI
