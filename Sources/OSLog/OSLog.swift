// Lets code that logs by Apple's unified logging compile unmodified on Linux; the other name of `os`.
@_exported import TouchstoneLogging
