import Foundation
import Gallery
import SwiftUI

/// Workloads to observe from outside: by eye, with `perf` or callgrind, or with a clock.
@MainActor enum Probe {
  /// The workloads guarded by instruction counts.
  static let workloads: [(name: String, body: @MainActor () throws -> Void)] = [
    ("card", { _ = try Picture.bitmap(CardView(), scale: 2) }),
    ("boxes", { _ = try Picture.bitmap(BoxRows(count: 50), scale: 1) }),
    ("texts", { _ = try Picture.bitmap(TextRows(count: 30), scale: 1) }),
    ("paragraphs", { _ = try Picture.bitmap(Paragraphs(), scale: 1) }),
    ("settings", { _ = try Picture.bitmap(SettingsScreen(), scale: 1) }),
    ("failing", { try DiffBenchmarks.failing() }),
    ("compare-4k", { try DiffBenchmarks.files() }),
    ("distinct", { Picture.list(DistinctTexts(count: 2000), scale: 1) }),
    ("shaping", { TextBenchmarks.shape(count: 100) }),
    ("rows", { _ = try Picture.bitmap(TextRows(count: 1000), scale: 1) }),
    ("boxes1000", { _ = try Picture.bitmap(BoxRows(count: 1000), scale: 1) }),
    ("list", { Picture.list(TextRows(count: 1000), scale: 1) }),
    ("blur", { _ = try Picture.bitmap(BlurScreen(), scale: 3) }),
    ("million-points", { _ = try Picture.bitmap(ChartBenchmarks.line(1_000_000), scale: 2) }),
    ("million-categories", { _ = try Picture.bitmap(ChartBenchmarks.bars(1_000_000), scale: 2) }),
    ("line", { _ = try Picture.bitmap(ChartBenchmarks.line(100_000), scale: 2) }),
    ("gradient", { _ = try Picture.bitmap(GradientScreen(), scale: 3) }),
  ]

  /// Returns a workload, or a screen of the gallery at 2x.
  static func workload(_ name: String) throws -> @MainActor () throws -> Void {
    if let screen = Screen(rawValue: name), name != "settings" {
      return { _ = try Picture.bitmap(screen.view, scale: 2) }
    }
    guard let found = workloads.first(where: { $0.name == name }) else { throw Picture.Failure.noPicture }
    return found.body
  }

  static func repeatWorkload(_ name: String, seconds: Double) throws {
    let body = try workload(name)
    let end = ContinuousClock.now + .seconds(seconds)
    var count = 0
    while ContinuousClock.now < end {
      try body()
      count += 1
    }
    print("\(name): \(count) times, \(String(format: "%.3f", seconds * 1000 / Double(count))) ms each")
  }

  /// Runs a workload twice to fill caches, then once inside the function that callgrind observes.
  static func guarded(_ name: String) throws {
    let body = try workload(name)
    try body()
    try body()
    try touchstoneGuarded(body)
  }

  static func writePictures(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func write(_ bitmap: Bitmap, _ name: String) throws {
      try bitmap.pngData().write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
    try write(Floor(scale: 2, keepsParts: false).bitmap, "card-c")
    try write(Picture.bitmap(CardView(), scale: 2), "card")
    try write(Picture.bitmap(SettingsScreen(), scale: 2), "settings")
    try write(Picture.bitmap(BlurScreen(), scale: 1), "blur")
    try write(Picture.bitmap(GradientScreen(), scale: 1), "gradient")
    try write(Picture.bitmap(Paragraphs(), scale: 1), "paragraphs")
    try write(Picture.bitmap(TextRows(count: 10), scale: 2), "texts")
    try write(Picture.bitmap(BoxRows(count: 10), scale: 2), "boxes")
  }

  static func writeCard(to file: String) throws {
    try Picture.bitmap(CardView(), scale: 2).pngData().write(to: URL(fileURLWithPath: file))
  }
}

/// The function that callgrind counts; it is found by a part of its name.
@inline(never) @MainActor func touchstoneGuarded(_ body: @MainActor () throws -> Void) rethrows {
  try body()
}
