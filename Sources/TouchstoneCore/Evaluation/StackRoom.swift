#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How much stack the threads of the process have.
enum StackRoom {
  /// The usual stack in bytes, for threads of a process without a limit.
  private static let unlimited = 2 << 20

  /// The stack of the main thread and of those that Dispatch makes, in bytes.
  static let bytes: Int = {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(UInt32(RLIMIT_STACK.rawValue))
    #else
      let resource = RLIMIT_STACK
    #endif
    guard getrlimit(resource, &limit) == 0 else { return unlimited }
    return limit.rlim_cur > 1 << 30 ? unlimited : Int(limit.rlim_cur)
  }()
}
