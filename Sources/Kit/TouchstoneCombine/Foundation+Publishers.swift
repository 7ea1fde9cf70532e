public import Foundation
public import OpenCombine
public import OpenCombineFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// OpenCombine declares these names itself unless a module named Combine can be imported when OpenCombine is compiled.
// The declarations here exist in both cases and are disfavoured over OpenCombine's.

extension Optional {
  /// A publisher of the wrapped value, if there is one.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}

extension Result {
  /// A publisher of the value or the failure.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}

extension Timer {
  /// OpenCombine's publisher of a timer's dates.
  public typealias TimerPublisher = OCombine.TimerPublisher
}

extension NotificationCenter {
  /// OpenCombine's publisher of notifications.
  public typealias Publisher = OCombine.Publisher

  /// Returns a publisher of the notifications with a name.
  @_disfavoredOverload
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> OCombine.Publisher {
    ocombine.publisher(for: name, object: object)
  }
}

extension URLSession {
  /// OpenCombine's publisher of the response to a URL request.
  public typealias DataTaskPublisher = OCombine.DataTaskPublisher

  /// Returns a publisher of the result of a data task.
  @_disfavoredOverload
  public func dataTaskPublisher(for url: URL) -> OCombine.DataTaskPublisher {
    ocombine.dataTaskPublisher(for: url)
  }

  /// Returns a publisher of the result of a data task.
  @_disfavoredOverload
  public func dataTaskPublisher(for request: URLRequest) -> OCombine.DataTaskPublisher {
    ocombine.dataTaskPublisher(for: request)
  }
}
