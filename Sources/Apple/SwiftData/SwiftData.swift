@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import TouchstoneCombine
@_exported import TouchstoneData
