import Hummingbird
import TouchstoneServing

/// Answers requests that were not drawn with the status that their error suggests.
struct RenderingErrors<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as RenderingError {
      context.logger.warning("not drawn", metadata: ["error": "\(error)", "status": "\(error.status)"])
      let headers: HTTPFields = error.status == 503 ? [.retryAfter: "1"] : [:]
      // What is the client's fault, it is told; our own faults are only logged.
      throw HTTPError(
        HTTPResponse.Status(code: error.status), headers: headers,
        message: error.status < 500 ? error.description : nil)
    } catch is CancellationError {
      // The service ends.
      throw HTTPError(.serviceUnavailable)
    }
  }
}
