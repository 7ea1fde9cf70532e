import Hummingbird
import Metrics
import TouchstoneServing

/// Reports the counts of a pool after each request, refused ones too, to a backend of swift-metrics.
struct PoolMetrics<Context: RequestContext>: RouterMiddleware {
  let pool: RenderingPool
  private let gauges: [Gauge]

  init(pool: RenderingPool, backend: any MetricsFactory) {
    self.pool = pool
    gauges = ["evaluated", "drawn", "cached", "refused", "running"].map {
      Gauge(label: "rendering.\($0)", factory: backend)
    }
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
