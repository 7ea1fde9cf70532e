import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

struct LookBaseTests {
  private static let now = """
    _background 0 0 40 20
     Shop.PriceTag 0 0 40 20
      padding 0 0 40 20
       HStack 4 4 32 12
        Shop.Amount 4 4 20 12
         Text 4 4 20 12 =1
     _Rectangle 0 0 40 20
    """
  /// The same picture, recorded before views of users had names.
  private static let old = """
    background 0 0 40 20
     padding 0 0 40 20
      HStack 4 4 32 12
       Text 4 4 20 12 =1
     Rectangle 0 0 40 20
    """

  private func changes(from golden: String) throws -> [LookChanges.Change] {
    let (golden, now) = (try #require(ViewOutline(text: golden)), try #require(ViewOutline(text: Self.now)))
    let bitmap = Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255])
    func side(_ outline: ViewOutline) -> LookSide {
      LookSide(views: LookSide.views(of: outline), bitmap: bitmap, scale: 1, knowsColors: false)
    }
    return LookChanges(base: "golden", from: side(golden), to: side(now.asKnown(to: golden))).changes
  }

  @Test func `a golden from before views of users had names does not differ by these names`() throws {
    #expect(try changes(from: Self.old) == [])
    let moved = try changes(from: Self.old.replacing("Text 4 4 20 12", with: "Text 6 4 20 12"))
    #expect(moved.map(\.kind) == [.moved])
  }

  @Test func `a golden with such names is compared by them`() throws {
    #expect(try changes(from: Self.now) == [])
    let renamed = try changes(from: Self.now.replacing("Shop.PriceTag", with: "Shop.Price"))
    #expect(renamed.contains { $0.kind == .added && $0.type.contains("PriceTag") })
  }

  @Test func `what is missing in an earlier view, and not in the present one, is remarked`() {
    var (before, now) = (LookAnswer(), LookAnswer())
    before.gaps = [
      .init(kind: "symbol", name: "carrt", message: "No symbol."), .init(kind: "font", name: "A", message: "No font."),
    ]
    before.warnings = ["It shows the time.", "Both."]
    (now.gaps, now.warnings) = ([before.gaps[1]], ["Both."])
    #expect(LookBase.remarks(of: before, besides: now) == ["symbol \"carrt\": No symbol.", "It shows the time."])
  }
}

/// Comparisons with files of goldens.
struct LookGoldenTests {
  private static let outline = "_Stage 0 0 40 20\n Color 10 5 20 10\n"

