public import Foundation
public import FoundationNetworking

// What Foundation has on Apple's platforms and swift-corelibs-foundation only with other parameters.

extension URLSession {
  /// Loads what an address names.
  ///
  /// - Throws: The error of the transfer.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Loads what a request asks for.
  ///
  /// - Throws: The error of the transfer.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
}

extension URLCache {
  /// Creates a cache; without a folder it is where the system keeps caches.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The bytes in memory.
  ///   - diskCapacity: The bytes in files.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
