// Lets code that imports Symbols compile unmodified on Linux. Pictures show symbols at rest.
@_exported public import struct TouchstoneUI.RestingSymbolEffect
@_exported public import protocol TouchstoneUI.SymbolEffect
@_exported public import struct TouchstoneUI.SymbolEffectOptions
