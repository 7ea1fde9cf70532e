import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO

@testable import TouchstoneCompare
@testable import touchstone

/// What the tool writes, and what it never does.
struct CompareOutputTests {
  private let folder: CompareFolder

  init() throws {
    folder = try CompareFolder()
    try folder.picture("a.png", square: 4)
    try folder.picture("b.png", square: 20)
    for side in ["old", "new"] { try folder.picture("\(side)/card.png", square: side == "old" ? 4 : 9) }
    _ = try folder.run("ln -s b.png link.png; ln b.png hard.png; ln -s new newer")
  }

  @Test(arguments: [
    "a.png b.png --diff a.png", "a.png b.png --diff ./b.png", "a.png b.png --html b.png", "a.png b.png --junit a.png",
    "a.png b.png --diff link.png", "a.png b.png --diff hard.png", "a.png b.png --mask m.png --diff m.png",
    "old new --diff new", "old new --diff old/out", "old new --diff newer/out", "old new --html new/page.html",
    "old new --junit old/x/y.xml", "a.png old --diff old/b.png", "old new --diff linked",
  ])
  func `an input is never overwritten`(arguments: String) throws {
    let prepare = "cp a.png m.png; mkdir -p linked; ln -sf ../new/card.png linked/card.png; cp a.png old/a.png"
    let sums = "find . -name '*.png' | sort | xargs sha256sum"
    let before = try folder.run("\(prepare); \(sums)").output
    let run = try folder.run("touchstone compare \(arguments)")
    #expect(run.status == 2 && run.errors.contains("Choose another path."), "\(run.errors)")
    #expect(try folder.run(sums).output == before)
  }

