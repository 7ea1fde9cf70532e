import Foundation
import FoundationNetworking
import Synchronization

/// A download of a single file of limited size.
///
/// It is a class because it is the delegate of a session.
final class Download: NSObject, URLSessionDataDelegate, Sendable {
  /// The reason that a download failed.
  struct Failure: Error, Hashable {
    var reason: String
  }

  private struct State {
    var data = Data()
    var failure: Failure?
  }

  private let limit: Int
  private let state = Mutex(State())
  private let done = DispatchSemaphore(value: 0)

  private init(limit: Int) {
    self.limit = limit
  }

  /// Downloads a file.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that it may have; more end the transfer.
  ///   - patience: The longest time without news, in seconds.
  static func data(from url: URL, limit: Int, patience: TimeInterval) -> Result<Data, Failure> {
    let download = Download(limit: limit)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = patience
    configuration.timeoutIntervalForResource = 600
    let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
    session.dataTask(with: url).resume()
    download.done.wait()
    session.finishTasksAndInvalidate()
    return download.state.withLock { $0.failure.map { .failure($0) } ?? .success($0.data) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let answer = response as? HTTPURLResponse, answer.statusCode != 200 {
      fail("the server returned status \(answer.statusCode)")
      completionHandler(.cancel)
    } else {
      completionHandler(.allow)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooMuch = state.withLock { state in
      state.data.append(data)
      return state.data.count > limit
    }
    if isTooMuch {
      fail("it is larger than the \(limit) bytes of the pinned font")
      dataTask.cancel()
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error { fail(error.localizedDescription) }
    done.signal()
  }

  private func fail(_ reason: String) {
    state.withLock { $0.failure = $0.failure ?? Failure(reason: reason) }
  }
}
