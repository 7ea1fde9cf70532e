// The types of data, which views drag and open, are named by views.
@_exported public import TouchstoneTypes
