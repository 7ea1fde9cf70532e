import Dispatch
package import TouchstoneCore

/// The contexts that preview modifiers share, created once for each type.
///
/// A class, because it is the process-wide cache of what was created.
@MainActor
package final class PreviewContexts {
  /// The contexts of the previews in this process.
  package nonisolated static let shared = PreviewContexts()

  private enum Context {
    /// The context is being created; everyone who needs it meanwhile waits for it.
    case making([CheckedContinuation<Void, Never>])
    case made(Any)
    case failed(any Error)
  }

  private var contexts: [ObjectIdentifier: Context] = [:]
  private nonisolated let executor = ContextExecutor()

  private nonisolated init() {}

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

  private func prepare<T>(for trait: PreviewTrait<T>) async {
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
    if Modifier.Context.self == Void.self { return true }
    return switch contexts[ObjectIdentifier(Modifier.self)] {
    case .made, .failed: true
    case .making, nil: false
    }
  }

  private func prepare<Modifier: PreviewModifier>(_ modifier: Modifier) async {
    guard !isPrepared(modifier) else { return }
    let key = ObjectIdentifier(Modifier.self)
    if case .making = contexts[key] {
      return await withCheckedContinuation { continuation in
        // It may have been created in the meantime: a call may leave the actor before its closure runs.
        guard case .making(let waiting) = contexts[key] else { return continuation.resume() }
        contexts[key] = .making(waiting + [continuation])
      }
    }
    contexts[key] = .making([])
    let context: Context
    do {
      context = .made(try await Modifier.makeSharedContext())
    } catch {
      context = .failed(error)
    }
    let before = contexts.updateValue(context, forKey: key)
    if case .making(let waiting) = before { for continuation in waiting { continuation.resume() } }
  }

  private func apply<Modifier: PreviewModifier>(_ modifier: Modifier, to content: AnyView) throws -> AnyView {
    let context = try context(of: Modifier.self)
    return AnyView(modifier.body(content: PreviewModifierContent(content: content), context: context))
  }

  private func context<Modifier: PreviewModifier>(of type: Modifier.Type) throws -> Modifier.Context {
    if let nothing = () as? Modifier.Context { return nothing }
    switch contexts[ObjectIdentifier(type)] {
    case .made(let context as Modifier.Context): return context
    case .failed(let error): throw Failure.failed(modifier: "\(type)", error)
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
