import Foundation
@preconcurrency package import OpenCombine

/// What happens at a place of the tree over time.
///
/// A class because it lives as long as the place.
@MainActor
package final class LifecycleRecord {
  package var hasAppeared = false
  package var disappear: (@MainActor () -> Void)?
  /// What a change is measured by.
  package var value: Any?
  package var subscription: AnyCancellable?
  package var task: Task<Void, Never>?

  package init() {}

  deinit {
    task?.cancel()
  }
}

extension EvaluationContext {
  /// The record of this place, made at the first visit.
  package var lifecycle: LifecycleRecord {
    if let known = place.slots[.lifecycle] as? LifecycleRecord { return known }
    let record = LifecycleRecord()
    place.slots[.lifecycle] = record
    return record
  }
}

/// Runs actions when a view appears and disappears.
struct AppearanceModifier {
  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?
}

extension AppearanceModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

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

/// Runs an asynchronous action while a view is there.
struct TaskModifier {
  let id: AnyHashable?
  let priority: TaskPriority
  /// Where the code stands that asks for the action.
  let source: String
  let action: @MainActor () async -> Void
}

extension TaskModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let record = context.lifecycle
    let isNew = !record.hasAppeared || (record.value as? AnyHashable) != id
    // The record holds this closure: a strong reference would keep it, and its task, for ever.
    record.disappear = { [weak record] in record?.task?.cancel() }
    let host = context.host
    let source = context.owner.map { "\($0.path) (\(self.source))" } ?? self.source
    if isNew {
      context.host.afterEvaluation {
        guard !record.hasAppeared || (record.value as? AnyHashable) != id else { return }
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

/// Runs an action when a value differs from the one of the last evaluation.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (_ old: Value, _ new: Value) -> Void
}

extension ChangeModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

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

/// Runs an action for each value of a publisher while a view is there.
struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  private final class Receiver {
    var action: ((P.Output) -> Void)?

    func receive(_ value: P.Output, in host: EvaluationHost?) {
      guard let host, MainQueue.isCurrent else {
        action?(value)
        return
      }
      // SAFETY: `assumeIsolated` runs the closure at once, on the thread that both are on.
      nonisolated(unsafe) let receiver = self
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { host.perform { receiver.action?(value) } }
    }
  }

  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let record = context.lifecycle
    // A value always meets the action of the last evaluation, which sees the view as it is.
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
