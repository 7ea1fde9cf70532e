import Foundation
import Testing
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

/// What comparers say of 300 pairs of pictures that differ and of 150 that show the same.
///
/// With `TOUCHSTONE_COMPARER_TABLE` set to a file, the table of the article "Comparing pictures" is left there.
@MainActor @Suite struct ComparerPairTests {
  private struct Pair {
    let name: String
    let reference: Bitmap
    let actual: Bitmap
  }

  /// Pictures that differ.
  private func differing(_ changes: [SmallChange] = SmallChange.all) throws -> [Pair] {
    try changes.flatMap { change in
      try [1.0, 2, 3].flatMap { scale in
        try [false, true].map { dark in
          let pictures = try change.pictures(scale: scale, dark: dark)
          let name = "\(change.family): \(change.name), @\(Int(scale))x\(dark ? " dark" : "")"
          return Pair(name: name, reference: pictures.before, actual: pictures.after)
        }
      }
    }
  }

  /// Pictures that show the same.
  private func equivalent(_ variants: [HarmlessVariant] = HarmlessVariant.allCases) async throws -> [Pair] {
    var pairs: [Pair] = []
    for variant in variants {
      let isCheap = [.thread, .gamma09, .gamma11, .noise2, .dither].contains(variant)
      let settings = isCheap ? [(1.0, false), (2, true)] : [(2, false)]
      for (name, view) in HarmlessVariant.scenes {
        for (scale, dark) in settings {
          let pictures = try await variant.pictures(of: view, scale: scale, dark: dark)
          pairs.append(Pair(name: "\(variant): \(name), @\(Int(scale))x", reference: pictures.0, actual: pictures.1))
        }
      }
    }
    return pairs
  }

  private func severities(_ pairs: [Pair], _ comparer: Comparer) -> [(name: String, severity: Double)] {
    pairs.map { ($0.name, comparer.compare($0.reference, $0.actual).severity) }
  }

  // MARK: Two pictures of one Touchstone

