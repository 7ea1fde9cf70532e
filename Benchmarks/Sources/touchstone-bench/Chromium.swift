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
  func screenshot(of html: String, fast: Bool) throws -> Data {
    _ = try call("Page.setDocumentContent", ["frameId": frame, "html": html])
    let answer = try message(answering: "Page.captureScreenshot", ["format": "png", "optimizeForSpeed": fast])
    // Not parsed as JSON, which would take longer than the screenshot.
    guard let start = answer.range(of: Data("\"data\":\"".utf8))?.upperBound,
      let end = answer[start...].range(of: Data("\"".utf8))?.lowerBound,
      let data = Data(base64Encoded: answer[start..<end])
    else { throw Picture.Failure.noPicture }
    return data
  }

  private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    let answer = try JSONSerialization.jsonObject(with: message(answering: method, parameters)) as? [String: Any]
    return answer?["result"] as? [String: Any] ?? [:]
  }

  /// Sends a message and returns the bytes of its answer. Events in between are skipped.
  private func message(answering method: String, _ parameters: [String: Any]) throws -> Data {
    let number = nextNumber
    nextNumber += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    toBrowser.fileHandleForWriting.write(try JSONSerialization.data(withJSONObject: message) + [0])
    // An answer begins with the number of the message.
    let beginning = Data("{\"id\":\(number),".utf8)
    while true {
      let message = try nextMessage()
      if message.starts(with: beginning) { return message }
    }
  }

  /// Reads the bytes up to the next 0.
  private func nextMessage() throws -> Data {
    var length = 0
    var looked = 0
    while true {
      let end = received.withUnsafeBytes { bytes -> Int? in
        guard let start = bytes.baseAddress, bytes.count > looked,
          let found = memchr(start + looked, 0, bytes.count - looked)
        else { return nil }
        return UnsafeRawPointer(found) - start
      }
      if let end {
        length = end
        break
      }
      looked = received.count
      let size = received.count
      received.count += 1 << 16
      let count = received.withUnsafeMutableBytes { bytes in
        read(fromBrowser.fileHandleForReading.fileDescriptor, bytes.baseAddress.map { $0 + size }, 1 << 16)
      }
      received.count = size + max(0, count)
      guard count > 0 else { throw Picture.Failure.noPicture }
    }
    let message = Data(received.prefix(length))
    received = Data(received.dropFirst(length + 1))
    return message
  }
}
