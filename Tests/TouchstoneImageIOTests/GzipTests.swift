import Foundation
import Testing
import TouchstoneImageIO

struct GzipTests {
  private static let text = Data(String(repeating: #"{"kind":"snapshot","verdict":"passed"}"# + "\n", count: 500).utf8)

  /// `printf 'one\n' | gzip --no-name --best`
  private static let one = Data(
    [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 0xCB, 0xCF, 0x4B, 0xE5, 2, 0, 0x9F, 0xA8, 0x17, 0xF8, 4, 0, 0, 0])

  @Test func `bytes come back, and repetitions take little`() throws {
    let file = try #require(Gzip.compressed(Self.text))
    #expect(file.count < Self.text.count / 50)
    #expect(Gzip.decompressed(file, limit: Self.text.count) == Self.text)
    #expect(Gzip.compressed(Self.text) == file)
    // As a part of other bytes, whose indices begin elsewhere.
    #expect(Gzip.decompressed((Data("abc".utf8) + file).dropFirst(3), limit: 1 << 20) == Self.text)
    #expect(Gzip.compressed(Data()) == nil)
  }

  @Test func `the program gzip writes what is read, and reads what is written`() throws {
    #expect(Gzip.decompressed(Self.one, limit: 10) == Data("one\n".utf8))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gzip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(Gzip.compressed(Self.text)).write(to: folder.appendingPathComponent("a.gz"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "--decompress", "a.gz"]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(try Data(contentsOf: folder.appendingPathComponent("a")) == Self.text)
  }

  @Test func `a file that is damaged, or claims more than it holds or may hold, gives nothing`() throws {
    let file = try #require(Gzip.compressed(Self.text))
    #expect(Gzip.decompressed(file, limit: Self.text.count - 1) == nil)
    for count in 0..<file.count { #expect(Gzip.decompressed(file.prefix(count), limit: 1 << 20) == nil) }
    #expect(Gzip.decompressed(file + Data([0]), limit: 1 << 20) == nil)
    #expect(Gzip.decompressed(file + file, limit: 1 << 20) == nil)
    for index in file.indices.dropFirst(10) {
      var damaged = file
      damaged[index] ^= 0x55
      #expect(Gzip.decompressed(damaged, limit: 1 << 20) == nil, "byte \(index)")
    }
    // Two gigabytes in 24 bytes.
    #expect(Gzip.decompressed(Self.one.dropLast(4) + Data([0, 0, 0, 0x7F]), limit: .max) == nil)
  }
}
