// Lets code that imports StoreKit compile unmodified on Linux. Nothing is sold there.
@_exported import Foundation
