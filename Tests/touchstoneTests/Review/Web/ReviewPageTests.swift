import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

/// The browser of this machine.
private let chromium: String? = {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in folders.map { "\($0)/\(name)" } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}()

@Suite(.enabled(if: chromium != nil, "no Chromium in PATH"))
struct ReviewPageTests {
  /// The site of a review whose page runs a script when it is loaded.
  private struct ScriptedSite: HTTPHandler {
    let site: ReviewSite
    let script: String

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      let response = try await site.handleRequest(request)
      guard request.target.path().hasSuffix("\(site.token)/") else { return response }
      let page = String(decoding: try await response.bodyData, as: UTF8.self)
      return HTTPResponse(
        statusCode: response.statusCode, headers: response.headers,
        body: Data(page.replacing("</body>", with: "<script>\(script)</script></body>").utf8))
    }
  }

  /// What a script finds wrong with the page of a review, and the review after it.
  private func problems(_ folder: ReviewFolder, script: String) async throws -> (
    found: [String], decisions: [String: WebReview.Decision]
  ) {
    let chromium = try #require(chromium)
    let items = ReviewItem.failures(in: folder.log, acceptance: folder.acceptance)
    let review = WebReview(items: items, acceptance: folder.acceptance)
    let port = Mutex<UInt16?>(nil)
    let site = ReviewSite(
      report: review.report(of: folder.log), review: review, token: ReviewSite.token(),
      port: { port.withLock { $0 } }, end: {})
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), timeout: 300, logger: .disabled,
      handler: ScriptedSite(site: site, script: Self.prelude + script + Self.postlude))
    let running = Task { try await server.run() }
    try await server.waitUntilListening(timeout: 300)
    guard case .ip4(_, let number) = await server.listeningAddress else { throw POSIXError(.EADDRNOTAVAIL) }
    port.withLock { $0 = number }
    var text = ""
    // Virtual time may run out where the machine is busy.
    for _ in 1...3 where !text.contains("<pre id=\"findings\">") {
      text = try await Self.dump("http://127.0.0.1:\(number)/\(site.token)/", with: chromium)
    }
    await server.stop()
    running.cancel()
    let found = text.firstMatch(of: /<pre id="findings">([^<]*)<\/pre>/).map { String($0.1) }
    return (
      found?.split(separator: "\n").map(String.init) ?? ["the script did not come to its end"], review.decisions
    )
  }

  private static func dump(_ address: String, with chromium: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: chromium)
            process.arguments = [
              "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=300000", "--window-size=1400,900",
              "--dump-dom", address,
            ]
            let output = Pipe()
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self)
          })
      }
    }
  }

  private static let prelude = ##"""
    setTimeout(async () => {
      const findings = [];
      addEventListener("error", (event) => findings.push("error: " + event.message));
      addEventListener("unhandledrejection", (event) => findings.push("rejection: " + event.reason));
      const check = (what, holds) => { if (!holds) findings.push(what); };
      const $ = (selector) => document.querySelector(selector);
      const $$ = (selector) => [...document.querySelectorAll(selector)];
      const key = (name) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
      // Decoding takes real time, while virtual time leaps to the next timer. It stands still while the server is asked.
      const until = async (holds) => {
        for (let i = 0; i < 2000 && !holds(); i += 1) {
          await fetch("none").catch(() => {});
          await new Promise((done) => setTimeout(done, 50));
        }
        return holds();
      };
      const counts = () => $("#tray-count").textContent;
      try {

    """##

  private static let postlude = ##"""

      } catch (error) { findings.push("thrown: " + error); }
      const result = document.createElement("pre");
      result.id = "findings";
      result.textContent = findings.join("\n");
      document.body.append(result);
    }, 300);
    """##

  private func folder() throws -> ReviewFolder {
    let folder = ReviewFolder()
    func png(_ red: UInt8) throws -> Data {
      try Bitmap(width: 4, height: 4, bytes: Array(repeatElement([0, 0, red, 255], count: 16).joined())).pngData()
    }
    for name in ["a", "b", "c"] { try folder.add(name, golden: png(0), actual: png(255), format: "png") }
    return folder
  }

  /// A review with 400 failures without pictures.
  private func folderWithUnkept() throws -> ReviewFolder {
    let folder = try folder()
    let view = PlacedView(path: "Card", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
    for number in 0..<400 {
      var result = folder.log.snapshots[0].result
      (result.id, result.golden) = ("Cards/unkept \(number)", "Snapshots/A/Cards/unkept-\(number).png")
      result.artefacts = nil
      result.unkeptDigest = String(repeating: "0a", count: 32)
      result.edits = [ViewEdit(.paint, before: "#0059CC", after: "#0087FF", view: view)]
      let first = folder.log.snapshots[0]
      folder.log.snapshots.append(
        RunLog.Snapshot(result: result, runFolder: first.runFolder.url, packageFolder: first.packageFolder.url))
    }
    return folder
  }

  @Test func `what was accepted without pictures is kept when the page is loaded again`() async throws {
    let result = try await problems(
      try folderWithUnkept(),
      script: ##"""
        const line = () => $$(".cause").find((one) => one.textContent.includes("#0087FF"));
        if (!sessionStorage.getItem("loaded")) {
          check("begins: " + counts(), await until(() => counts() === "0 accepted, 0 rejected, 403 to decide"));
          line().querySelector(".accept-cause").click();
          check("accepted: " + counts(), await until(() => counts() === "400 accepted, 0 rejected, 3 to decide"));
          if (findings.length === 0) {
            sessionStorage.setItem("loaded", "yes");
            location.reload();
            await new Promise(() => {});
          }
        }
        check("kept: " + counts(), await until(() => counts() === "400 accepted, 0 rejected, 3 to decide"));
        check("button: " + line().textContent,
          await until(() => line().querySelector(".accept-cause").textContent === "Accepted"));
        check("causes are seen", !$("#causes").hidden);
        window.confirm = () => false;
        $("#end").click();
        await new Promise((done) => setTimeout(done, 50));
        check("not over, because nothing was saved", !$("p.over"));
        window.confirm = () => true;
        $("#end").click();
        check("over", await until(() => $("p.over")));
        check("and forgotten", localStorage.getItem("touchstone.review") === null);
        """##)
    #expect(result.found == [])
  }

  @Test func `accepting a cause writes the goldens with pictures, and saves the others in approvals.json`() async throws
  {
    let result = try await problems(
      try folderWithUnkept(),
      script: ##"""
        check("begins: " + counts(), await until(() => counts() === "0 accepted, 0 rejected, 403 to decide"));
        check("in short", $("#report").textContent.length < 200_000);
        check("nothing to save yet", $("#unseen").hidden && $("#download").hidden);
        const line = () => $$(".cause").find((one) => one.textContent.includes("#0087FF"));
        check("button: " + line().textContent, line().querySelector(".accept-cause").textContent === "Accept 400");
        line().querySelector(".accept-cause").click();
        check("accepted: " + counts(), await until(() => counts() === "400 accepted, 0 rejected, 3 to decide"));
        check("said: " + $("#unseen").textContent, $("#unseen").textContent.startsWith("400 of the accepted have no picture"));
        check("command: " + $("#command").textContent, !$("#command").hidden && $("#command").textContent.endsWith("--from approvals.json"));
        let saved;
        window.Blob = class extends Blob { constructor(parts, options) { super(parts, options); saved = parts.join(""); } };
        HTMLAnchorElement.prototype.click = () => {};
        window.confirm = () => false;
        $("#end").click();
        await new Promise((done) => setTimeout(done, 50));
        check("not over before it is saved", !$("p.over"));
        $("#download").click();
        const text = saved;
        const file = JSON.parse(text);
        check("saved: " + text.slice(0, 300), file.approved.length === 400 && file.approved[0].causes.join() === "0"
          && file.causes.length === 1 && file.causes[0].after === "#0087FF");
        check("a line for each: " + text.length, text.split("\n").length < 420 && text.length / 400 < 250);
        $("#end").click();
        check("over", await until(() => $("p.over")));
        """##)
    #expect(result.found == [])
    #expect(result.decisions == [:])
  }

  @Test func `buttons and keys decide at once, go on to the next, and can be taken back`() async throws {
    let folder = try folder()
    let before = try Data(contentsOf: folder.package.appendingPathComponent("Snapshots/A/Cards/b.png"))
    let result = try await problems(
      folder,
      script: ##"""
        check("begins: " + counts(), await until(() => counts() === "0 accepted, 0 rejected, 3 to decide"));
        check("picture", await until(() => $$(".pane img").length === 2 && $$(".pane img").every((one) => one.naturalWidth === 4)));
        check("no command", $("#command").hidden && $("#download").hidden && !$("#end").hidden);
        check("first", $("#entry-name").textContent === "a");
        $("#accept").click();
        check("accepted: " + counts(), await until(() => counts() === "1 accepted, 0 rejected, 2 to decide"));
        check("goes on", await until(() => $("#entry-name").textContent === "b"));
        check("marked", $$(".row .badge.accepted").length === 1 && $$(".row .decision").length === 0);
        check("totals follow: " + $("#totals").textContent, $("#totals").textContent === "2 failed1 accepted"
          && document.title.startsWith("2 failed, 1 accepted"));
        $("#reject").click();
        check("rejected: " + counts(), await until(() => counts() === "1 accepted, 1 rejected, 1 to decide"));
        check("goes on to the last", await until(() => $("#entry-name").textContent === "c"));
        key("a");
        check("by key: " + counts(), await until(() => counts() === "2 accepted, 1 rejected, 0 to decide"));
        check("pressed", $("#accept").getAttribute("aria-pressed") === "true" && $("#accept-label").textContent === "Accepted");
        key("a");
        check("taken back: " + counts(), await until(() => counts() === "1 accepted, 1 rejected, 1 to decide"));
        key("u");
        check("undone, with its entry: " + counts(), await until(() => counts() === "1 accepted, 0 rejected, 2 to decide"
          && $("#entry-name").textContent === "b"));
        key("r");
        check("rejected by key: " + counts(), await until(() => counts() === "1 accepted, 1 rejected, 1 to decide"));
        window.confirm = () => true;
        key("A");
        check("all: " + counts(), await until(() => counts() === "2 accepted, 1 rejected, 0 to decide"));
        $$(".checkbox")[0].click();
        check("by box: " + counts(), await until(() => counts() === "1 accepted, 1 rejected, 1 to decide"));
        $("#end").click();
        check("over", await until(() => $("p.over")?.textContent.startsWith("Review finished: 1 accepted, 1 rejected")));
        """##)
    #expect(result.found == [])
    #expect(result.decisions == ["Snapshots/A/Cards/b.png": .rejected, "Snapshots/A/Cards/c.png": .accepted])
    func file(_ path: String) throws -> Data { try Data(contentsOf: folder.package.appendingPathComponent(path)) }
    #expect(try file("Snapshots/A/Cards/c.png") == file(".build/touchstone/r/artefacts/c.actual.png"))
    #expect(try file("Snapshots/A/Cards/b.png") == before)
  }

  @Test func `failures that cannot be accepted are shown with the reason, and nothing accepts them`() async throws {
    let folder = try folder()
    folder.log.snapshots[1].result.artefacts = nil
    folder.log.snapshots[2].result.reason = .value
    let result = try await problems(
      folder,
      script: ##"""
        check("begins: " + counts(), await until(() => counts() === "0 accepted, 0 rejected, 1 to decide"));
        check("all are shown: " + $("#totals").textContent, $("#totals").textContent === "3 failed");
        check("boxes", $$(".checkbox").filter((one) => one.disabled).length === 2);
        const open = (name) => $$(".row .open").find((one) => one.querySelector(".name").textContent === name).click();
        for (const [name, reason] of [["b", "Cannot be accepted: Cards/b left no picture"], ["c", "Cannot be accepted: The picture of Cards/c is incomplete."]]) {
          open(name);
          check("reason: " + $("#message").textContent, $("#message").textContent.includes(reason));
          check("no buttons for " + name, $("#accept").hidden && $("#reject").hidden);
          for (const one of ["a", "r", "e"]) key(one);
          check("said", $("#toast").textContent !== "");
        }
        window.confirm = () => true;
        key("A");
        check("all: " + counts(), await until(() => counts() === "1 accepted, 0 rejected, 0 to decide"));
        check("totals follow: " + $("#totals").textContent, $("#totals").textContent === "2 failed1 accepted");
        """##)
    #expect(result.found == [])
    #expect(result.decisions == ["Snapshots/A/Cards/a.png": .accepted])
  }
}
