// Lets code that imports Uniform Type Identifiers compile unmodified on Linux.
@_exported import Foundation
@_exported import TouchstoneTypes