  @Test func `strict sees each of 300 small changes, and no other thread`() async throws {
    let changes = severities(try differing(), .strict)
    #expect(changes.count == 300)
    for change in changes { #expect(change.severity >= 1.2, "\(change)") }
    let threads = severities(try await equivalent([.thread]), .strict)
    #expect(threads.count == 20 && threads.allSatisfy { $0.severity == 0 })
  }

  // MARK: Pictures from elsewhere

  /// Where an edge moves by a quarter of a pixel, a symbol's rim by less than half of one, text changes its colour by a ΔE
  /// of 3 or less, or nothing but four pixels of pale corners changes, another rasteriser may have done the same. Five levels
  /// of a hairline, or two in a blue area, are noise.
  private static let allowedMisses = [
    "0.25 px", "circle's stroke, 0.5 px", "border, 0.5 px", "corner radius, 0.5 px", "corner radius 0 to 2",
    "text, ΔE 1",
    "text, ΔE 2", "text, ΔE 3", "symbol, by 0.5°", "symbol, by 1.0°", "radius 4 to 6", "card, 100 to 98 %",
    "removal: faint",
  ]

  @Test func `ui sees edges that moved by half a pixel, whoever drew them`() throws {
    let missed = severities(try differing(), .ui).filter { $0.severity <= 1 }
    for miss in missed { #expect(Self.allowedMisses.contains { miss.name.contains($0) }, "\(miss)") }
    #expect(missed.count <= 52, "\(missed.count)")
  }

  /// The smallest change of each kind that is seen in all six drawings, as the article names it.
  private static let alwaysSeen = [
    "circle's stroke, 0.75 px wider", "rectangle's border, 1.0 px wider", "corner radius, 1.0 px more",
    "corner radius 0 to 4 in light grey", "circle, 0.25 px to the right", "card, 0.5 px down", "capsule, 0.5 px wider",
    "symbol, 1 px larger", "text of 17 pt, 0.5 pt larger", "text of 40 pt, 0.3 pt larger", "regular to medium",
    "semibold to bold", "card, ΔE 1", "text, ΔE 5", "card, 100 to 97 %", "text, 60 to 65 %", "radius 4 to 8",
    "1 pt lower", "20 to 25 %", "symbol, by 2.0°", "text, by 0.5°", "faint text, 10 %", "faint hairline, 10 %",
  ]

  @Test func `ui always sees the smallest changes that the article names, whoever drew them`() throws {
    let changes = (SmallChange.all + SmallChange.larger).filter { Self.alwaysSeen.contains($0.name) }
    #expect(changes.count == Self.alwaysSeen.count)
    for change in severities(try differing(changes), .ui) { #expect(change.severity > 1, "\(change)") }
  }

  @Test func `ui passes noise, dither, text gamma, JPEG and other threads`() async throws {
    let variants = HarmlessVariant.allCases.filter { ![.samples4, .samples8].contains($0) }
    for pair in severities(try await equivalent(variants), .ui) { #expect(pair.severity <= 0.6, "\(pair)") }
  }

  @Test func `ui passes other anti-aliasing of the same shapes`() async throws {
    for pair in severities(try await equivalent([.samples4, .samples8]), .ui) {
      #expect(pair.severity <= 0.9, "\(pair)")
    }
  }

  /// The views that passed before geometry was looked at, each 120×120 points.
  @Test func `changes of curves and faint things that anti-aliasing hid are seen, whoever drew them`() throws {
    func picture<Content: View>(_ scale: CGFloat, _ content: Content, height: CGFloat = 120) throws -> Bitmap {
      let renderer = ImageRenderer(content: content.frame(width: 120, height: height).background(.white))
      renderer.scale = scale
      return try renderer.render().bitmap
    }
    func ring(_ width: CGFloat) -> some View { Circle().stroke(.black, lineWidth: width).padding(10) }
    func card(_ radius: CGFloat) -> some View { RoundedRectangle(cornerRadius: radius).fill(.blue).padding(10) }
    func ball(_ x: CGFloat) -> some View { Circle().fill(.red).padding(10).offset(x: x) }
    func big(_ size: CGFloat) -> some View { Text("Big").font(.system(size: size)) }
    func shadow(_ radius: CGFloat) -> some View {
      RoundedRectangle(cornerRadius: 12).fill(.white).frame(width: 60, height: 60).shadow(radius: radius)
    }
    func icon(_ degrees: Double) -> some View {
      Image(systemName: "gearshape.fill").resizable().frame(width: 60, height: 60).rotationEffect(.degrees(degrees))
    }
    func corner(_ radius: CGFloat) -> some View {
      RoundedRectangle(cornerRadius: radius).fill(Color(white: 0.9)).frame(width: 80, height: 60)
    }
    func faint(_ opacity: Double) -> some View { Text("Settings").foregroundColor(Color(white: 0.95)).opacity(opacity) }
    func divider(_ opacity: Double) -> some View {
      Color(white: 0.96).frame(height: 0.5).opacity(opacity)
    }
    let faintPairs = [
      (try picture(1, shadow(4)), try picture(1, shadow(8))), (try picture(2, icon(0)), try picture(2, icon(1))),
      (try picture(2, corner(0)), try picture(2, corner(2))), (try picture(2, faint(1)), try picture(2, faint(0))),
      (try picture(2, divider(1)), try picture(2, divider(0))),
    ]
    for (index, pair) in faintPairs.enumerated() {
      let result = Comparer.ui.compare(pair.0, pair.1)
      #expect(!result.isMatch && !result.regions.isEmpty, "\(index): \(result)")
    }
    let pairs = [
      (try picture(2, ring(2)), try picture(2, ring(2.75))), (try picture(3, ring(1)), try picture(3, ring(1.5))),
      (try picture(2, card(8)), try picture(2, card(9.5))), (try picture(1, card(8)), try picture(1, card(11))),
      (try picture(2, ball(0)), try picture(2, ball(0.5))),
      (try picture(2, big(40), height: 60), try picture(2, big(40.3), height: 60)),
    ]
    for (index, pair) in pairs.enumerated() {
      let result = Comparer.ui.compare(pair.0, pair.1)
      #expect(!result.isMatch && result.severity > 1.4 && !result.regions.isEmpty, "\(index): \(result)")
    }
  }

  // MARK: Other libraries

  /// `Scripts/test-debian --comparer` calls this here and where the libraries are others, and compares the pictures.
  @Test func `pictures that show the same on all machines are left where they are asked for`() throws {
    guard let path = ProcessInfo.processInfo.environment["TOUCHSTONE_COMPARER_PICTURES"] else { return }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let views: [(CGFloat) -> AnyView] =
      HarmlessVariant.scenes.map { scene in { _ in scene.view } }
      + SmallChange.all.map { change in { change.content(0, $0) } }
    for (index, view) in views.enumerated() {
      for scale in [1.0, 2, 3] {
        for dark in [false, true] {
          let picture = try Page.picture(view(1 / scale), scale: scale, dark: dark)
          let name = "\(index)@\(Int(scale))x\(dark ? "-dark" : "").png"
          try picture.pngData().write(to: folder.appendingPathComponent(name))
        }
      }
    }
  }

  // MARK: Table

  private static let comparers: [(name: String, comparer: Comparer)] = [
    ("`.strict`", .strict), ("`.ui`", .ui), ("`.crossPlatform`", .crossPlatform),
    ("pixelmatch 7.2, threshold 0.1", .pixelmatch7()), ("pixelmatch after 7.2, 0.1", .pixelmatch()),
    ("odiff, 0.1", .odiff()), ("odiff, 0.1, without anti-aliasing", .odiff(antialiasing: true)),
    ("`precision: 0.99, perceptualPrecision: 0.98`", .perceptual(precision: 0.99, perceptualPrecision: 0.98)),
    ("`perceptualPrecision: 0.98`", .perceptual(perceptualPrecision: 0.98)),
  ]

  @Test func `the table of the article is written where it is asked for`() async throws {
    guard let path = ProcessInfo.processInfo.environment["TOUCHSTONE_COMPARER_TABLE"] else { return }
    let (changes, variants) = (try differing(), try await equivalent())
    var lines = ["| Comparer | Missed of \(changes.count) | False alarms of \(variants.count) |", "|---|--:|--:|"]
    var names: [String] = []
    for (name, comparer) in Self.comparers {
      let missed = severities(changes, comparer).filter { $0.severity <= 1 }
      let alarms = severities(variants, comparer).filter { $0.severity > 1 }
      lines.append("| \(name) | \(missed.count) | \(alarms.count) |")
      if name == "`.ui`" { names = missed.map { "missed \($0)" } + alarms.map { "alarm \($0)" } }
    }
    func flip(_ pair: Pair) -> Double { FLIPComparison(pair.reference, pair.actual)?.maximum ?? 1 }
    let (missed, alarms) = (changes.count { flip($0) <= 0.1 }, variants.count { flip($0) > 0.1 })
    lines.append("| FLIP, largest error 0.1 | \(missed) | \(alarms) |")
    let strict = severities(changes, .strict).map(\.severity).sorted()
    let seen = severities(changes, .ui).map(\.severity).filter { $0 > 1 }.sorted()
    let passed = severities(variants, .ui).map(\.severity).filter { $0 <= 1 }.sorted()
    lines += [
      "strict, differences: least \(strict[0]), median \(strict[strict.count / 2])",
      "ui, seen: least \(seen[0]), tenth \(seen[seen.count / 10]), median \(seen[seen.count / 2])",
      "ui, passed: most \(passed[passed.count - 1]), tenth \(passed[passed.count * 9 / 10])",
      "ui, passed: median \(passed[passed.count / 2])",
    ]
    try (lines + names).joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
