import Foundation
@preconcurrency package import OpenCombine

/// The lifecycle of a view in the tree.
///
/// This is a class because it lives as long as the view's identity.
@MainActor
package final class LifecycleRecord {
  package var hasAppeared = false
  package var disappear: (@MainActor () -> Void)?
  /// The value observed for changes.
  package var value: Any?
  package var subscription: AnyCancellable?
  package var task: Task<Void, Never>?

  package init() {}

  deinit {
    task?.cancel()
  }
}

extension EvaluationContext {
  /// The record for this identity, created on the first visit.
  package var lifecycle: LifecycleRecord {
    if let known = place.slots[.lifecycle] as? LifecycleRecord { return known }
    let record = LifecycleRecord()
    place.slots[.lifecycle] = record
    return record
  }
}

/// A modifier that performs actions when a view appears and disappears.
struct AppearanceModifier {
  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?
}

extension AppearanceModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let record = context.lifecycle
    record.disappear = disappear
    if !record.hasAppeared {
      context.host.afterEvaluation {
        guard !record.hasAppeared else { return }
        record.hasAppeared = true
        appear?()
      }
    }
    return content(context)
  }
}

/// A modifier that performs an asynchronous task while a view is present.
struct TaskModifier {
  /// The value whose change restarts the task; `nil` if nothing does.
  let id: AnyEquatable?
  let priority: TaskPriority
  /// The source location of the code that requests the task.
  let source: String
  let action: @MainActor () async -> Void
}

extension TaskModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let record = context.lifecycle
    let isNew = !record.hasAppeared || (record.value as? AnyEquatable) != id
    // The record holds this closure; a strong reference would keep the record and its task alive forever.
    record.disappear = { [weak record] in record?.task?.cancel() }
    let host = context.host
    let source = context.owner.map { "\($0.path) (\(self.source))" } ?? self.source
    if isNew {
      context.host.afterEvaluation {
        guard !record.hasAppeared || (record.value as? AnyEquatable) != id else { return }
        record.hasAppeared = true
        record.value = id
        record.task?.cancel()
        let number = host.tasks.start(at: source)
        record.task = Task(priority: priority) { [weak host] in
          await action()
          host?.tasks.end(number)
        }
      }
    }
    return content(context)
  }
}

/// A modifier that performs an action when a value differs from that of the last evaluation.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (_ old: Value, _ new: Value) -> Void
}

extension ChangeModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let record = context.lifecycle
    let known = record.value as? Value
    if let known, known != value {
      record.value = value
      context.host.afterEvaluation { action(known, value) }
    } else if known == nil {
      record.value = value
      if isInitial { context.host.afterEvaluation { action(value, value) } }
    }
    return content(context)
  }
}

/// A modifier that performs an action for each value of a publisher while a view is present.
struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  private final class Receiver {
    var action: ((P.Output) -> Void)?

    func receive(_ value: P.Output, in host: EvaluationHost?) {
      guard let host, MainQueue.isCurrent else {
        action?(value)
        return
      }
      // SAFETY: `assumeIsolated` runs the closure synchronously, on the thread that both are on.
      nonisolated(unsafe) let receiver = self
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { host.perform { receiver.action?(value) } }
    }
  }

  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let record = context.lifecycle
    // A value is always passed to the action of the last evaluation, which sees the current view.
    let receiver = record.value as? Receiver ?? Receiver()
    record.value = receiver
    receiver.action = action
    if record.subscription == nil {
      let (publisher, host) = (publisher, context.host)
      context.host.afterEvaluation {
        guard record.subscription == nil else { return }
        record.subscription = publisher.sink { [weak host] in receiver.receive($0, in: host) }
      }
    }
    return content(context)
  }
}
