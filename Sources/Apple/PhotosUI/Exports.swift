// Lets code that imports PhotosUI compile unmodified on Linux. There is no photo library: nothing can be picked.
@_exported import Foundation

@_exported public import class TouchstoneUI.NSItemProvider
