import Cards
import Hummingbird
import Metrics
import SwiftUI
import TouchstoneServing

/// Returns the routes of the service.
///
/// - Parameters:
///   - bodyTime: The longest time in which a client may send a body.
///   - metrics: The backend of the pool's metrics; by default, the one that the process has.
func router(
  pool: RenderingPool, library: Library, bodyTime: Duration = .seconds(30),
  metrics: any MetricsFactory = MetricsSystem.factory
) -> Hummingbird.Router<BasicRequestContext> {
  let router = Hummingbird.Router()
  router.addMiddleware {
    LogRequestsMiddleware(.info)
    MetricsMiddleware()
    PoolMetrics(pool: pool, backend: metrics)
    RenderingErrors()
  }
  router.get("health") { _, _ in HTTPResponse.Status.ok }

  for (type, format) in [("png", PictureFormat.png), ("svg", .svg(text: .outlines))] {
    router.get("cards/{slug}.\(type)") { request, context in
      guard let post = library.posts[try context.parameters.require("slug")] else { throw HTTPError(.notFound) }
      var card = RenderingRequest(width: 1200, height: 630)
      card.key = ["card", post.title, post.author]
      return try await picture(format, card, pool, for: request) {
        LinkCard(title: post.title, author: post.author)
      }
    }
  }

  // Texts of strangers in views of ours: the limits of the pool hold.
  router.get("preview.png") { request, _ in
    try await picture(.png, preview(request), pool, for: request) {
      LinkCard(title: title(request), author: "Anonymous")
    }
  }

  // The same with a picture of the author's, which is the body.
  router.post("preview.png") { request, context in
    var card = preview(request)
    // A client that sends a byte now and then would keep its connection and what it has sent for as long as it likes.
    let body = try await within(bodyTime) { try await request.body.collect(upTo: pool.limits.imageBytes) }
    card.images["portrait"] = .data(Data(body.readableBytesView))
    return try await picture(.png, card, pool, for: request) {
      LinkCard(title: title(request), author: "Anonymous", portrait: "portrait")
    }
  }

  router.get("charts/visits.svg") { request, _ in
    let visits = library.visits
    var chart = RenderingRequest(width: 480, height: 240)
    chart.key = ["visits"] + visits.map(String.init)
    return try await picture(.svg(text: .outlines), chart, pool, for: request) {
      VisitsChart(visits: visits)
    }
  }

  router.get("invoices/{number}.pdf") { request, context in
    guard let invoice = library.invoice(try context.parameters.require("number", as: Int.self)) else {
      throw HTTPError(.notFound)
    }
    return try await document(invoice, pool, for: request)
  }
  return router
}

private func title(_ request: Request) -> String {
  request.uri.queryParameters["title"].map(String.init) ?? "Untitled"
}

private func preview(_ request: Request) -> RenderingRequest {
  var card = RenderingRequest(width: 1200, height: 630)
  card.scale = request.uri.queryParameters["scale"].map { CGFloat(Double($0) ?? .nan) } ?? 1
  card.key = ["preview", title(request)]
  return card
}

/// Answers with a picture, or with 304 before anything is drawn. What is known is not even evaluated, if the
/// client or the cache has it.
private func picture<Content: View>(
  _ format: PictureFormat, _ rendering: RenderingRequest, _ pool: RenderingPool, for request: Request,
  @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
) async throws -> Response {
  if let known = pool.knownDigest(of: rendering, as: format) {
    if let unchanged = notModified(known, for: request) { return unchanged }
    if let file = await pool.cachedFile(known) { return response(file) }
  }
  let picture = try await pool.evaluate(rendering, content: content)
  if let unchanged = notModified(picture.digest(as: format), for: request) { return unchanged }
  return response(try await pool.draw(picture, as: format))
}

/// Answers with an invoice, or with 304.
private func document(_ invoice: Invoice, _ pool: RenderingPool, for request: Request) async throws -> Response {
  var page = RenderingRequest(width: 595, height: 842, scale: 2)
  page.locale = Locale(identifier: "de_DE")
  page.key = ["invoice", "\(invoice.number)", invoice.customer] + invoice.items.map { "\($0.name) \($0.cents)" }
  let information = DocumentInformation(title: "Invoice \(invoice.number)", language: .init(identifier: "en"))
  let known = pool.knownDigest(of: page, information: information, count: invoice.pageCount)
  if let known {
    if let unchanged = notModified(known, for: request) { return unchanged }
    if let file = await pool.cachedFile(known) { return response(file) }
  }
  let document = try await pool.evaluate(page, information: information, count: invoice.pageCount) {
    InvoicePage(invoice, page: $0)
  }
  if let unchanged = notModified(document.digest, for: request) { return unchanged }
  // Streamed: the first page is on its way while the second is drawn.
  let file = try await pool.write(document)
  return Response(
    status: .ok, headers: headers(file.digest, of: file.contentType),
    body: ResponseBody(asyncSequence: file.map { ByteBuffer(bytes: $0) }))
}

private func response(_ file: RenderedFile) -> Response {
  Response(
    status: .ok, headers: headers(file.digest, of: file.contentType),
    body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.data)))
}

private func notModified(_ digest: PictureDigest, for request: Request) -> Response? {
  guard let header = request.headers[.ifNoneMatch], digest.matches(ifNoneMatch: header) else { return nil }
  return Response(status: .notModified, headers: headers(digest))
}

private func headers(_ digest: PictureDigest, of contentType: String? = nil) -> HTTPFields {
  var headers: HTTPFields = [.eTag: digest.etag, .cacheControl: "public, max-age=300"]
  headers[.contentType] = contentType
  return headers
}
