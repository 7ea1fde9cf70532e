public import Foundation
public import OpenCombine
public import OpenCombineFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// OpenCombine offers these names itself unless a module named Combine can be imported when it is compiled; here they are
// in either case, and give way to OpenCombine's.

extension Optional {
  /// A publisher of the value, if there is one.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}

extension Result {
  /// A publisher of the value or of the failure.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}

extension Timer {
  /// A publisher of the moments of a timer, as OpenCombine has it.
  public typealias TimerPublisher = OCombine.TimerPublisher
}

extension NotificationCenter {
  /// A publisher of notifications, as OpenCombine has it.
  public typealias Publisher = OCombine.Publisher

  /// A publisher of the notifications of a name.
  @_disfavoredOverload
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> OCombine.Publisher {
    ocombine.publisher(for: name, object: object)
  }
}

extension URLSession {
  /// A publisher of the answer to a request, as OpenCombine has it.
  public typealias DataTaskPublisher = OCombine.DataTaskPublisher

  /// A publisher of what a data task brings.
  @_disfavoredOverload
  public func dataTaskPublisher(for url: URL) -> OCombine.DataTaskPublisher {
    ocombine.dataTaskPublisher(for: url)
  }

  /// A publisher of what a data task brings.
  @_disfavoredOverload
  public func dataTaskPublisher(for request: URLRequest) -> OCombine.DataTaskPublisher {
    ocombine.dataTaskPublisher(for: request)
  }
}
