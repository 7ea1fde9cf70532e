import Hummingbird
import Metrics
import TouchstoneServing

/// Reports the counts of a pool after each request, refused ones too, to whatever backend of swift-metrics the process has.
struct PoolMetrics<Context: RequestContext>: RouterMiddleware {
  let pool: RenderingPool
  private let gauges = ["evaluated", "drawn", "cached", "refused", "running"].map { Gauge(label: "rendering.\($0)") }

  init(pool: RenderingPool) {
    self.pool = pool
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let result: Result<Response, any Error>
    do {
      result = .success(try await next(request, context))
    } catch {
      result = .failure(error)
    }
    let counts = await pool.counts
    let values = [counts.evaluated, counts.drawn, counts.cached, counts.refused, counts.running]
    for (gauge, value) in zip(gauges, values) { gauge.record(value) }
    return try result.get()
  }
}
