@_exported public import TouchstoneDrawing
@_exported public import TouchstoneSnapshots

@_exported public import class TouchstoneFonts.FontLibrary
