public import Foundation
public import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation

/// A queue that can schedule publishers.
///
/// OpenCombine makes queues schedulers only if `canImport(Combine)` is false when OpenCombine is compiled. Once the
/// build folder contains the `Combine` shim, that is no longer the case, so operators on queues cannot come from
/// OpenCombine alone. A second conformance to `Scheduler` would be an error in the first case; overloads with this
/// protocol work in both.
public protocol SchedulingQueue {
  /// OpenCombine's scheduler for this kind of queue.
  associatedtype OCombine: Scheduler

  /// The queue as a scheduler.
  var ocombine: OCombine { get }
}

extension DispatchQueue: SchedulingQueue {}
extension RunLoop: SchedulingQueue {}
extension OperationQueue: SchedulingQueue {}

extension Publisher {
  /// Delivers values and the completion on a queue.
  @_disfavoredOverload
  public func receive<Queue: SchedulingQueue>(
    on scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, Queue.OCombine> {
    receive(on: scheduler.ocombine, options: options)
  }

  /// Subscribes, cancels and requests values on a queue.
  @_disfavoredOverload
  public func subscribe<Queue: SchedulingQueue>(
    on scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, Queue.OCombine> {
    subscribe(on: scheduler.ocombine, options: options)
  }

  /// Delays values and the completion.
  @_disfavoredOverload
  public func delay<Queue: SchedulingQueue>(
    for interval: Queue.OCombine.SchedulerTimeType.Stride,
    tolerance: Queue.OCombine.SchedulerTimeType.Stride? = nil,
    scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, Queue.OCombine> {
    delay(for: interval, tolerance: tolerance, scheduler: scheduler.ocombine, options: options)
  }

  /// Publishes a value only after a given time without another value.
  @_disfavoredOverload
  public func debounce<Queue: SchedulingQueue>(
    for dueTime: Queue.OCombine.SchedulerTimeType.Stride, scheduler: Queue,
    options: Queue.OCombine.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, Queue.OCombine> {
    debounce(for: dueTime, scheduler: scheduler.ocombine, options: options)
  }

  /// Publishes at most one value in each interval: the latest or the first.
  @_disfavoredOverload
  public func throttle<Queue: SchedulingQueue>(
    for interval: Queue.OCombine.SchedulerTimeType.Stride, scheduler: Queue, latest: Bool
  ) -> Publishers.Throttle<Self, Queue.OCombine> {
    throttle(for: interval, scheduler: scheduler.ocombine, latest: latest)
  }

  /// Completes if no value arrives within an interval: with the custom error if there is one, otherwise by finishing.
  @_disfavoredOverload
  public func timeout<Queue: SchedulingQueue>(
    _ interval: Queue.OCombine.SchedulerTimeType.Stride, scheduler: Queue,
    options: Queue.OCombine.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, Queue.OCombine> {
    timeout(interval, scheduler: scheduler.ocombine, options: options, customError: customError)
  }

  /// Publishes the time between values, as measured by a queue.
  @_disfavoredOverload
  public func measureInterval<Queue: SchedulingQueue>(
    using scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, Queue.OCombine> {
    measureInterval(using: scheduler.ocombine, options: options)
  }
}
