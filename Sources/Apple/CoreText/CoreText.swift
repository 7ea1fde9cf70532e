// Lets code that registers and measures fonts with Core Text compile unmodified on Linux. There are no lines and
// frames.
@_exported import Foundation
@_exported import TouchstoneCairo
@_exported import TouchstoneDrawing
@_exported import TouchstonePlatform
