// Users see a single module that includes the core. SwiftUI also exports Uniform Type Identifiers, as on Apple's
// systems.
@_exported public import TouchstoneCore
@_exported public import TouchstoneTypes
