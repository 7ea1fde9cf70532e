#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The stack size of the process's threads.
enum StackSpace {
  /// The default stack size in bytes, for threads of a process without a limit.
  private static let unlimited = 2 << 20

  /// The stack size of the main thread and of Dispatch's threads, in bytes.
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
