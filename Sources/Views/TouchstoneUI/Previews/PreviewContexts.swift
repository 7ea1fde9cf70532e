import Dispatch
package import TouchstoneCore
import TouchstoneDrawing

/// The contexts that preview modifiers share, created once for each type as long as no more than 1,000 are in use.
///
/// A class, because it is the process-wide cache of what was created.
@MainActor
package final class PreviewContexts {
  /// The contexts of the previews in this process.
  package nonisolated static let shared = PreviewContexts()

  private let limit: Int
  /// The contexts by the type of their modifier, or why they could not be created.
  private lazy var contexts = GenerationCache<ObjectIdentifier, Result<Any, any Error>>(limit: limit)
  /// Everyone who waits for a context that is being created.
  private var waiting: [ObjectIdentifier: [CheckedContinuation<Void, Never>]] = [:]
  private nonisolated let executor = ContextExecutor()

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The maximum number of contexts to keep.
  nonisolated init(limit: Int = 1_000) {
    self.limit = limit
  }

  /// Why a preview has no context.
  package enum Failure: Error, CustomStringConvertible {
    case failed(modifier: String, any Error)
    case notMade(modifier: String)

    package var description: String {
      switch self {
      case .failed(let modifier, let error):
        "\(modifier).makeSharedContext() failed: \(error)"
      case .notMade(let modifier):
        "\(modifier).makeSharedContext() did not finish. It cannot run while a test blocks the main actor: call "
          + "Previews.all(in:) in `@Test(arguments:)`, or in a test without @MainActor."
      }
    }
  }

  /// Returns whether all contexts for a trait have been created.
  package func arePrepared<T>(for trait: PreviewTrait<T>) -> Bool {
    trait.modifiers.allSatisfy { isPrepared($0) }
  }

  /// Creates the missing contexts for previews. If that fails, a view that needs the context throws the error.
  package nonisolated func prepare(for previews: [Preview], then end: @escaping @Sendable () -> Void) {
    Task(executorPreference: executor) {
      for preview in previews { await self.prepare(for: preview.traits) }
      end()
    }
  }

  func prepare<T>(for trait: PreviewTrait<T>) async {
    for modifier in trait.modifiers { await prepare(modifier) }
  }

  /// Returns a view inside the modifiers of a trait.
  ///
  /// - Throws: ``Failure`` if a context was not created.
  package func view<T>(_ content: any View, in trait: PreviewTrait<T>) throws -> AnyView {
    func erase(_ view: some View) -> AnyView { AnyView(view) }
    return try trait.modifiers.reduce(erase(content)) { try apply($1, to: $0) }
  }

  private func isPrepared<Modifier: PreviewModifier>(_ modifier: Modifier) -> Bool {
    Modifier.Context.self == Void.self || contexts[ObjectIdentifier(Modifier.self)] != nil
  }

  private func prepare<Modifier: PreviewModifier>(_ modifier: Modifier) async {
    guard !isPrepared(modifier) else { return }
    let key = ObjectIdentifier(Modifier.self)
    if waiting[key] != nil {
      return await withCheckedContinuation { continuation in
        // It may have been created in the meantime: a call may leave the actor before its closure runs.
        if waiting[key]?.append(continuation) == nil { continuation.resume() }
      }
    }
    waiting[key] = []
    do {
      contexts.insert(.success(try await Modifier.makeSharedContext()), for: key, cost: 1)
    } catch {
      contexts.insert(.failure(error), for: key, cost: 1)
    }
    for continuation in waiting.removeValue(forKey: key) ?? [] { continuation.resume() }
  }

  private func apply<Modifier: PreviewModifier>(_ modifier: Modifier, to content: AnyView) throws -> AnyView {
    let context = try context(of: Modifier.self)
    return AnyView(modifier.body(content: PreviewModifierContent(content: content), context: context))
  }

  private func context<Modifier: PreviewModifier>(of type: Modifier.Type) throws -> Modifier.Context {
    if let nothing = () as? Modifier.Context { return nothing }
    switch contexts[ObjectIdentifier(type)] {
    case .success(let context as Modifier.Context): return context
    case .failure(let error): throw Failure.failed(modifier: "\(type)", error)
    default: throw Failure.notMade(modifier: "\(type)")
    }
  }
}

/// Runs the creation of contexts outside Swift's own thread pool, all threads of which may be waiting for the contexts
/// in tests.
private final class ContextExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "touchstone.preview-contexts", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
