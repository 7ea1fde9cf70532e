// Lets code that imports PhotosUI compile unmodified on Linux. There is no library of photos: nothing can be picked.
@_exported import Foundation

@_exported public import class TouchstoneUI.NSItemProvider
