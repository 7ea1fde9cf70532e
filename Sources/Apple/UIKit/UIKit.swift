// Lets code that imports UIKit compile unmodified on Linux. What draws is real; views other than hosted ones are not drawn.
//
// A package opts in by a dependency on the product `UIKit`: `canImport(UIKit)` then holds for all that is compiled.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import TouchstoneCairo
@_exported import TouchstoneCombine
@_exported import TouchstoneDrawing
@_exported import TouchstoneImageIO
@_exported import TouchstonePlatform
