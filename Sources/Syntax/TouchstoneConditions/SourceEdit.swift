/// A part of a source, and what is written in its place. What follows on its line may move; lines stay where they are.
struct SourceEdit {
  var range: Range<Int>
  var text: String

  /// Makes edits that do not overlap.
  static func apply(_ edits: [SourceEdit], to source: inout [UInt8]) {
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      source.replaceSubrange(edit.range, with: edit.text.utf8)
    }
  }
}
