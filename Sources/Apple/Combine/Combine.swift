@_exported import TouchstoneCombine
