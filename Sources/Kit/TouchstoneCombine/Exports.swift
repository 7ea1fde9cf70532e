// The part of Combine that `import Combine` and `import SwiftUI` export. It is a target of its own, so that both shims
// can export it, and so that `canImport(Combine)` is not true merely because this target was built.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
