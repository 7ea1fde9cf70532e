import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// The views of a package that can be looked at.
struct LookList {
  let previews: [LookAnswer.Name]
  /// The names by which views without parameters are drawn.
  let views: [String]
  /// Why previews are missing.
  var remark: String?
  let package: URL
  var call = LookCommand.plain

  func json(limit: Int?) -> String {
    let entries = previews.map { preview in
      JSONValue.fields([
        "name": .string(preview.name), "kind": .string("preview"), "module": .string(preview.module),
        "source": source(preview).map { .string($0) },
      ])
    }
    let all = entries + views.map { .fields(["name": .string($0), "kind": .string("view")]) }
    func text(_ count: Int) -> String {
      let left = all.count - count
      return JSONValue.fields([
        "schema": .number(Double(LookReport.version)), "names": .array(Array(all.prefix(count))),
        "warnings": remark.map { .array([.string($0.short(limit.map { $0 / 8 }))]) },
        "more": left == 0
          ? nil
          : .fields(["names": .number(Double(left)), "all": LookReport.runnable(call.line(nil, ["--json", "--all"]))]),
      ]).lines + "\n"
    }
    guard let limit else { return text(all.count) }
    return text(LookReport.most(all.count) { text($0).utf8.count <= limit })
  }

  var text: String {
    let width = (previews.map(\.name.count) + views.map(\.count)).max() ?? 0
    let rows = previews.map { ($0.name, source($0) ?? $0.module) } + views.map { ($0, "a view without parameters") }
    guard !rows.isEmpty else { return remark ?? "\(PreviewFailure.noPreviews([]))" }
    return rows.map { name, place in
      name + String(repeating: " ", count: width - name.count + 2) + place
    }.joined(separator: "\n") + "\n\nLook at one: \(call.line(rows[0].0))"
      + (remark.map { "\n\nPreviews are not listed. \($0)" } ?? "")
  }

  private func source(_ name: LookAnswer.Name) -> String? {
    name.file.map { "\($0.relative(to: package))\(name.line.map { ":\($0)" } ?? "")" }
  }
}
