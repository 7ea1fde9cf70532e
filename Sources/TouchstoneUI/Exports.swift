// Users see one module: the core is part of it, and Uniform Type Identifiers come with SwiftUI, as on Apple's systems.
@_exported public import TouchstoneCore
@_exported public import TouchstoneTypes
