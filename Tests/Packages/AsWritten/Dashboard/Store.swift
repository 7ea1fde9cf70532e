import Combine
import Foundation
import os.log

public struct Figures: Codable, Equatable {
  public var visitors: Int
  public var goal: Double
}

public final class Store: ObservableObject {
  @Published public private(set) var figures: Figures?
  @Published public private(set) var title = "Loading"

  private let session: URLSession
  private let log = Logger(subsystem: "com.example.dashboard", category: "store")
  private let signposter = OSSignposter(subsystem: "com.example.dashboard", category: .pointsOfInterest)
  private var subscriptions: Set<AnyCancellable> = []

  public init(session: URLSession = .shared) {
    self.session = session
    $figures
      .compactMap { $0 }
      .map { "\($0.visitors) visitors" }
      .removeDuplicates()
      .assign(to: &$title)
    $title.dropFirst().sink { [log] in log.debug("title is \($0, privacy: .public)") }.store(in: &subscriptions)
  }

  public func load(from url: URL) async throws {
    let interval = signposter.beginInterval("load")
    defer { signposter.endInterval("load", interval) }
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await session.data(for: request)
    guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
      os_log("no figures", type: .error)
      throw URLError(.badServerResponse)
    }
    figures = try JSONDecoder().decode(Figures.self, from: data)
  }
}
