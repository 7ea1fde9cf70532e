import Cards
import Hummingbird
import SwiftUI
import TouchstoneServing

/// Returns the routes of the service.
func router(pool: RenderingPool, library: Library) -> Hummingbird.Router<BasicRequestContext> {
  let router = Hummingbird.Router()
  router.addMiddleware {
    LogRequestsMiddleware(.info)
    MetricsMiddleware()
    PoolMetrics(pool: pool)
    RenderingErrors()
  }
  router.get("health") { _, _ in HTTPResponse.Status.ok }

  for (type, format) in [("png", PictureFormat.png), ("svg", .svg(text: .outlines))] {
    router.get("cards/{slug}.\(type)") { request, context in
      guard let post = library.posts[try context.parameters.require("slug")] else { throw HTTPError(.notFound) }
      return try await picture(format, RenderingRequest(width: 1200, height: 630), pool, for: request) {
        LinkCard(title: post.title, author: post.author)
      }
    }
  }

  // Texts of strangers in views of ours: the limits of the pool hold.
  router.get("preview.png") { request, _ in
    let title = request.uri.queryParameters["title"].map(String.init) ?? "Untitled"
    return try await picture(.png, RenderingRequest(width: 1200, height: 630), pool, for: request) {
      LinkCard(title: title.removingPercentEncoding ?? title, author: "Anonymous")
    }
  }

  router.get("charts/visits.svg") { request, _ in
    let visits = library.visits
    return try await picture(.svg(text: .outlines), RenderingRequest(width: 480, height: 240), pool, for: request) {
      VisitsChart(visits: visits)
    }
  }

  router.get("invoices/{number}.pdf") { request, context in
    guard let invoice = library.invoice(try context.parameters.require("number", as: Int.self)) else {
      throw HTTPError(.notFound)
    }
    var page = RenderingRequest(width: 595, height: 842, scale: 2)
    page.locale = Locale(identifier: "de_DE")
    let document = try await pool.evaluate(
      page, information: DocumentInformation(title: "Invoice \(invoice.number)"), count: invoice.pageCount
    ) { InvoicePage(invoice, page: $0) }
    if let unchanged = notModified(document.digest, for: request) { return unchanged }
    // Streamed: the first page is on its way while the second is drawn.
    let file = try await pool.write(document)
    return Response(
      status: .ok, headers: headers(file.digest, file.contentType),
      body: ResponseBody(asyncSequence: file.map { ByteBuffer(bytes: $0) }))
  }
  return router
}

/// Answers with a picture, or with 304 before anything is drawn.
private func picture<Content: View>(
  _ format: PictureFormat, _ rendering: RenderingRequest, _ pool: RenderingPool, for request: Request,
  @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
) async throws -> Response {
  let picture = try await pool.evaluate(rendering, content: content)
  if let unchanged = notModified(picture.digest(as: format), for: request) { return unchanged }
  let file = try await pool.draw(picture, as: format)
  return Response(
    status: .ok, headers: headers(file.digest, file.contentType),
    body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.data)))
}

private func notModified(_ digest: PictureDigest, for request: Request) -> Response? {
  guard let header = request.headers[.ifNoneMatch], digest.matches(ifNoneMatch: header) else { return nil }
  return Response(status: .notModified, headers: [.eTag: digest.etag])
}

private func headers(_ digest: PictureDigest, _ contentType: String) -> HTTPFields {
  [.eTag: digest.etag, .contentType: contentType, .cacheControl: "public, max-age=300"]
}
