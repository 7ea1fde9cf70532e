import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneReport

@testable import touchstone

struct LookChangesTests {
  private func view(
    _ number: Int, in parent: Int?, _ type: String, _ frame: [Double], _ text: String? = nil
  ) -> LookAnswer.SeenView {
    LookSample.view(number, in: parent, type, frame, text)
  }

  /// A stack with a title, a line and a button.
  private var stack: [LookAnswer.SeenView] {
    [
      view(1, in: nil, "VStack", [0, 0, 40, 30]), view(2, in: 1, "Text", [0, 0, 40, 10], "Tea"),
      view(3, in: 1, "Text", [0, 10, 40, 10], "2 items"), view(4, in: 1, "Button", [0, 20, 40, 10]),
    ]
  }

  /// A bitmap of one colour, with others in some rectangles in pixels.
  private func bitmap(_ parts: [(frame: [Int], color: [UInt8])] = []) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: 40 * 30 * 4)
    for part in parts {
      for y in part.frame[1]..<part.frame[1] + part.frame[3] {
        for x in part.frame[0]..<part.frame[0] + part.frame[2] {
          bytes.replaceSubrange((y * 40 + x) * 4..<(y * 40 + x) * 4 + 4, with: part.color + [255])
        }
      }
    }
    return Bitmap(width: 40, height: 30, bytes: bytes)
  }

  private func side(_ views: [LookAnswer.SeenView], _ bitmap: Bitmap? = nil, knowsColors: Bool = true) -> LookSide {
    LookSide(views: views, bitmap: bitmap ?? self.bitmap(), scale: 1, knowsColors: knowsColors)
  }

  private func changes(_ before: [LookAnswer.SeenView], _ now: [LookAnswer.SeenView]) -> [String] {
    LookChanges(base: "HEAD", from: side(before), to: side(now)).lines().dropFirst().map { String($0.dropFirst(2)) }
  }

  @Test func `equal views and pixels are the same picture`() {
    let changes = LookChanges(base: "HEAD", from: side(stack), to: side(stack))
    #expect(changes.changes.isEmpty && changes.isSamePicture)
    #expect(changes.lines() == ["Against HEAD: the same picture"])
  }

  @Test func `a view that moves is named, and those that move with it are not`() {
    var now = stack
    now[0].frame = [5, 5, 40, 30]
    for index in 1..<4 { now[index].frame[0] += 5; now[index].frame[1] += 5 }
    #expect(changes(stack, now) == ["moved: view 1 VStack  [0,0] → [5,5]"])
    now = stack
    now[3].frame[1] = 24
    #expect(changes(stack, now) == ["moved: view 4 Button  [0,20] → [0,24]"])
  }

  @Test func `a view that stays where it is while the one around it grows has not moved`() {
    var now = stack
    now[0].frame = [0, -5, 40, 40]
    #expect(
      changes(stack, now) == ["moved: view 1 VStack  [0,0] → [0,-5]", "resized: view 1 VStack  [40,30] → [40,40]"])
  }

  @Test func `a view of the same paints is not recoloured by the edges of its letters`() {
    var (was, now) = (stack, stack)
    (was[1].colors, now[1].colors) = (["#007AFF"], ["#007AFF"])
    let (old, new) = (bitmap([([0, 0, 4, 4], [255, 122, 0])]), bitmap([([0, 0, 4, 4], [255, 137, 28])]))
    now[1].frame[0] += 0.25
    #expect(LookChanges(base: "HEAD", from: side(was, old), to: side(now, new)).changes.map(\.kind) == [.moved])
    now[1].frame[0] -= 0.25
    #expect(LookChanges(base: "HEAD", from: side(was, old), to: side(now, new)).changes.map(\.kind) == [.recolored])
    // An image has no paints.
    (was[1].colors, now[1].colors) = ([], [])
    #expect(LookChanges(base: "HEAD", from: side(was, old), to: side(now, new)).changes.map(\.kind) == [.recolored])
  }

  @Test func `a text that says something else is reworded, even if others are as they were`() {
    var now = stack
    now[2].text = "3 items"
    #expect(changes(stack, now) == ["reworded: view 3 Text \"3 items\"  \"2 items\" → \"3 items\""])
  }

  @Test func `sizes, states and values before and after`() {
    var now = stack
    now[3].frame = [0, 20, 30, 10]
    now[3].states = ["disabled"]
    #expect(
      changes(stack, now) == [
        "resized: view 4 Button  [40,10] → [30,10]", "changed: view 4 Button  states [] → [\"disabled\"]",
      ])
  }

  @Test func `a view that is added or removed is one change with all that is in it`() {
    let now =
      stack + [view(5, in: 1, "HStack", [0, 30, 40, 10]), view(6, in: 5, "Image", [0, 30, 10, 10])]
    #expect(changes(stack, now) == ["added: view 5 HStack  [0,30,40,10] with 1 views in it"])
    #expect(changes(now, stack) == ["removed: HStack  [0,30,40,10] with 1 views in it"])
    // In the middle, the others keep their places in the order.
    let without = [stack[0], stack[2], stack[3]]
    #expect(changes(stack, without).first == "removed: Text \"Tea\"  [0,0,40,10]")
  }

  @Test func `paints that are known are compared`() {
    var now = stack
    now[3].colors = ["#FF0000"]
    #expect(changes(stack, now) == ["recolored: view 4 Button  [] → [\"#FF0000\"]"])
  }

  @Test func `what lies in front of a shape with another colour has not got it`() {
    var was = stack + [view(5, in: 1, "Capsule", [0, 0, 40, 10])]
    (was[1].colors, was[4].colors) = (["#FFFFFF"], ["#FF0000"])
    var now = was
    now[4].colors = ["#0000FF"]
    // Blue, green, red. The letters are white.
    func picture(_ color: [UInt8]) -> Bitmap { bitmap([([0, 0, 40, 10], color), ([4, 2, 4, 4], [255, 255, 255])]) }
    let changes = LookChanges(
      base: "HEAD", from: side(was, picture([0, 0, 255])), to: side(now, picture([255, 0, 0])))
    #expect(changes.changes.map(\.view) == [5] && changes.changes.map(\.kind) == [.recolored])
    // Other pixels, or those of a view beside it, are not explained by it.
    let green = LookChanges(base: "HEAD", from: side(was, picture([0, 0, 255])), to: side(now, picture([0, 255, 0])))
    #expect(green.changes.map(\.view) == [2, 5])
    now[4].frame = [0, 12, 40, 12]
    was[4].frame = [0, 12, 40, 12]
    let beside = LookChanges(base: "HEAD", from: side(was, picture([0, 0, 255])), to: side(now, picture([255, 0, 0])))
    #expect(beside.changes.map(\.view).contains(2))
  }

  @Test func `where paints are not known, pixels tell, also in a view that has moved`() {
    // Blue, green, red: a golden knows no paints.
    let before = bitmap([([0, 20, 40, 10], [255, 0, 0])])
    let after = bitmap([([0, 18, 40, 10], [0, 0, 255])])
    var now = stack
    now[3].frame[1] = 18
    let changes = LookChanges(
      base: "a.png", from: side(stack, before, knowsColors: false), to: side(now, after, knowsColors: false))
    #expect(
      changes.lines().dropFirst() == [
        "  moved: view 4 Button  [0,20] → [0,18]", "  recolored: view 4 Button  \"#0000FF\" → \"#FF0000\"",
      ])
    #expect(!changes.isSamePicture)
  }

  @Test func `what is transparent in one picture and has a background in the other is not compared`() {
    /// Transparent but for the ten rows below.
    func picture(below pixel: [UInt8]) -> Bitmap {
      let bytes = [UInt8](repeating: 0, count: 40 * 20 * 4) + Array(repeating: pixel, count: 40 * 10).joined()
      return Bitmap(width: 40, height: 30, bytes: bytes)
    }
    // A golden without a background, and the view on white; below, the button is red and was blue.
    let clear = picture(below: [255, 0, 0, 255])
    let after = bitmap([([0, 20, 40, 10], [0, 0, 255])])
    let changes = LookChanges(
      base: "a.png", from: side(stack, clear, knowsColors: false), to: side(stack, after, knowsColors: false))
    #expect(changes.lines().dropFirst() == ["  recolored: view 4 Button  \"#0000FF\" → \"#FF0000\""])
    // Where both are transparent, opacities count.
    let other = picture(below: [128, 0, 0, 128])
    let faded = LookChanges(
      base: "a.png", from: side(stack, clear, knowsColors: false), to: side(stack, other, knowsColors: false))
    #expect(faded.lines().dropFirst() == ["  recolored: view 4 Button  \"#0000FF\" → \"#0000FF 50 %\""])
  }

  @Test func `a view outside of the picture has no pixels`() {
    var out = stack
    out[3].frame = [-50, -50, 40, 10]
    let pixels = LookPixels(
      from: side(out, bitmap(), knowsColors: false), to: side(out, bitmap([([0, 0, 40, 30], [0, 0, 0])])))
    #expect(pixels.repainted(out[3], out[3]) == nil)
    #expect(pixels.repainted(out[2], out[2])?.after == "#000000")
  }

  @Test func `only the pixels of a view that are in the picture are compared, however large the view is`() {
    var large = stack
    large[3].frame = [-1e19, 0, 3e19, 1e19]
    let pixels = LookPixels(
      from: side(large, bitmap(), knowsColors: false),
      to: side(large, bitmap([([0, 25, 40, 5], [0, 0, 0])])))
    // The place of the view is not known to a pixel, but nothing overflows.
    _ = pixels.repainted(large[3], large[3])
    large[3].frame = [0, 0, 1e8, 1e19]
    let change = LookPixels(
      from: side(large, bitmap(), knowsColors: false),
      to: side(large, bitmap([([0, 0, 40, 30], [0, 0, 0])]))
    ).repainted(large[3], large[3])
    #expect(change?.before == "#FFFFFF" && change?.after == "#000000")
    #expect(bitmap().cropped(x: 0, y: Int(pixels: -1e19), width: 40, height: Int(pixels: 1e300)) == nil)
  }

  @Test func `the changes as JSON fit the schema`() throws {
    var now = stack + [view(5, in: 1, "Image", [0, 30, 10, 10])]
    now[1].text = "Coffee"
    now[2].frame = [1, 10, 38, 10]
    now[3].colors = ["#FF0000"]
    var report = LookSample.report(LookSample.card())
    report.changes = LookChanges(base: "HEAD (0a1b2c3d4e)", from: side(stack), to: side(now))
    #expect(report.changes?.changes.count == 5)
    let value = try #require(JSONValue(Data(report.json().utf8)))
    #expect(try JSONSchema.ofLook().faults(in: value) == [])
  }

  @Test func `a picture of both has them side by side`() {
    let both = Bitmap.beside(bitmap(), bitmap([([0, 0, 40, 30], [0, 0, 255])]), gap: 4)
    #expect((both.width, both.height) == (84, 30))
    #expect(both.bytes[0..<4] == [255, 255, 255, 255])
    #expect(both.bytes[41 * 4..<42 * 4] == [0x80, 0x80, 0x80, 255])
    #expect(both.bytes[44 * 4..<45 * 4] == [0, 0, 255, 255])
    #expect(both.cropped(x: 40, y: -5, width: 4, height: 10)?.height == 5)
    #expect(both.cropped(x: 90, y: 0, width: 4, height: 10) == nil)
  }
}