  /// A bitmap with a rectangle of a colour at a point.
  private func bitmap(
    _ width: Int, _ height: Int, around: [UInt8], _ color: [UInt8], at x: Int = 10, _ y: Int = 5
  ) -> Bitmap {
    let bytes = (0..<height).flatMap { row in
      (0..<width).flatMap { (x..<x + 20).contains($0) && (y..<y + 10).contains(row) ? color : around }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  // Blue, green, red and opacity.
  private let clear: [UInt8] = [0, 0, 0, 0]
  private let white: [UInt8] = [255, 255, 255, 255]
  private let black: [UInt8] = [0, 0, 0, 255]
  private let red: [UInt8] = [0, 0, 255, 255]
  private let green: [UInt8] = [0, 255, 0, 255]

  private func changes(
    from golden: Bitmap, to now: Bitmap, scale: Double = 1, recorded: (bitmap: Bitmap, x: Double, y: Double)? = nil
  ) throws -> LookChanges {
    try withTemporaryFolder { package in
      var metadata = GoldenMetadata(tool: "1.0", scale: 1)
      metadata.outline = ViewOutline(text: Self.outline)
      try golden.pngData(metadata: metadata.texts).write(to: package.appendingPathComponent("a.png"))
      var answer = LookAnswer()
      (answer.width, answer.height, answer.scale, answer.outline) = (40, 20, scale, Self.outline)
      answer.views = [LookSample.view(1, in: nil, "Color", [10, 5, 20, 10])]
      if let recorded {
        try recorded.bitmap.pngData(metadata: [:]).write(to: package.appendingPathComponent("recorded.png"))
        answer.recorded = LookAnswer.Recorded(
          file: "recorded.png", x: recorded.x, y: recorded.y, outline: Self.outline)
        // What the look shows has a background.
        answer.outline = "_ZStack 0 0 40 20\n _Rectangle 0 0 40 20\n" + Self.outline
      }
      let request = LookRequest(name: "A", folder: package.path)
      let base = LookBase(session: LookSession(package: package), request: request)
      return try base.changes(of: answer, now, against: "a.png").changes
    }
  }

  @Test func `a golden without a background is compared with the view without one`() throws {
    let (golden, now) = (bitmap(40, 20, around: clear, red), bitmap(40, 20, around: white, red))
    let same = try changes(from: golden, to: now, recorded: (golden, 0, 0))
    #expect(same.changes == [] && same.isSamePicture && same.remarks == [])
    let green = try changes(from: golden, to: now, recorded: (bitmap(40, 20, around: clear, green), 0, 0))
    #expect(green.changes.map(\.line) == ["  recolored: view 1 Color  \"#FF0000\" → \"#00FF00\""])
  }

  @Test func `where it is not known how a golden was drawn, what is opaque is compared, and that is said`() throws {
    let (golden, now) = (bitmap(40, 20, around: clear, red), bitmap(40, 20, around: white, red))
    let same = try changes(from: golden, to: now)
    #expect(same.changes == [] && same.remarks.count == 1 && same.remarks[0].contains("no background"))
    let green = try changes(from: golden, to: bitmap(40, 20, around: white, green))
    #expect(green.changes.map(\.kind) == [.recolored])
  }

  @Test func `a view that has become transparent is another colour where its golden has none either`() throws {
    let golden = bitmap(40, 20, around: red, red)
    let now = bitmap(40, 20, around: white, red)
    let holed = try changes(from: golden, to: now, recorded: (bitmap(40, 20, around: red, clear), 0, 0))
    #expect(holed.changes.map(\.line) == ["  recolored: view 1 Color  \"#FF0000\" → \"clear\""])
    #expect(holed.remarks == [] && !holed.isSamePicture)
  }

  @Test func `at another scale, colours are not compared, and that is said`() throws {
    let golden = bitmap(40, 20, around: white, red)
    let other = try changes(from: golden, to: bitmap(40, 20, around: white, green), scale: 2)
    #expect(other.changes == [] && other.remarks.count == 1 && other.remarks[0].hasSuffix("Pass --scale 1."))
  }

  @Test func `a file outside of the package is no golden`() throws {
    try withTemporaryFolder { folder in
      let package = folder.appendingPathComponent("Package", isDirectory: true)
      let goldens = package.appendingPathComponent("Snapshots")
      try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("a.png"))
      try FileManager.default.createSymbolicLink(
        at: goldens.appendingPathComponent("b.png"), withDestinationURL: folder.appendingPathComponent("a.png"))
      let base = LookBase(
        session: LookSession(package: package), request: LookRequest(name: "A", folder: package.path))
      for (word, reason) in [
        ("../a.png", "it is not in the package"), ("Snapshots/b.png", "it is not in the package"),
        ("Snapshots/c.png", "there is no such file"), ("golden", "no file in Snapshots is named after"),
      ] {
        let failure = #expect(throws: LookFailure.self) {
          try base.changes(of: LookAnswer(), bitmap(40, 20, around: white, red), against: word)
        }
        #expect(failure.map { "\($0)".contains(reason) } == true, "\(word): \(String(describing: failure))")
      }
    }
  }

  @Test func `the views of a golden in a device are found in it`() throws {
    let golden = bitmap(70, 50, around: black, red, at: 25, 20)
    let now = bitmap(40, 20, around: white, red)
    let same = try changes(from: golden, to: now, recorded: (golden, 15, 15))
    #expect(same.changes == [] && same.isSamePicture && same.remarks == [])
    let other = bitmap(70, 50, around: black, green, at: 25, 20)
    #expect(try changes(from: golden, to: now, recorded: (other, 15, 15)).changes.map(\.kind) == [.recolored])
    // It may be another device, or one that the look does not know of.
    let unknown = try changes(from: golden, to: now)
    #expect(unknown.changes == [] && unknown.remarks.count == 1 && unknown.remarks[0].contains("not compared"))
  }

  @Test func `a golden that was not fetched from Git LFS is said to be one`() throws {
    try withTemporaryFolder { package in
      try Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
        .write(to: package.appendingPathComponent("a.png"))
      let base = LookBase(
        session: LookSession(package: package), request: LookRequest(name: "A", folder: package.path))
      let failure = #expect(throws: LookFailure.self) {
        try base.changes(of: LookAnswer(), bitmap(40, 20, around: white, red), against: "a.png")
      }
      #expect(failure.map { "\($0)" }?.contains("git lfs pull") == true)
    }
  }
}
