import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

private let chromium = ["chromium", "chromium-browser", "google-chrome", "chrome"].first { ExternalProgram.exists($0) }

struct StorePublishTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private func site(_ numbers: Range<Int>) throws {
    let run = try fixture.tool("report", fixture.makeRun("s", numbers).path, "--site", "site")
    #expect(run.output.contains("\(numbers.count) failed"), "\(run.output)")
  }

  @Test func `a report has an address of its own, and its Markdown shows pictures by it`() throws {
    try site(0..<2)
    let words = [
      "store", "publish", "site", "pr/12", "--pages", "https://pages.example.org/app/", "--markdown", "c.md",
    ]
    let first = try ToolRun(
      words, folder: fixture.package, environment: ["TOUCHSTONE_STORE": "file://\(fixture.store.path)"])
    let start = "https://pages.example.org/app/v1/pr/12/\(fixture.commit)/pages/"
    let address = first.output.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(address.hasPrefix(start) && address.hasSuffix("/index.html"), "\(first.output)")
    let path = address.dropFirst("https://pages.example.org/app/".count)
    #expect(try fixture.paths().contains(String(path)))
    let markdown = try String(contentsOf: fixture.package.appendingPathComponent("c.md"), encoding: .utf8)
    #expect(markdown.contains("[All pictures](\(address))"))
    let pictures = markdown.matches(of: /<img src="([^"]+)"/).map { String($0.1) }
    #expect(pictures.count >= 4)
    for picture in pictures {
      let file = picture.dropFirst("https://pages.example.org/app/".count)
      #expect(try fixture.paths().contains(String(file)), "\(picture)")
    }
    // The same report has the same address, another one has another.
    let again = try fixture.tool("store", "publish", "site", "pr/12", "--pages", "https://pages.example.org/app")
    #expect(again.output == first.output)
    try site(5..<7)
    let other = try fixture.tool("store", "publish", "site", "pr/12", "--pages", "https://pages.example.org/app")
    #expect(other.output != first.output)
    #expect(try fixture.paths().count { $0.hasSuffix("index.html") } == 2)
  }

  @Test func `nothing is published that no report writes, nor without an address`() throws {
    try site(0..<1)
    func message(_ words: String...) throws -> String {
      let run = try ToolRun(
        ["store", "publish"] + words, folder: fixture.package,
        environment: ["TOUCHSTONE_STORE": "file://\(fixture.store.path)"])
      #expect(run.status == 1)
      return run.output
    }
    #expect(
      try message("site", "pr/1").contains("The address at which browsers find the store is missing. Pass --pages")
    )
    #expect(try message("site", "pr/1", "--pages", "https://u:pw@h/").contains("Pass --pages"))
    #expect(
      try message("none", "pr/1", "--pages", "https://h").contains("There is no report in none. Write one: "))
    let folder = fixture.package.appendingPathComponent("site")
    try fixture.write(Data("alert(1)".utf8), to: folder, "pictures/evil.js")
    let foreign = "Nothing was published: pictures/evil.js does not belong to a report."
    #expect(try message("site", "pr/1", "--pages", "https://h").contains(foreign))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("pictures/evil.js"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("pictures/99.png"), withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
    #expect(try message("site", "pr/1", "--pages", "https://h").contains(FileFault.link.reason))
    #expect(try fixture.paths().isEmpty)
  }

  /// What a reviewer sees, who has the address and nothing else.
  @Test(.enabled(if: chromium != nil && ExternalProgram.exists("python3"), "no Chromium or no python3 in PATH"))
  func `a browser shows the pictures of the page from a plain server of the store`() throws {
    try site(0..<3)
    let server = try FileServer(fixture.store)
    let publish = try fixture.tool("store", "publish", "site", "pr/12", "--pages", server.address)
    let address = publish.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let browser = try #require(chromium)
    let picture = fixture.root.appendingPathComponent("page.png")
    var (shown, count) = (0, 0)
    // Virtual time may run out before a picture has come where the machine is busy.
    for _ in 1...3 where shown < 2 || count <= 400 {
      let options = [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000", "--window-size=1200,800",
      ]
      let page = try #require(
        ExternalProgram.run([browser] + options + ["--dump-dom", address], limit: .seconds(300)))
      shown = page.output.matches(of: /<img [^>]*src="blob:/).count
      _ = ExternalProgram.run([browser] + options + ["--screenshot=\(picture.path)", address], limit: .seconds(300))
      // The golden's colour of the first snapshot, on the stage.
      guard let data = try? Data(contentsOf: picture) else { continue }
      count = try PNGImage(data: data).bitmap.withUnsafeBytes { bytes in
        stride(from: 0, to: bytes.count, by: 4).count {
          bytes[$0] < 8 && bytes[$0 + 1] < 8 && (36...44).contains(bytes[$0 + 2])
        }
      }
    }
    #expect(shown >= 2)
    #expect(count > 400)
  }
}
