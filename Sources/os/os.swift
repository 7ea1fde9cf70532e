// Lets code that logs by Apple's unified logging compile unmodified on Linux.
//
// A package opts in by a dependency on the product `os`: `canImport(os)` then holds for all that is compiled. The names lie in
// a module of another name, which programs link whose dependencies may have been compiled with this one.
@_exported import TouchstoneLogging
