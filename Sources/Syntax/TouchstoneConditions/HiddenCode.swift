import TouchstoneSyntax

/// Lines that are not compiled on Linux, but are on at least one of Apple's platforms.
package struct HiddenCode: Equatable, Sendable {
  /// The directive that excludes the lines, such as `#if os(iOS)`; for an `#else`, `the #else of #if os(Linux)`.
  package var directive: String
  /// The first and the last line, counted from 1.
  package var lines: ClosedRange<Int>
  /// The number of tests in the lines: `@Test` functions and XCTest methods.
  package var tests: Int
  /// The Apple platforms that compile the lines.
  package var platforms: Set<Platform>
  /// The platforms for which a plugin compiles the lines.
  package var compiledByPlugin: Set<Platform>

  /// Returns the hidden parts of a source, in order; code nested in a hidden part belongs to it.
  ///
  /// - Parameter modules: The modules of ``AppleModules/provided`` that the target depends on.
  package static func all(in source: [UInt8], modules: Set<String>) -> [HiddenCode] {
    all(code: SourceMask(source).code, modules: modules)
  }

  /// The same for a source without comments and strings, as ``SourceMask`` makes it.
  package static func all(code: [UInt8], modules: Set<String>) -> [HiddenCode] {
    var hidden: [(branch: Int, part: HiddenCode)] = []
    var (line, counted) = (1, 0)
    let regions = ConditionalRegion.all(in: code, modules: modules)
    let originals = ConditionalRegion.all(in: code, modules: modules, hasFrameworks: true)
    for (region, original) in zip(regions, originals) {
      line += newlines(in: code[counted..<region.range.lowerBound])
      counted = region.range.lowerBound
      let platforms = Platform.apple.filter { original.isActive[$0] != false }
      guard let hider = region.hider, !platforms.isEmpty else { continue }
      let text = code[region.range]
      let last = line + newlines(in: text) - (region.range.upperBound < code.count ? 1 : 0)
      guard last > line else { continue }
      let part = HiddenCode(
        directive: hider.directive, lines: line + 1...last, tests: TestCount.tests(in: text),
        platforms: Set(platforms),
        compiledByPlugin: Set(Platform.compilable.filter { region.isActive[$0] != false }))
      if hidden.last?.branch == hider.index {
        hidden[hidden.count - 1].part.join(part)
      } else {
        hidden.append((hider.index, part))
      }
    }
    return hidden.map(\.part)
  }

  private mutating func join(_ other: HiddenCode) {
    lines = lines.lowerBound...other.lines.upperBound
    tests += other.tests
    platforms.formUnion(other.platforms)
    compiledByPlugin.formUnion(other.compiledByPlugin)
  }

  private static func newlines(in code: ArraySlice<UInt8>) -> Int {
    code.count { $0 == UInt8(ascii: "\n") }
  }
}
