@_exported public import TouchstoneDrawing
@_exported public import class TouchstoneFonts.FontLibrary
@_exported public import TouchstoneSnapshots
