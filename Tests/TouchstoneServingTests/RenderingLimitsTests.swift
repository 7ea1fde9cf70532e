import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneServing
import TouchstoneUI

/// A view that contains itself.
private struct Nested: View {
  let levels: Int
  var body: some View {
    if levels > 0 { AnyView(Nested(levels: levels - 1).padding(0.1)) } else { Text(verbatim: "bottom") }
  }
}

/// A request that no service should draw, and what it is refused with.
private struct Hostile: Sendable, CustomTestStringConvertible {
  let name: String
  var request = RenderingRequest.card
  var view: @MainActor @Sendable () -> AnyView = { AnyView(Card()) }
  let error: RenderingError

  var testDescription: String { name }

  static let all: [Hostile] = [
    Hostile(
      name: "a long text", view: { AnyView(Text(verbatim: String(repeating: "x", count: 5_000_000))) },
      error: .tooManyCharacters(limit: 20_000)),
    Hostile(
      name: "many texts",
      view: {
        AnyView(
          VStack { ForEach(0..<900, id: \.self) { Text(verbatim: "\($0) \(String(repeating: "y", count: 30))") } })
      },
      error: .tooManyCharacters(limit: 20_000)),
    Hostile(
      name: "many rows", view: { AnyView(VStack { ForEach(0..<100_000_000, id: \.self) { _ in Color.red } }) },
      error: .tooManyViews(limit: 5_000)),
    Hostile(
      name: "rows of rows",
      view: {
        AnyView(
          VStack {
            ForEach(0..<4_000, id: \.self) { _ in HStack { ForEach(0..<4_000, id: \.self) { _ in Color.red } } }
          })
      },
      error: .tooManyViews(limit: 5_000)),
    Hostile(
      name: "a list longer than any picture",
      view: { AnyView(LazyVStack { ForEach(0..<3_000, id: \.self) { _ in Color.red.frame(height: 1_000) } }) },
      error: .tooLarge(reason: "")),
    Hostile(name: "a deep tree", view: { AnyView(Nested(levels: 100_000)) }, error: .tooDeep(limit: 200)),
    Hostile(
      name: "a huge picture", request: RenderingRequest(width: 1e6, height: 1e6),
      error: .tooManyPixels(count: 1e12, limit: 4_000_000)),
    Hostile(
      name: "a huge scale", request: RenderingRequest(width: 100, height: 100, scale: 1e5),
      error: .tooManyPixels(count: 1e14, limit: 4_000_000)),
    Hostile(
      name: "a line longer than a surface", request: RenderingRequest(width: 40_000, height: 1),
      error: .tooLarge(reason: "")),
    Hostile(
      name: "a date that is no number", request: .card.with { $0.date = Date(timeIntervalSinceReferenceDate: .nan) },
      error: .invalidDate(seconds: .nan)),
    Hostile(
      name: "a date in the year 8000", request: .card.with { $0.date = .distantFuture + 126_227_808_000 },
      error: .invalidDate(seconds: 189_331_776_000)),
    Hostile(
      name: "a width that is no number", request: RenderingRequest(width: .nan, height: 100),
      error: .invalidSize(width: .nan, height: 100, scale: 1)),
    Hostile(
      name: "an endless height", request: RenderingRequest(width: 100, height: .infinity),
      error: .invalidSize(width: 100, height: .infinity, scale: 1)),
    Hostile(
      name: "a width beyond all pictures", request: RenderingRequest(width: 1e300, height: 100),
      error: .invalidSize(width: 1e300, height: 100, scale: 1)),
    Hostile(
      name: "a negative scale", request: RenderingRequest(width: 100, height: 100, scale: -1),
      error: .invalidSize(width: 100, height: 100, scale: -1)),
    Hostile(
      name: "an unknown image", view: { AnyView(Image("/etc/passwd")) },
      error: .incomplete(reasons: [])),
    Hostile(
      name: "a bad image", request: .card.with { $0.images["a"] = .data(Data("GIF89a".utf8)) },
      error: .imageUnreadable(name: "a", reason: "")),
    Hostile(
      name: "an image without a loader", request: .card.with { $0.images["a"] = .reference("http://169.254.169.254/") },
      error: .imageNotLoaded(name: "a", reason: "")),
  ]
}

