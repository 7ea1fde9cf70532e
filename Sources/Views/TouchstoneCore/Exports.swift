// `SymbolLibrary` and `SymbolError` are public API.
@_exported public import TouchstoneSymbols
