@_exported public import Glibc

/// A lock of the system: a POSIX mutex.
///
/// - Source: os, `os_unfair_lock`.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock of the system, by the name of its structure.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Acquires a lock, waiting until it is free.
///
/// - Source: os, `os_unfair_lock_lock`.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Acquires a lock if it is free, and returns whether it did.
///
/// - Source: os, `os_unfair_lock_trylock`.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }

/// Releases a lock.
///
/// - Source: os, `os_unfair_lock_unlock`.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }

/// A lock that protects a value.
///
/// - Source: os, `OSAllocatedUnfairLock`.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // SAFETY: the value is accessed only while the lock is held.
  private let buffer: Buffer

  private final class Buffer: ManagedBuffer<State, pthread_mutex_t> {
    deinit {
      withUnsafeMutablePointers { state, lock in
        pthread_mutex_destroy(lock)
        state.deinitialize(count: 1)
      }
    }
  }

  /// Creates a lock that protects a value that need not be sendable.
  public init(uncheckedState initialState: State) {
    let made = Buffer.create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements {
        $0.initialize(to: pthread_mutex_t())
        pthread_mutex_init($0, nil)
      }
      return initialState
    }
    // SAFETY: `create` returns an instance of the class that it is called on.
    buffer = unsafeDowncast(made, to: Buffer.self)
  }

  /// Calls a closure with the value while holding the lock.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try buffer.withUnsafeMutablePointers { state, lock in
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Calls a closure with the value while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the value while holding the lock; returns `nil` if the lock is not free.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try buffer.withUnsafeMutablePointers { state, lock in
      guard pthread_mutex_trylock(lock) == 0 else { return nil }
      defer { pthread_mutex_unlock(lock) }
      return try body(&state.pointee)
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock that protects a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that protects no value.
  public init() { self.init(uncheckedState: ()) }

  /// Acquires the lock, waiting until it is free.
  public func lock() { buffer.withUnsafeMutablePointerToElements { _ = pthread_mutex_lock($0) } }
  /// Acquires the lock if it is free, and returns whether it did.
  public func lockIfAvailable() -> Bool {
    buffer.withUnsafeMutablePointerToElements { pthread_mutex_trylock($0) == 0 }
  }
  /// Releases the lock.
  public func unlock() { buffer.withUnsafeMutablePointerToElements { _ = pthread_mutex_unlock($0) } }
  /// Calls a closure while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
