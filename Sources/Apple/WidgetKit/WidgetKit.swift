// Lets code that imports WidgetKit compile unmodified on Linux.
@_exported import Foundation
@_exported import TouchstoneWidgets
