#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Closes a dynamic library; −1 for `nil`.
///
/// Darwin declares the handle as one that can be `nil`, Glibc does not, so that code which passes the result of `dlopen` on
/// as it is compiles only with this.
///
/// - Source: Darwin, `dlclose`.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  guard let handle else { return -1 }
  #if canImport(Musl)
    return Musl.dlclose(handle)
  #else
    return Glibc.dlclose(handle)
  #endif
}
