// Lets code that imports AVFoundation compile unmodified on Linux. Nothing is played, recorded or captured there.
@_exported import Foundation

@_exported public import class TouchstoneUI.CALayer
