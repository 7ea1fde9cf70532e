import Foundation
import TouchstoneDrawing
import TouchstoneServing
import TouchstoneUI

/// A card like those that services draw, of text, a gradient and a shape.
struct Card: View {
  var title = "Golden images"

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: title).font(.title.bold())
      Capsule().fill(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
        .frame(height: 12)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white)
  }
}

extension RenderingRequest {
  /// The size of a small card.
  static let card = RenderingRequest(width: 200, height: 100)

  func with(_ change: (inout RenderingRequest) -> Void) -> RenderingRequest {
    var request = self
    change(&request)
    return request
  }
}

extension RenderingLimits {
  /// Limits for tests, in which only what they are about may run out.
  static func test(_ change: (inout RenderingLimits) -> Void = { _ in }) -> RenderingLimits {
    var limits = RenderingLimits()
    limits.time = .seconds(600)
    limits.waiting = 10_000
    change(&limits)
    return limits
  }
}

extension RenderingPool {
  /// The letters in a view's SVG file.
  func text<Content: View>(
    _ request: RenderingRequest = .card, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> String {
    try await svg(request, content: content).letters
  }
}

extension RenderedFile {
  /// The letters of an SVG file, in which each has a place of its own.
  var letters: String { String(decoding: data, as: UTF8.self).replacing(#/<[^>]*>/#, with: "") }
}
