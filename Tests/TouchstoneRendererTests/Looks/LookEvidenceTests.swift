import Foundation
import Testing
import TouchstoneCore
import TouchstoneDrawing
import TouchstoneUI

/// Each number of a look has exactly one source, and each source a number.
@Suite struct LookEvidenceTests {
  /// The values of a look by their paths, such as `lists.rowHeight`.
  ///
  /// The tables are structs of this package's module; anything else in them is a value.
  private func values(of table: Any, path: String = "") -> [String: String] {
    var found: [String: String] = [:]
    for child in Mirror(reflecting: table).children {
      guard let label = child.label, !(path.isEmpty && label == "name") else { continue }
      let name = path.isEmpty ? label : "\(path).\(label)"
      if let inner = Self.table(child.value) {
        found.merge(values(of: inner, path: name)) { first, _ in first }
      } else {
        found[name] = "\(child.value)"
      }
    }
    return found
  }

  /// The table that a value is, or `nil` for a single value.
  private static func table(_ value: Any) -> Any? {
    switch value {
    case is BackgroundColors, is LookFonts, is FillColors, is ListMetrics, is ListMetrics.Chevron, is ListMetrics.Swipe,
      is NavigationBarMetrics, is SearchFieldMetrics,
      is TabBarMetrics, is SplitViewMetrics, is SheetMetrics, is AlertMetrics, is ControlMetrics,
      is ControlMetrics.Field,
      is MenuMetrics, is PopoverMetrics, is WheelMetrics, is CalendarMetrics, is ButtonMetrics, is StepperMetrics,
      is GaugeMetrics, is ProgressMetrics, is PageMetrics, is PlaceholderMetrics, is DesktopMetrics.Rows,
      is DesktopMetrics.Table, is DesktopMetrics.Sizes, is DesktopMetrics.Control, is DesktopMetrics.Window,
      is DesktopMetrics.Toolbar, is DesktopMetrics.Tabs,
      is GlassMetrics, is GlassMetrics.Variant:
      value
    case let capsule as NavigationBarMetrics.Capsule?: capsule
    case let capsule as TabBarMetrics.Capsule?: capsule
    case let desktop as DesktopMetrics?: desktop
    case let floating as SheetMetrics.Floating?: floating
    case let bottom as SearchFieldMetrics.Bottom?: bottom
    case let effect as NavigationBarMetrics.EdgeEffect?: effect
    case let buttons as AlertMetrics.Buttons?: buttons
    case let fields as AlertMetrics.SeparateFields?: fields
    default: nil
    }
  }

  @Test func `each number of iOS 18 has one source`() {
    let sources = Look.evidenceOfiOS18.flatMap(\.properties)
    #expect(Set(sources).count == sources.count, "a number has two sources")
    #expect(Set(sources) == Set(values(of: Look.iOS18.tables).keys))
  }

  @Test(arguments: [
    (Look.iOS26, Look.evidenceOfiOS26), (.macOS15, Look.evidenceOfmacOS15),
    (.macOS26, Look.evidenceOfmacOS26), (.iOS16, Look.evidenceOfiOS16),
  ])
  func `each number that differs has one source`(look: Look, evidence: [LookEvidence]) {
    let sources = evidence.flatMap(\.properties)
    #expect(Set(sources).count == sources.count, "a number has two sources")
    let before = values(of: Look.iOS18.tables)
    let changed = values(of: look.tables).filter { before[$0.key] != $0.value }
    #expect(Set(sources) == Set(changed.keys))
  }

  @Test(arguments: [
    Look.evidenceOfiOS18, Look.evidenceOfiOS26, Look.evidenceOfmacOS15, Look.evidenceOfmacOS26, Look.evidenceOfiOS16,
  ])
  func `measured numbers name their pictures`(evidence: [LookEvidence]) {
    for row in evidence {
      #expect(!row.properties.isEmpty)
      if [.several, .one, .unclear].contains(row.confidence) {
        #expect(row.source.contains("("), "\(row.source) names no system")
      }
    }
  }

  @Test func `a look is printed by its name, as for an argument of a test`() {
    #expect(Look.builtIn.map { "\($0)" } == ["iOS 18", "iOS 26", "macOS 15", "macOS 26"])
  }
}
