// Lets code that imports Core Animation for its computations compile unmodified on Linux. There are no layers.
@_exported import CoreGraphics
