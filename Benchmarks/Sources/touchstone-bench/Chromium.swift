import Foundation

/// A headless Chromium that stays open, controlled by its debugging protocol over pipes.
///
/// It is a class because it owns the process.
@MainActor final class Chromium {
  private let process = Process()
  private let toBrowser = Pipe()
  private let fromBrowser = Pipe()
  private var nextNumber = 1
  private var received = Data()
  private var session: String?
  private var frame = ""

  /// - Parameters:
  ///   - width, height: The size of the page in CSS pixels.
  ///   - scale: Device pixels per CSS pixel.
  init(program: String, profile: String, width: Int, height: Int, scale: Int) throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The protocol uses the file descriptors 3 and 4.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 >/dev/null 2>/dev/null", program, "--headless", "--no-sandbox",
      "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "about:blank",
    ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    let tree = try call("Page.getFrameTree", [:])["frameTree"] as? [String: Any]
    frame = (tree?["frame"] as? [String: Any])?["id"] as? String ?? ""
  }

  isolated deinit {
    process.terminate()
  }

  /// Shows a page and returns a screenshot of it.
  func screenshot(of html: String) throws -> Data {
    _ = try call("Page.setDocumentContent", ["frameId": frame, "html": html])
    let answer = try call("Page.captureScreenshot", ["format": "png", "optimizeForSpeed": false])
    guard let data = Data(base64Encoded: answer["data"] as? String ?? "") else { throw Picture.Failure.noPicture }
    return data
  }

  private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    let number = nextNumber
    nextNumber += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    toBrowser.fileHandleForWriting.write(try JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      while let end = received.firstIndex(of: 0) {
        let line = received[received.startIndex..<end]
        received = Data(received[(end + 1)...])
        let answer = try JSONSerialization.jsonObject(with: line) as? [String: Any]
        if answer?["id"] as? Int == number { return answer?["result"] as? [String: Any] ?? [:] }
      }
      let more = fromBrowser.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Picture.Failure.noPicture }
      received += more
    }
  }
}
