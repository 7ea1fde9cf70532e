@_exported import TouchstoneTesting
@_exported import TouchstoneWidgets
