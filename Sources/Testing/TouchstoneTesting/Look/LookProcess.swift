import CPreviewDiscovery
import Foundation
import TouchstoneReport

extension LookRequest {
  /// Reads the request in a file.
  init(contentsOf path: String) throws {
    self = try JSONDecoder().decode(LookRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Writes the answer beside the pictures.
  func write(_ answer: LookAnswer) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(answer).write(
      to: URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(Self.answerName), options: .atomic)
  }
}

/// Draws the preview that a request asks for, and ends the process. Called before `main` if the tool requests it.
@_cdecl("touchstone_look")
func look(_ file: UnsafePointer<CChar>) {
  let file = String(cString: file)
  Task { @MainActor in
    do {
      let request = try LookRequest(contentsOf: file)
      try request.write(await LookDrawing(request: request).answer())
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("The view could not be drawn: \(error)\n".utf8))
      exit(1)
    }
  }
  // Not dispatchMain(): it ends the main thread, which cannot end before `main`.
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}
