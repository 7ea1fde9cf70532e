// Lets code that imports WebKit compile unmodified on Linux. No web page is loaded there.
@_exported import Foundation
