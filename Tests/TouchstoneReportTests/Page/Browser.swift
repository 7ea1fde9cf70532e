import Foundation

/// A headless browser, if this machine has one.
enum Browser {
  /// The first Chromium in the path.
  static let executable: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    return names.lazy.flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Opens a page from disk, runs a script in it, and returns what the script found wrong.
  ///
  /// The script is the body of an async function that calls `check(what, holds)`.
  static func problems(of page: URL, width: Int = 1400, height: Int = 900, script: String) throws -> [String] {
    guard let executable else { return ["no browser"] }
    var html = try String(contentsOf: page, encoding: .utf8)
    html = html.replacing("</body>\n</html>", with: "<script>\(prelude)\(script)\(postlude)</script></body></html>")
    let probe = page.deletingLastPathComponent().appendingPathComponent("probe-\(UUID().uuidString).html")
    try html.write(to: probe, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: probe) }

    // Virtual time may run out before a picture is read where the machine is busy: that says nothing about the page.
    for _ in 1...3 {
      if let found = try findings(in: probe, with: executable, width: width, height: height) { return found }
    }
    return ["the script did not come to its end"]
  }

  /// What the script of a page wrote, or `nil` where it did not come to its end.
  private static func findings(in probe: URL, with executable: URL, width: Int, height: Int) throws -> [String]? {
    let process = Process()
    process.executableURL = executable
    process.arguments = [
      // Lets scripts read the role and the name that assistive technologies are told.
      "--enable-blink-features=ComputedAccessibilityInfo", "--headless", "--no-sandbox", "--disable-gpu",
      "--virtual-time-budget=900000",
      "--window-size=\(width),\(height)", "--dump-dom", probe.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.firstMatch(of: /<pre id="findings">([^<]*)<\/pre>/).map { found in
      found.1.split(separator: "\n").map(String.init)
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
      const key = (name, more = {}) => (document.activeElement ?? document.body)
        .dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }));
      const wait = (time = 50) => new Promise((done) => setTimeout(done, time));
      // Decoding takes real time, while virtual time leaps to the next timer, or to its end where there is none. It
      // stands still while a file is asked for: the busier the machine, the longer. A script is what the policies of all
      // pages let be asked for.
      let asked = 0;
      const passTime = () => new Promise((done) => {
        const script = document.createElement("script");
        script.onload = script.onerror = () => { script.remove(); done(); };
        script.src = `none-${asked += 1}.js`;
        document.head.append(script);
      });
      let isOver = false;
      (async () => {
        while (!isOver) {
          await passTime();
          await wait(20);
        }
      })();
      const until = async (holds) => {
        for (let i = 0; i < 20_000; i += 1) {
          if (await holds()) return true;
          // A frame is asked for, not waited for: virtual time would go on meanwhile, and be over soon.
          requestAnimationFrame(() => {});
          await passTime();
          await wait(5);
        }
        return false;
      };
      const search = async (text) => {
        $("#search").value = text;
        $("#search").dispatchEvent(new Event("input"));
        await wait();
      };
      const choose = (name) => $$(".row .open").find((row) => row.querySelector(".name").textContent === name).click();
      const shown = () => $("#count").textContent;
      const mode = () => $("#modes [aria-checked=true]")?.textContent;
      try {

    """##

  private static let postlude = ##"""

      } catch (error) { findings.push("thrown: " + error); }
      isOver = true;
      const result = document.createElement("pre");
      result.id = "findings";
      result.textContent = findings.join("\n");
      document.body.append(result);
    }, 300);
    """##
}
