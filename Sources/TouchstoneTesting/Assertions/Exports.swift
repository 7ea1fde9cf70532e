@_exported public import TouchstoneDrawing
@_exported public import TouchstoneSnapshots

@_exported public import struct TouchstoneFonts.FontFile
@_exported public import class TouchstoneFonts.FontLibrary
@_exported public import enum TouchstoneUI.SymbolError
@_exported public import class TouchstoneUI.SymbolLibrary
