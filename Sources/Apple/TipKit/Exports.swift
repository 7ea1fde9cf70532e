// Lets code that imports TipKit compile unmodified on Linux. Tips are drawn where views show them. As Apple's, the module comes
// with the names of SwiftUI.
@_exported import Foundation
@_exported public import TouchstoneUI
