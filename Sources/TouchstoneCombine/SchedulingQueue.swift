public import Foundation
public import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation

/// A queue that publishers can be scheduled on.
///
/// OpenCombine makes queues schedulers only where `canImport(Combine)` is false at the time it is compiled. Once the
/// `Combine` shim lies in the build folder, that is no longer so, and OpenCombine must not be the only one to offer
/// queues. A second conformance to `Scheduler` would be an error in the first case; overloads that name this protocol
/// are good in both.
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
  /// Passes values and the end on in a queue.
  @_disfavoredOverload
  public func receive<Queue: SchedulingQueue>(
    on scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, Queue.OCombine> {
    receive(on: scheduler.ocombine, options: options)
  }

  /// Subscribes, cancels and asks for values in a queue.
  @_disfavoredOverload
  public func subscribe<Queue: SchedulingQueue>(
    on scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, Queue.OCombine> {
    subscribe(on: scheduler.ocombine, options: options)
  }

  /// Passes values and the end on after a time.
  @_disfavoredOverload
  public func delay<Queue: SchedulingQueue>(
    for interval: Queue.OCombine.SchedulerTimeType.Stride,
    tolerance: Queue.OCombine.SchedulerTimeType.Stride? = nil,
    scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, Queue.OCombine> {
    delay(for: interval, tolerance: tolerance, scheduler: scheduler.ocombine, options: options)
  }

  /// Passes on a value only once no other has come for a time.
  @_disfavoredOverload
  public func debounce<Queue: SchedulingQueue>(
    for dueTime: Queue.OCombine.SchedulerTimeType.Stride, scheduler: Queue,
    options: Queue.OCombine.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, Queue.OCombine> {
    debounce(for: dueTime, scheduler: scheduler.ocombine, options: options)
  }

  /// Passes on at most one value in each span of time: the latest or the first of the span.
  @_disfavoredOverload
  public func throttle<Queue: SchedulingQueue>(
    for interval: Queue.OCombine.SchedulerTimeType.Stride, scheduler: Queue, latest: Bool
  ) -> Publishers.Throttle<Self, Queue.OCombine> {
    throttle(for: interval, scheduler: scheduler.ocombine, latest: latest)
  }

  /// Ends if no value comes for a time: with the custom error if there is one, otherwise as finished.
  @_disfavoredOverload
  public func timeout<Queue: SchedulingQueue>(
    _ interval: Queue.OCombine.SchedulerTimeType.Stride, scheduler: Queue,
    options: Queue.OCombine.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, Queue.OCombine> {
    timeout(interval, scheduler: scheduler.ocombine, options: options, customError: customError)
  }

  /// Publishes the time between values, as a queue measures it.
  @_disfavoredOverload
  public func measureInterval<Queue: SchedulingQueue>(
    using scheduler: Queue, options: Queue.OCombine.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, Queue.OCombine> {
    measureInterval(using: scheduler.ocombine, options: options)
  }
}
