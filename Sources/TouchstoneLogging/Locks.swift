@_exported public import Glibc

/// A lock of the system; here one of POSIX.
///
/// - Source: os, `os_unfair_lock`.
public typealias os_unfair_lock = pthread_mutex_t
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes a lock, and waits until it is free.
///
/// - Source: os, `os_unfair_lock_lock`.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Takes a lock if it is free.
///
/// - Source: os, `os_unfair_lock_trylock`.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }

/// Gives a lock back.
///
/// - Source: os, `os_unfair_lock_unlock`.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }

/// A lock around a value.
///
/// - Source: os, `OSAllocatedUnfairLock`.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // SAFETY: the value is only reached while the lock is held.
  private let buffer: Buffer

  private final class Buffer: ManagedBuffer<State, pthread_mutex_t> {
    deinit {
      withUnsafeMutablePointers { state, lock in
        pthread_mutex_destroy(lock)
        state.deinitialize(count: 1)
      }
    }
  }

  /// Creates a lock around a value that need not be sendable.
  public init(uncheckedState initialState: State) {
    let made = Buffer.create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements {
        $0.initialize(to: pthread_mutex_t())
        pthread_mutex_init($0, nil)
      }
      return initialState
    }
    // SAFETY: `create` makes an object of the class that it is called on.
    buffer = unsafeDowncast(made, to: Buffer.self)
  }

  /// Runs a closure with the value while the lock is held.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try buffer.withUnsafeMutablePointers { state, lock in
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Runs a closure with the value while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the value if the lock is free.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try buffer.withUnsafeMutablePointers { state, lock in
      guard pthread_mutex_trylock(lock) == 0 else { return nil }
      defer { pthread_mutex_unlock(lock) }
      return try body(&state.pointee)
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }

  /// Takes the lock, and waits until it is free.
  public func lock() { buffer.withUnsafeMutablePointerToElements { _ = pthread_mutex_lock($0) } }
  /// Takes the lock if it is free.
  public func lockIfAvailable() -> Bool {
    buffer.withUnsafeMutablePointerToElements { pthread_mutex_trylock($0) == 0 }
  }
  /// Gives the lock back.
  public func unlock() { buffer.withUnsafeMutablePointerToElements { _ = pthread_mutex_unlock($0) } }
  /// Runs a closure while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
