import ArgumentParser
import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// The options for the files that coverage is written to.
struct CoverageOutputs: ParsableArguments {
  @Option(help: "Also write JSON, for tools and for --base.")
  var json: String?
  @Option(help: "Also write Markdown, for pull requests; appended if the file exists, as CI job summaries need.")
  var markdown: String?

  /// - Throws: ``ToolError/noOutput(_:why:)``.
  func write(_ table: CoverageTable) throws {
    if let json { try OutputFile(path: json).write(CoverageFile.data(table)) }
    if let markdown { try OutputFile(path: markdown).append(CoverageMarkdown(table).text) }
  }
}

/// The JSON of coverage.
enum CoverageFile {
  /// The largest file that is read, in bytes.
  private static let largest = 1 << 26

  /// What is written: the table, and the sums over it.
  private struct Document: Encodable {
    let table: CoverageTable

    private enum CodingKeys: CodingKey { case percent, parts, drawn }

    func encode(to encoder: any Encoder) throws {
      try table.encode(to: encoder)
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(table.percent, forKey: .percent)
      try values.encode(table.parts, forKey: .parts)
      try values.encode(table.drawn, forKey: .drawn)
    }
  }

  static func data(_ table: CoverageTable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Document(table: table)) + Data("\n".utf8)
  }

  /// Reads the table of another run, which may come from anywhere.
  ///
  /// - Throws: ``CoverageError/noBase(_:why:)``.
  static func read(_ path: String) throws(CoverageError) -> CoverageTable {
    let table: CoverageTable
    do {
      table = try JSONDecoder().decode(CoverageTable.self, from: RegularFile.read(path, limit: largest))
    } catch let fault as FileFault {
      throw .noBase(path, why: fault.reason)
    } catch {
      throw .noBase(path, why: "touchstone coverage did not write it")
    }
    guard table.schema == CoverageTable().schema else {
      throw .noBase(path, why: "its schema is \(table.schema), and this version reads \(CoverageTable().schema)")
    }
    let counts = table.rows.flatMap { [$0.parts, $0.drawn] }
    guard counts.allSatisfy({ (0...1_000_000).contains($0) }), table.rows.count <= 1_000_000 else {
      throw .noBase(path, why: "its numbers are impossible")
    }
    return table
  }
}
