import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Which views and which parts of their code the snapshots of a run show.
struct CoverageTable: Codable, Hashable {
  /// Something that no snapshot shows.
  struct Gap: Codable, Hashable {
    /// The view, with its module: `Shop.PriceTag`.
    var view: String
    var file: String
    var line: Int
    /// `` `else` never drawn ``, `never in dark`.
    var text: String
  }

  /// A view, or other code that makes views.
  struct Row: Codable, Hashable {
    /// With the module: `Shop.PriceTag`.
    var name: String
    var file: String
    var line: Int
    /// Whether it is a view or modifier; code elsewhere, such as a button style, counts by its branches alone.
    var isView: Bool
    /// The view, its branches, and what its repetitions and alternatives may show.
    var parts: Int
    var drawn: Int
    /// The snapshots that show it, with their targets, in order.
    var snapshots: [String] = []
    var colorSchemes: [String] = []
    var typeSizes: [String] = []
    var directions: [String] = []
    var locales: [String] = []
    var devices: [String] = []
    /// The lines of conditions that no builder sees, by their files.
    var unseen: [String: [Int]] = [:]
  }

  /// The version of the format.
  var schema = 1
  var rows: [Row] = []
  var gaps: [Gap] = []
  /// Conditions under which no view was drawn, and what is not known.
  var remarks: [String] = []
  /// The files whose branches are left out, because they are not what the run drew.
  var leftOut: [String] = []
  /// The number of snapshots that noted what they show.
  var snapshots = 0

  var parts: Int { rows.reduce(0) { $0 + $1.parts } }
  var drawn: Int { rows.reduce(0) { $0 + $1.drawn } }
  /// How much is drawn, in percent, rounded down: 100 means all. Of nothing, it is 0.
  var percent: Int { parts == 0 ? 0 : drawn * 100 / parts }
  /// The same to a tenth, as text: `87.5 %`, or a dash if there is nothing to draw.
  var share: String { Self.share(drawn, of: parts) }
  var unseen: Int { rows.reduce(0) { $0 + $1.unseen.values.reduce(0) { $0 + $1.count } } }

  static func share(_ drawn: Int, of parts: Int) -> String {
    guard parts > 0 else { return "–" }
    let tenths = drawn * 1000 / parts
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
