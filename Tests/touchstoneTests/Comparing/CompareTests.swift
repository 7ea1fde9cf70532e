import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO

/// The tool itself, run as a user runs it.
struct CompareTests {
  private let folder: CompareFolder

  init() throws {
    folder = try CompareFolder()
    try folder.picture("a.png", square: 4)
    try folder.picture("same.png", square: 4)
    try folder.picture("b.png", square: 20)
    try folder.picture("wide.png", square: 4, width: 40)
    try folder.picture("noise.png", square: 4, color: 0x21)
  }

  @Test func `compare exits with status 0 for pictures that match, and says so`() throws {
    let same = try folder.run("touchstone compare a.png same.png")
    #expect(same.status == 0 && same.output == "identical\n" && same.errors.isEmpty)
    let close = try folder.run("touchstone compare a.png noise.png")
    #expect(close.status == 0 && close.output.hasPrefix("matches: 0 px in 0 regions") && close.errors.isEmpty)
  }

  @Test func `compare exits with status 1 for pictures that differ, and says where`() throws {
    let run = try folder.run("touchstone compare a.png b.png")
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("differs: 128 px in ") && run.output.contains("worst ΔE00"))
    let sizes = try folder.run("touchstone compare a.png wide.png")
    #expect(sizes.status == 1 && sizes.output == "differs: the reference is 32×24 px, the other 40×24 px\n")
  }

  @Test func `compare exits with status 2 for what cannot be read, and names it on standard error`() throws {
    let missing = try folder.run("touchstone compare a.png nowhere.png")
    #expect(missing.status == 2 && missing.output.isEmpty)
    #expect(missing.errors == "nowhere.png: there is no such file or folder. Check the path.\n")
    try folder.write("text.png", Data("hello".utf8))
    let text = try folder.run("touchstone compare a.png text.png")
    #expect(text.status == 2 && text.output.isEmpty)
    #expect(text.errors.hasPrefix("text.png: cannot be read: This is neither PNG nor JPEG"))
    let cut = try folder.run("head -c 60 a.png > cut.png; touchstone compare cut.png a.png")
    #expect(cut.status == 2 && cut.errors.hasPrefix("cut.png: cannot be read: The PNG file is truncated"))
    let locked = try folder.run("cp a.png locked.png; chmod 0 locked.png; touchstone compare locked.png a.png")
    // Root reads whatever it likes.
    if getuid() != 0 { #expect(locked.status == 2 && locked.errors.contains("Permission denied")) }
  }

  @Test(
    arguments: [
      ("", "Missing expected argument"), ("a.png", "Missing expected argument"), ("a.png b.png c.png", "Unexpected"),
      ("a.png b.png --metric best", "The value 'best' is invalid"),
      ("a.png b.png --threshold 0.1", "--threshold has no effect on the metric auto"),
      ("a.png b.png --metric odiff --precision 0.1", "--precision has no effect on the metric odiff"),
      ("a.png b.png --antialiasing", "--antialiasing has no effect on the metric auto"),
      ("a.png b.png --metric odiff --threshold 7", "--threshold 7: must be from 0 to 1."),
      ("a.png b.png --metric perceptual --threshold=-1", "--threshold -1: must be from 0 to 100."),
      (
        "a.png b.png --metric perceptual --precision 0",
        "--precision is 0, so any picture would match. Pass a number such as 0.99, or leave it out."
      ),
      (
        "a.png b.png --metric perceptual --threshold 100",
        "--threshold is 100, so any picture would match. Pass a number such as 2, or leave it out."
      ),
      ("a.png b.png --metric ui --threshold 0", "--threshold 0: must be from 0.01 to 100."),
      ("a.png b.png --max-diff-ratio 2", "--max-diff-ratio 2: must be from 0 to 1."),
      ("a.png b.png --max-diff-pixels=-1", "--max-diff-pixels -1: must be from 0"),
      ("- -", "Only one of the two files can be standard input"),
      ("a.png b.png --mask 32,0,4,4", "--mask 32,0,4,4: this contains no pixel of the picture, which is 32×24 px"),
      ("a.png b.png --mask 0,0,0,9", "--mask 0,0,0,9: this contains no pixel of the picture"),
      ("a.png b.png --mask 0,0,32,12 --mask 0,12,40,40", "The masks cover the whole picture, which is 32×24 px"),
      ("a.png b.png --max-pixels 700", "a.png: the picture claims a size of 32×24 px; the limit is 700 px in total"),
      ("a.png b.png --mask 1,2,3", "--mask 1,2,3: this is neither a file nor four whole numbers"),
      ("a.png b.png --mask none.png", "none.png: there is no such file or folder"),
      ("a.png b.png --mask wide.png", "wide.png: the mask is 40×24 px, but the picture is 32×24 px"),
      ("a.png b.png --diff /dev/null/x.png", "/dev/null/x.png: cannot be written"),
      ("a.png b.png --html /dev/null/x.html", "/dev/null/x.html: cannot be written"),
    ])
  func `compare exits with status 2 for wrong arguments`(arguments: String, message: String) throws {
    let run = try folder.run("touchstone compare \(arguments)")
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `compare knows every metric`() throws {
    for metric in [
      "auto", "ui", "strict", "crossPlatform", "exact", "perceptual", "pixelmatch", "pixelmatch7", "odiff", "flip",
    ] {
      #expect(try folder.run("touchstone compare a.png b.png --metric \(metric)").status == 1, "\(metric)")
      #expect(try folder.run("touchstone compare a.png same.png --metric \(metric)").status == 0, "\(metric)")
    }
    #expect(try folder.run("touchstone compare a.png noise.png --metric exact").status == 1)
    #expect(try folder.run("touchstone compare a.png noise.png --metric flip").status == 0)
    #expect(try folder.run("touchstone compare a.png noise.png --metric flip --threshold 0").status == 1)
    #expect(try folder.run("touchstone compare a.png b.png --metric perceptual --precision 0.8").status == 0)
    #expect(try folder.run("touchstone compare a.png b.png --metric pixelmatch --threshold 1").status == 0)
    #expect(try folder.run("touchstone compare a.png b.png --metric odiff --no-antialiasing").status == 1)
  }

  @Test func `compare ignores places and what a mask paints, and counts it`() throws {
    let places = try folder.run("touchstone compare a.png b.png --mask 4,8,8,8 --mask 20,8,8,8")
    #expect(places.status == 0 && places.output.contains("128 px ignored"))
    #expect(try folder.run("touchstone compare a.png b.png --mask 4,8,8,8").status == 1)
    // Black but for the left half.
    var mask = Bitmap(width: 32, height: 24)
    mask.withUnsafeMutableBytes { bytes in
      for place in 0..<32 * 24 where place % 32 < 16 { bytes[place * 4 + 2] = 255; bytes[place * 4 + 3] = 255 }
    }
    try folder.write("mask.png", try mask.pngData())
    #expect(try folder.run("touchstone compare a.png b.png --mask mask.png").status == 1)
    let both = try folder.run("touchstone compare a.png b.png --mask mask.png --mask 20,8,8,8 --metric flip")
    #expect(both.status == 0)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("masks"), withIntermediateDirectories: true)
    try folder.write("masks/b.png", try mask.pngData())
    let named = try folder.run("touchstone compare a.png b.png --mask masks --mask 20,8,8,8")
    #expect(named.status == 0 && named.output.contains("128 px ignored"))
  }

  @Test func `compare writes pictures of the difference in four styles, and none for identical pictures`() throws {
    let overlay = try folder.run("touchstone compare a.png b.png --diff new/diff.png")
    #expect(overlay.status == 1 && overlay.errors.isEmpty)
    #expect(try folder.bitmap("new/diff.png").width == 32)
    _ = try folder.run("touchstone compare a.png b.png --diff strip.png --style strip")
    #expect(try folder.bitmap("strip.png").width == 32 * 3 + 16)
    _ = try folder.run("touchstone compare a.png b.png --diff blink.png --style blink")
    #expect(try folder.bitmap("blink.png") == folder.bitmap("a.png"))
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("blink.png")).contains(Data("acTL".utf8)))
    _ = try folder.run("touchstone compare a.png b.png --diff flip.png --style flip")
    // No error is black, however far from the square.
    #expect(try folder.bitmap("flip.png")[31, 23].red < 80 && folder.bitmap("flip.png")[24, 12].red > 150)
    #expect(try folder.run("touchstone compare a.png same.png --diff none.png").status == 0)
    #expect(!folder.exists("none.png"))
  }

  @Test func `compare prints JSON that tells what the line tells, and more`() throws {
    let run = try folder.run("touchstone compare a.png b.png --json")
    #expect(run.status == 1 && run.errors.isEmpty)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["schema"] as? String == "touchstone.compare/2" && document["matches"] as? Bool == false)
    let pair = try #require((document["pairs"] as? [[String: Any]])?.first)
    #expect(pair["verdict"] as? String == "differs" && pair["pixels"] as? Int == 128)
    #expect(pair["referenceSize"] as? [Int] == [32, 24] && pair["totalPixels"] as? Int == 32 * 24)
    let regions = try #require(pair["regions"] as? [[String: Any]])
    #expect(regions.map { $0["kind"] as? String } == ["moved"])
    #expect(regions.map { $0["moved"] as? [Int] } == [[16, 0]])
    #expect(try folder.run("touchstone compare a.png same.png --json").output.contains("\"matches\" : true"))
  }

  @Test func `compare prints nothing when it is to be quiet`() throws {
    for options in ["-q", "--quiet --json"] {
      let run = try folder.run("touchstone compare a.png b.png \(options)")
      #expect(run.status == 1 && run.output.isEmpty && run.errors.isEmpty)
    }
  }

  @Test func `reads JPEG files, and a file of the same name in a folder`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("in"), withIntermediateDirectories: true)
    try folder.picture("in/a.png", square: 4)
    #expect(try folder.run("touchstone compare a.png in").status == 0)
    #expect(try folder.run("touchstone compare in a.png").status == 0)
    #expect(try folder.run("touchstone compare in b.png").status == 2)
  }

  @Test func `compare has help on standard output, and a version`() throws {
    let help = try folder.run("touchstone compare --help")
    #expect(help.status == 0 && help.errors.isEmpty)
    for part in ["USAGE:", "EXIT STATUS", "EXAMPLES", "METRICS", "--mask", "--json", "--html", "--diff", "--threshold"]
    {
      #expect(help.output.contains(part), "\(part)")
    }
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let version = try folder.run("touchstone --version")
    #expect(version.status == 0 && version.output.contains("."))
  }

  @Test func `says nothing when its reader went away`() throws {
    let run = try folder.run(
      "touchstone compare a.png b.png --json | true; trap '' PIPE; touchstone compare a.png b.png | true")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }
}
