// Users see one module. `SymbolLibrary` is part of it, and Uniform Type Identifiers come with SwiftUI, as on Apple's systems.
@_exported public import TouchstoneSymbols
@_exported public import TouchstoneTypes
