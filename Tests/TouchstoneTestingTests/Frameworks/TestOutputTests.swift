import Foundation
import Synchronization
import Testing

@testable import TouchstoneTesting

struct TestOutputTests {
  /// Arrows of three bytes: at each of these lengths, another number of bytes precedes the 4,096th.
  @Test(arguments: [1, 2, 3, 90])
  func `what is read 4096 bytes at once, as swift test does, is never cut within a character`(width: Int) throws {
    let text = (0..<400).map { "\($0): " + String(repeating: "→", count: width * ($0 % 5)) + "\n" }.joined()
    let pipe = Pipe()
    let chunks = Mutex([Data]())
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while case let count = read(pipe.fileHandleForReading.fileDescriptor, &buffer, buffer.count), count > 0 {
        chunks.withLock { $0.append(Data(buffer.prefix(count))) }
      }
      end.signal()
    }
    TestOutput.write(text, to: pipe.fileHandleForWriting.fileDescriptor)
    TestOutput.write(text, to: pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForWriting.close()
    end.wait()
    let texts = chunks.withLock { $0.map { String(data: $0, encoding: .utf8) } }
    #expect(texts.count > 2 && texts.compactMap { $0 }.joined() == text + text)
  }

  @Test func `pieces end with a line, or with a character of a long one`() {
    let long = String(repeating: "→", count: 3000)
    for text in ["a\n" + long, long + "\n" + long, String(repeating: "é\n", count: 5000), "", "short"] {
      let pieces = TestOutput.pieces(of: text)
      #expect(pieces.allSatisfy { $0.count <= 4096 && String(validating: $0, as: UTF8.self) != nil })
      #expect(String(decoding: pieces.joined(), as: UTF8.self) == text)
    }
    #expect(TestOutput.pieces(of: "a\n" + long).first == [UInt8(ascii: "a"), UInt8(ascii: "\n")])
  }

  @Test func `a long message keeps its beginning and its end`() {
    let message =
      (["Snapshot \"A/b\" differs from its golden:"] + (0..<900).map { "− line \($0)" } + ["Look: a.txt", "Accept: b"])
      .joined(separator: "\n")
    let short = message.shortened(to: 3000)
    #expect(short.utf8.count <= 3000)
    #expect(short.hasPrefix("Snapshot \"A/b\" differs from its golden:\n− line 0\n"))
    #expect(short.hasSuffix("− line 899\nLook: a.txt\nAccept: b"))
    let lines = short.split(separator: "\n")
    #expect(lines.contains("… \(902 + 1 - lines.count + 1) more lines: see the report"), "\(short)")
    #expect("a\nb".shortened(to: 3) == "a\nb")
    let one = String(repeating: "x", count: 9000).shortened(to: 3000)
    #expect(one == String(repeating: "x", count: 100) + "…")
  }
}
