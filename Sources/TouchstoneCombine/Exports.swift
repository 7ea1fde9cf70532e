// What `import Combine` and `import SwiftUI` offer of Combine. It is no part of the `Combine` module itself, so that both
// shims can offer the same, and so that code which asks `canImport(Combine)` is not misled by this one.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
