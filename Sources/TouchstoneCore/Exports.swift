// `SymbolLibrary` and `SymbolError` are for users.
@_exported public import TouchstoneSymbols
