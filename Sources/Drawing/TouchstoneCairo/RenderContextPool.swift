import TouchstoneDrawing
package import TouchstoneFonts

/// The render contexts of a process: one for each thread that is drawing.
package final class RenderContextPool: Sendable {
  package static let shared = RenderContextPool(library: .shared)

  package let library: FontLibrary
  private let limits: RenderContext.Limits
  private let idle = Locked<[UnsafeTransfer]>([])

  // SAFETY: a context leaves the list while it is used, so that only one thread at a time reaches it.
  private struct UnsafeTransfer: @unchecked Sendable {
    let context: RenderContext
  }

  /// - Parameter limits: The limits of each picture.
  package init(library: FontLibrary, limits: RenderContext.Limits = RenderContext.Limits()) {
    self.library = library
    self.limits = limits
  }

  /// Calls a closure with a context for its exclusive use.
  package func withContext<Result>(_ body: (RenderContext) throws -> Result) rethrows -> Result {
    let borrowed =
      idle.withLock { $0.popLast() } ?? UnsafeTransfer(context: RenderContext(library: library, limits: limits))
    defer { idle.withLock { $0.append(borrowed) } }
    return try body(borrowed.context)
  }
}
