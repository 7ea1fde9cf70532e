/// The metric and its options, named as on the command line.
struct MetricSettings: Encodable, Hashable {
  let metric: MetricOptions.Metric
  var threshold: Double?
  var precision: Double?
  var antialiasing: Bool?
  var maxDiffPixels: Int?
  var maxDiffRatio: Double?

  /// A description for the user: `odiff, --threshold 0.2`.
  var description: String { ([metric.rawValue] + options).joined(separator: ", ") }

  /// The options other than the metric, as on the command line.
  var options: [String] {
    let parts: [String?] = [
      threshold.map { "--threshold \($0.plain)" }, precision.map { "--precision \($0.plain)" },
      antialiasing.map { $0 ? "--antialiasing" : "--no-antialiasing" },
      maxDiffPixels.map { "--max-diff-pixels \($0)" }, maxDiffRatio.map { "--max-diff-ratio \($0.plain)" },
    ]
    return parts.compactMap(\.self)
  }
}
