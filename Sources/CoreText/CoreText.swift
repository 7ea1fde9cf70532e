// Lets code that registers and measures fonts by Core Text compile unmodified on Linux. Lines and frames are absent.
@_exported import Foundation
@_exported import TouchstoneDrawing
@_exported import TouchstonePlatform
