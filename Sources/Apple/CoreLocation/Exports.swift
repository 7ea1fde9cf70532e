// Lets code that imports CoreLocation compile unmodified on Linux. No place is found there.
@_exported import Foundation
