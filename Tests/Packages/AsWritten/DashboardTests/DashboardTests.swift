import Dashboard
import SnapshotTesting
import SwiftUI
import XCTest

/// Answers requests without a network.
private final class Answers: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    let isFound = request.url?.lastPathComponent == "figures"
    let response = HTTPURLResponse(
      url: request.url!, statusCode: isFound ? 200 : 404, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(#"{"visitors": 1204, "goal": 0.75}"#.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}

final class DashboardTests: XCTestCase {
  private func makeStore() -> Store {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return Store(session: URLSession(configuration: configuration))
  }

  func testFiguresAreLoaded() async throws {
    let store = makeStore()
    XCTAssertEqual(store.title, "Loading")
    try await store.load(from: URL(string: "https://example.com/figures")!)
    XCTAssertEqual(store.title, "1204 visitors")
    assertSnapshot(of: DashboardView(store: store).frame(width: 200), as: .image(layout: .sizeThatFits))
  }

  func testAnErrorIsThrown() async {
    let store = makeStore()
    do {
      try await store.load(from: URL(string: "https://example.com/nothing")!)
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertEqual((error as? URLError)?.code, .badServerResponse)
    }
    XCTAssertNil(store.figures)
  }

  func testAnExportIsNamedForItsType() {
    XCTAssertEqual(Export().name(visitors: 1), "figures.json")
  }
}
