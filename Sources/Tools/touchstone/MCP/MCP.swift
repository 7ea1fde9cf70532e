import ArgumentParser
import Foundation
import Synchronization
import TouchstoneCompare

/// The command `touchstone mcp`.
struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Lets coding agents see views, over standard input and output.",
    discussion: """
      Speaks the Model Context Protocol, a line of JSON for each message, until standard input ends. The tools are list, look, \
      tree, compare, audit and record. Nothing outside of the package is read or written but by SwiftPM and git, nothing is sent over a network, and \
      nothing is recorded unless the client asks a person, who agrees.
      """)

  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift build`.")
  var scratchPath: String?

  /// The longest message, in bytes.
  static let limit = 1 << 20

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else { throw ToolError.noPackage(folder.path) }
    // A client that is gone has closed standard input, too, which ends the loop below.
    signal(SIGPIPE, SIG_IGN)
    let output = Mutex(FileHandle.standardOutput)
    let scratch = scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL.path }
    let server = MCPServer(package: folder, scratch: scratch) { message in
      output.withLock { output in try? output.write(contentsOf: Data((message + "\n").utf8)) }
    }
    Self.readLines(server: server)
    server.end()
  }

  /// Passes each line of standard input on, until its end.
  private static func readLines(server: MCPServer) {
    var line: [UInt8] = []
    var isTooLong = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(0, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      // What the last line ends with, if not with a line break.
      for byte in count > 0 ? buffer.prefix(count) : [UInt8(ascii: "\n")] {
        guard byte == UInt8(ascii: "\n") else {
          if line.count < limit { line.append(byte) } else { isTooLong = true }
          continue
        }
        if isTooLong {
          server.refuse("A message is longer than \(limit) bytes.")
        } else if line.contains(where: { $0 > 32 }) {
          server.receive(Data(line))
        }
        (line, isTooLong) = ([], false)
      }
      guard count > 0 else { return }
    }
  }
}