struct RenderingLimitsTests {
  @Test(arguments: Hostile.all) fileprivate func `A hostile request is refused before it costs`(_ hostile: Hostile)
    async throws
  {
    let pool = RenderingPool(limits: .test())
    let start = ContinuousClock.now
    let error = await #expect(throws: RenderingError.self) {
      try await pool.png(hostile.request, content: hostile.view)
    }
    let found = try #require(error)
    // Reasons are texts of others, and a width that is no number equals nothing: of those, the case alone is compared.
    switch (found, hostile.error) {
    case (.incomplete, .incomplete), (.imageUnreadable("a", _), .imageUnreadable), (.invalidSize, .invalidSize),
      (.tooLarge, .tooLarge), (.invalidDate, .invalidDate), (.imageNotLoaded("a", _), .imageNotLoaded):
      break
    default: #expect(found == hostile.error)
    }
    // A debug build on a busy machine, where 100,000,000 rows would take hours and gigabytes.
    #expect(ContinuousClock.now - start < .seconds(600))
    #expect(await pool.counts.drawn == 0)
  }

  @Test func `Hostile requests among normal ones change none of their bytes`() async throws {
    let expected = try await RenderingPool(limits: .test()).png(.card) { Card() }
    let pool = RenderingPool(limits: .test(), cacheBytes: 0)
    let files = await withTaskGroup(of: RenderedFile?.self) { group in
      for hostile in Hostile.all + Hostile.all {
        group.addTask { try? await pool.png(hostile.request, content: hostile.view) }
        group.addTask { try? await pool.png(.card) { Card() } }
      }
      return await group.reduce(into: [RenderedFile?]()) { $0.append($1) }
    }
    #expect(files.compactMap(\.self) == Array(repeating: expected, count: Hostile.all.count * 2))
    #expect(await pool.counts.running == 0)
  }

  @Test func `Views are counted for each picture, and settled state does not count against the next`() async throws {
    let pool = RenderingPool(limits: .test { $0.views = 60 })
    for _ in 0..<5 { _ = try await pool.png(.card) { Card() } }
    let document = try await pool.evaluate(.card, count: 5) { _ in Card() }
    #expect(document.pageCount == 5)
  }

  @Test func `As many characters as allowed are drawn`() async throws {
    let pool = RenderingPool(limits: .test { $0.characters = 100 })
    _ = try await pool.png(.card) { Text(verbatim: String(repeating: "x", count: 100)) }
    await #expect(throws: RenderingError.tooManyCharacters(limit: 100)) {
      try await pool.png(.card) { Text(verbatim: String(repeating: "x", count: 101)) }
    }
  }

  @Test func `As many pixels as allowed are drawn, and vectors have none`() async throws {
    let pool = RenderingPool(limits: .test { $0.pixels = 20_000 })
    _ = try await pool.png(.card) { Card() }
    let larger = RenderingRequest(width: 201, height: 100)
    await #expect(throws: RenderingError.tooManyPixels(count: 20_100, limit: 20_000)) {
      try await pool.jpeg(larger) { Card() }
    }
    _ = try await pool.svg(larger) { Card() }
  }

  @Test func `A picture whose memory no limit allows is too large, though its pixels are allowed`() async throws {
    let pool = RenderingPool(
      limits: .test {
        $0.pixels = .max
        $0.layerBytes = 1 << 29
      })
    let error = await #expect(throws: RenderingError.self) {
      try await pool.png(RenderingRequest(width: 20_000, height: 20_000)) { Color.red }
    }
    #expect(error?.status == 413 && error?.description.contains("the limit is 512 MiB") == true, "\(error as Any)")
  }

  @Test func `The memory of layers is limited, too`() async throws {
    let pool = RenderingPool(limits: .test { $0.layerBytes = 200_000 })
    _ = try await pool.png(.card) { Color.red }
    let error = await #expect(throws: RenderingError.self) {
      try await pool.png(.card) { Color.red.opacity(0.5).blur(radius: 2).compositingGroup().opacity(0.5) }
    }
    #expect(error?.status == 413, "\(error as Any)")
  }

  @Test(arguments: [PictureFormat.png, .jpeg(), .svg()]) func `A view without a size has no file`(format: PictureFormat)
    async throws
  {
    let pool = RenderingPool(limits: .test())
    let picture = try await pool.evaluate(RenderingRequest()) { EmptyView() }
    await #expect(throws: RenderingError.invalidSize(width: 0, height: 0, scale: 1)) {
      try await pool.draw(picture, as: format)
    }
  }

  @Test(arguments: [0, -1, 51]) func `A document has 1 page to the limit`(count: Int) async throws {
    let pool = RenderingPool(limits: .test())
    await #expect(throws: RenderingError.invalidPages(count: count, limit: 50)) {
      try await pool.pdf(.card, count: count) { _ in Card() }
    }
  }
}
