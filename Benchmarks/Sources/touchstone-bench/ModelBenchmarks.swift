import Foundation
import SwiftData

/// Fetches from many models.
@MainActor enum ModelBenchmarks {
  @Model final class Volume {
    var title: String
    var author: String
    var pages: Int

    init(title: String, author: String, pages: Int) {
      (self.title, self.author, self.pages) = (title, author, pages)
    }
  }

  /// Relative to the same with arrays and closures.
  static func fetches() throws -> Benchmark {
    let count = 10_000
    var benchmark = Benchmark("fetches of 10,000 models", rounds: 9)
    let context = ModelContext(try ModelContainer(for: Volume.self))
    // The numbers that a multiplicative hash gives, so that nothing is in order.
    let volumes = (0..<count).map { index in
      let number = index &* 2_654_435_761 % 10_007
      return Volume(title: "Volume \(number)", author: "Author \(number % 97)", pages: number % 800)
    }
    for volume in volumes { context.insert(volume) }
    try context.save()
    let descriptor = FetchDescriptor<Volume>(
      predicate: #Predicate { $0.pages > 100 && $0.title.contains("1") },
      sortBy: [SortDescriptor(\.author), SortDescriptor(\.title, order: .reverse)])
    benchmark.step("array: filter and sort") {
      _ = volumes.filter { $0.pages > 100 && $0.title.contains("1") }
        .sorted { ($0.author, $1.title) < ($1.author, $0.title) }
    }
    benchmark.step("predicate and two sort keys") { _ = try context.fetch(descriptor) }
    benchmark.step("predicate") { _ = try context.fetchCount(descriptor) }
    benchmark.step("all") { _ = try context.fetch(FetchDescriptor<Volume>()) }
    benchmark.step("two sort keys") { _ = try context.fetch(FetchDescriptor<Volume>(sortBy: descriptor.sortBy)) }
    return benchmark
  }
}
