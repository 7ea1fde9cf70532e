import Foundation
import SwiftUI

/// Complete programs that produce the card's PNG at 2x from a cold start, and a warm Chromium.
@MainActor enum ProgramBenchmarks {
  static func programs() throws -> Benchmark {
    var benchmark = Benchmark("other programs, card @2x", rounds: 7, clock: .wall)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-bench-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let svg = folder + "/card.svg"
    let script = folder + "/card.py"
    let output = folder + "/out.png"
    try CardMarkup.svg(portrait: Portrait.bitmap.pngData()).write(toFile: svg, atomically: true, encoding: .utf8)
    try CardMarkup.pillow.write(toFile: script, atomically: true, encoding: .utf8)

    benchmark.step("view → PNG, warm") { _ = try Picture.bitmap(CardView(), scale: 2).pngData() }
    let own = CommandLine.arguments[0]
    benchmark.step("this package, process to PNG") { try run(own, "once", output) }
    if let convert = find("rsvg-convert") {
      benchmark.step("rsvg-convert, process to PNG") { try run(convert, "--zoom", "2", svg, "-o", output) }
    }
    if let python = find("python3"), (try? run(python, "-c", "import PIL")) != nil {
      benchmark.step("Pillow, process to PNG") { try run(python, script, output) }
    }
    if let chromium = find("chromium") {
      let page = try CardMarkup.html(portrait: Portrait.bitmap.pngData())
      let browser = try Chromium(program: chromium, profile: folder + "/profile", width: 390, height: 200, scale: 2)
      benchmark.step("Chromium, warm: HTML → PNG") { _ = try browser.screenshot(of: page, fast: false) }
      benchmark.step("Chromium, warm: HTML → PNG, optimised for speed") {
        _ = try browser.screenshot(of: page, fast: true)
      }
    }
    return benchmark
  }

  private static func find(_ program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let path = folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    if path == nil { print("skipped: \(program) is not installed") }
    return path
  }

  /// Runs a program to its end. Foundation's `Process` would look for the end every 50 ms only.
  private static func run(_ program: String, _ arguments: String...) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var (process, status): (pid_t, Int32) = (0, 0)
    guard posix_spawn(&process, program, &actions, nil, words, environ) == 0, waitpid(process, &status, 0) == process,
      status == 0
    else { throw Picture.Failure.noPicture }
  }
}
