@_exported public import TouchstoneDrawing
@_exported public import TouchstoneSnapshots
