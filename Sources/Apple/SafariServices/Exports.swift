// Lets code that imports SafariServices compile unmodified on Linux. No web page is shown there.
@_exported import Foundation
