import Foundation

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: conformance FOLDER\nFOLDER holds manifest.tsv and its pictures.\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
let rows = try ManifestRow.read(folder.appendingPathComponent("manifest.tsv"))
var pictures = PictureStore(folder: folder)
var totals: [String: [Outcome.Kind: Int]] = [:]

for row in rows {
  let outcome = Outcome(of: row, pictures: &pictures)
  totals[row.tool, default: [:]][outcome.kind, default: 0] += 1
  print("\(outcome.kind.rawValue)  \(row.tool)  \(row.imageA)  \(row.options)  \(row.metric): \(outcome.text)")
}
print()
for (tool, counts) in totals.sorted(by: { $0.key < $1.key }) {
  let text = Outcome.Kind.allCases.map { "\(counts[$0] ?? 0) \($0.rawValue)" }.joined(separator: ", ")
  print("\(tool): \(text)")
}
let failures = totals.values.reduce(0) { $0 + ($1[.failed] ?? 0) }
print("total: \(rows.count) rows, \(failures) failed")
exit(failures == 0 ? 0 : 1)