  @Test func `two things are not written to one file`() throws {
    let run = try folder.run("touchstone compare a.png b.png --html out.x --diff ./out.x")
    #expect(
      run.status == 2 && run.errors == "--diff and --html both write to out.x. Choose a separate file for each.\n")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out.x").path))
  }

  @Test func `standard input is read for one of the files`() throws {
    #expect(try folder.run("cat a.png | touchstone compare - a.png").output == "identical\n")
    #expect(try folder.run("cat a.png | touchstone compare b.png -").status == 1)
    #expect(try folder.run("touchstone compare <(cat a.png) a.png").status == 0)
    let text = try folder.run("echo hello > a.txt; echo hello | touchstone compare - a.txt")
    #expect(text.status == 0 && text.output == "identical\n")
    #expect(try folder.run("cat a.png | touchstone compare - old").errors.contains("Standard input has no name"))
  }

  @Test func `patterns say which files of folders are compared`() throws {
    for side in ["old", "new"] {
      try folder.picture("\(side)/drafts/deep/x.png", square: side == "old" ? 4 : 9)
      try folder.write("\(side)/tree.txt", Data(side.utf8))
    }
    func last(_ options: String) throws -> String {
      try folder.run("touchstone compare old new \(options)").output.split(separator: "\n").last.map(String.init) ?? ""
    }
    #expect(try last("") == "3 files: 3 differ, 0 match")
    #expect(try last("--include '*.png'") == "2 files: 2 differ, 0 match")
    #expect(try last("--include '*.png' --exclude 'drafts/**'") == "1 file: 1 differs, 0 match")
    #expect(try last("--include 'drafts/**/*.png'") == "1 file: 1 differs, 0 match")
    #expect(try last("--include 'drafts/*.png' --include tree.txt") == "1 file: 1 differs, 0 match")
    #expect(try last("--include '{tree,card}.{txt,md}'") == "1 file: 1 differs, 0 match")
    #expect(try last("--include './*'") == "2 files: 2 differ, 0 match")
    #expect(try last("--exclude ./drafts/**") == "2 files: 2 differ, 0 match")
    #expect(try folder.run("touchstone compare old new --include '*.gif'").status == 2)
  }

  /// - Source: what `bash -c 'echo …'` makes of the braces, and `[[ path == pattern ]]` of the rest.
  @Test(arguments: [
    ("*.png", "a/b.png", true), ("./*.png", "b.png", true), ("./*.png", "a/b.png", false), ("././a/*", "a/b", true),
    ("{a,b}.png", "b.png", true), ("{a,b}.png", "c.png", false), ("a{,-dark}.png", "a.png", true),
    ("a{,-dark}.png", "a-dark.png", true), ("{x,y}/{1,2}.png", "y/2.png", true), ("{x,y}/*", "z/1", false),
    ("{a{1,2},b}.png", "a2.png", true), ("{a{1,2},b}.png", "b.png", true), ("{a{1,2},b}.png", "a.png", false),
    ("{./x,y}/*", "x/1", true), ("{a}.png", "{a}.png", true), ("\\{a,b}", "{a,b}", true), ("{a,b", "{a,b", true),
    ("cards/**/*.{png,svg}", "cards/x/y.svg", true), ("cards/**/*.{png,svg}", "cards/y.png", true),
  ])
  func `patterns are those of shells`(pattern: String, path: String, fits: Bool) {
    #expect(NamePattern(pattern).matches(path) == fits)
  }

  @Test(arguments: ["--diff", "--html", "--junit"]) func `no file is called like standard output`(option: String) throws
  {
    let run = try folder.run("touchstone compare a.png b.png \(option) -")
    #expect(
      run.status == 2 && run.errors.hasPrefix("\(option) -: the output can only be written to a file."), "\(run.errors)"
    )
    #expect(try !folder.exists("-") && folder.run("touchstone compare a.png b.png \(option) ./-").status == 1)
    #expect(folder.exists("-"))
  }

  @Test func `a mask that is black all over is an error`() throws {
    let black = CompareFolder.bitmap(square: 40, width: 32, color: 0)
    try folder.write("black.png", try Bitmap(width: 32, height: 24, bytes: black.bytes.map { $0 / 255 }).pngData())
    for arguments in ["a.png b.png --mask black.png", "a.png b.png --mask 4,8,8,8 --mask black.png"] {
      let run = try folder.run("touchstone compare \(arguments)")
      #expect(run.status == 2 && run.errors.hasPrefix("black.png: the mask is completely dark"), "\(run.errors)")
    }
  }

  @Test func `the severity of FLIP is told in hundredths where nothing is tolerated`() throws {
    func severity(_ options: String) throws -> Double {
      let run = try folder.run("touchstone compare a.png b.png --json --metric flip \(options)")
      let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let pair = try #require((document["pairs"] as? [[String: Any]])?.first)
      let maximum = try #require(pair["flipMaximum"] as? Double)
      return try #require(pair["severity"] as? Double) / maximum
    }
    #expect(abs(try severity("--threshold 0") - 100) < 1e-6)
    #expect(abs(try severity("--threshold 0.01") - 100) < 1e-6)
    #expect(abs(try severity("--threshold 0.5") - 2) < 1e-6)
  }

  @Test func `a number or a share of pixels may differ`() throws {
    // 128 of 768 pixels differ, a sixth.
    #expect(try folder.run("touchstone compare a.png b.png --max-diff-pixels 127").status == 1)
    let run = try folder.run("touchstone compare a.png b.png --max-diff-pixels 128")
    #expect(run.status == 0 && run.output == "matches: 128 px differ, 128 allowed\n")
    #expect(try folder.run("touchstone compare a.png b.png --max-diff-ratio 0.17").status == 0)
    #expect(try folder.run("touchstone compare a.png b.png --max-diff-ratio 0.16").status == 1)
    #expect(try folder.run("touchstone compare a.png b.png --max-diff-ratio 0.17 --max-diff-pixels 9").status == 1)
    // Of the 576 pixels that a mask between the squares leaves, 22 % differ.
    #expect(try folder.run("touchstone compare a.png b.png --mask 12,0,8,24 --max-diff-ratio 0.22").status == 1)
    #expect(try folder.run("touchstone compare a.png b.png --mask 12,0,8,24 --max-diff-ratio 0.23").status == 0)
    try folder.picture("wide.png", square: 4, width: 33)
    #expect(try folder.run("touchstone compare a.png wide.png --max-diff-ratio 1").status == 1)
  }

  @Test func `ui takes a tolerance`() throws {
    try folder.picture("near.png", square: 4, color: 0x23)
    #expect(try folder.run("touchstone compare a.png near.png --metric ui --threshold 1.2").status == 0)
    #expect(try folder.run("touchstone compare a.png near.png --metric ui --threshold 0.1").status == 1)
  }

  @Test func `JUnit files hold a test case for each file`() throws {
    _ = try folder.run("cp a.png 'new/<&\">.png'; cp a.png new/gone.webp")
    #expect(try folder.run("touchstone compare old new --junit out.xml").status == 1)
    let text = try String(contentsOf: folder.url.appendingPathComponent("out.xml"), encoding: .utf8)
    #expect(text.contains(#"<testsuites tests="3" failures="2" errors="0">"#))
    #expect(text.contains(#"<testsuite name="touchstone compare" tests="3" failures="2" errors="0" skipped="1">"#))
    #expect(text.contains(#"name="card.png"><failure message="differs: "#))
    #expect(text.contains(#"name="&lt;&amp;&quot;&gt;.png"><failure message="only in the second folder"/>"#))
    // An XML parser takes it.
    #expect(try folder.run("python3 -c 'import xml.dom.minidom as m; m.parse(\"out.xml\")'").status == 0)
  }

  @Test(arguments: [
    "auto", "ui", "strict", "crossPlatform", "exact", "perceptual", "pixelmatch", "pixelmatch7", "odiff", "flip",
    "perceptual --precision 0.8", "perceptual --precision 1 --threshold 0", "pixelmatch --threshold 0",
    "ui --max-diff-pixels 150", "flip --threshold 0", "flip --max-diff-ratio 0.5",
  ])
  func `the severity is at most 1 exactly where pictures match`(metric: String) throws {
    for color: UInt8 in [0x20, 0x21, 0x22, 0x24, 0x28, 0x30, 0x40, 0xFF] {
      try folder.picture("c.png", square: 4, color: color)
      let run = try folder.run("touchstone compare a.png c.png --json --metric \(metric)")
      let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let pair = try #require((document["pairs"] as? [[String: Any]])?.first)
      let severity = try #require(pair["severity"] as? Double)
      #expect((severity <= 1) == (run.status == 0), "\(metric) \(color) \(severity)")
      let line = try folder.run("touchstone compare a.png c.png --metric \(metric)").output
      if line.hasPrefix("differs") { #expect(!line.contains(" 1.0 × tolerance"), "\(line)") }
    }
  }

  @Test func `a mistyped command is answered with the right one`() throws {
    let run = try folder.run("touchstone comprae a.png b.png")
    #expect(run.status != 0)
    #expect(run.errors.hasPrefix("Unknown command “comprae”. Did you mean: touchstone compare\n"))
    #expect(!run.errors.contains("unexpected"), "one answer is enough")
    let inner = try folder.run("touchstone fonts vendro")
    #expect(inner.status != 0)
    #expect(inner.errors.hasPrefix("Unknown command “fonts vendro”. Did you mean: touchstone fonts vendor\n"))
    #expect(try folder.run("touchstone fonts pni").errors.contains("Did you mean: touchstone fonts pin\n"))
    #expect(try !folder.run("touchstone fonts --vendro").errors.contains("Did you mean: touchstone"))
    #expect(try !folder.run("touchstone xyzzy").errors.contains("Did you mean: touchstone"))
  }
}
