// Lets tests that were written for swift-snapshot-testing compile unmodified on Linux.
@_exported import TouchstoneTesting
