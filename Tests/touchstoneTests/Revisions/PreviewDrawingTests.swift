import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneTestSupport

@testable import touchstone

/// The command with `--previews`, with a script in place of `swift`, whose bundle draws what is in a folder.
@Suite struct PreviewDrawingTests {
  private static let swift = #"""
    #!/bin/bash
    if [ "$1" = package ]; then
      target='"exclude":[],"resources":[]'
      echo '{"name":"App","products":[],"dependencies":[],"toolsVersion":{"_version":"6.2.0"},"targets":['
      echo '{"name":"App","type":"regular","dependencies":[],'"$target"'},'
      echo '{"name":"Extra","type":"regular","dependencies":[],'"$target"'},'
      echo '{"name":"AppTests","type":"test",'"$target"',"dependencies":[{"byName":["App",null]},'
      echo '{"product":["TouchstoneTesting","touchstone",null,null]}]}]}'
      exit
    fi
    while [ $# -gt 0 ]; do
      if [ "$1" = --scratch-path ]; then scratch="$2"; fi
      shift
    done
    mkdir -p "$scratch/debug"
    bundle="$scratch/debug/AppPackageTests.xctest"
    echo '#!/bin/bash' > "$bundle"
    echo 'mkdir -p "$TOUCHSTONE_PREVIEW_PAGE" && cp -r "$BOOK"/. "$TOUCHSTONE_PREVIEW_PAGE"' >> "$bundle"
    chmod +x "$bundle"
    """#

  /// Writes a book with a preview.
  private func write(to folder: URL) throws {
    let pictures = folder.appendingPathComponent("pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let bitmap = Bitmap(width: 4, height: 2, bytes: [UInt8](repeating: 255, count: 32))
    try bitmap.pngData().write(to: pictures.appendingPathComponent("Card.light.png"))
    var entry = PreviewBook.Entry(module: "App", id: "Card", name: nil, source: "Sources/App/Card.swift", line: 1)
    entry.pictures = [
      PreviewBook.Picture(
        variant: "light", file: "pictures/Card.light.png", width: 2, height: 1, isScreen: false, stage: .light)
    ]
    try JSONEncoder().encode(PreviewBook(entries: [entry]))
      .write(to: folder.appendingPathComponent(PreviewBook.fileName))
  }

  @Test func `previews that cannot be drawn are named, and what is left is not all`() throws {
    try withTemporaryFolder { folder in
      let (book, bin) = (folder.appendingPathComponent("book"), folder.appendingPathComponent("bin"))
      try write(to: book)
      try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
      ShellScript.write(Self.swift, to: bin.appendingPathComponent("swift"))
      let repository = try GitRepository(in: folder)
      try repository.commit([".gitignore": ".build\n", "Sources/App/Card.swift": "#Preview { Card() }\n"])
      func compare() throws -> ToolRun {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try ToolRun(
          ["compare-snapshots", "--previews", "--against", "HEAD"], folder: repository.url,
          environment: ["PATH": "\(bin.path):\(path)", "BOOK": book.path])
      }
      let whole = try compare()
      #expect(whole.status == 0 && whole.output.contains("1 same"), "\(whole.output)")
      try repository.write(["Sources/Extra/Extra.swift": "#Preview { Extra() }\n"])
      let head = try compare()
      #expect(head.status == 2 && head.output.contains("1 same"), "\(head.output)")
      #expect(head.output.contains("the checkout: The previews of Extra are left out"), "\(head.output)")
      // The other revision alone has them; this is kept with what it drew.
      try repository.commit([:])
      try repository.git("rm", "-q", "Sources/Extra/Extra.swift")
      for _ in 0..<2 {
        let base = try compare()
        #expect(base.status == 2, "\(base.output)")
        #expect(base.output.contains("HEAD (") && base.output.contains("The previews of Extra are left out"))
        #expect(!base.output.contains("the checkout: The previews"))
      }
    }
  }
}
