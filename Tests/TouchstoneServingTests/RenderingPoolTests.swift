import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneServing
import TouchstoneUI

struct RenderingPoolTests {
  private let pool = RenderingPool(limits: .test())

  @Test func `A PNG file has the pixels of ImageRenderer`() async throws {
    let file = try await pool.png(.card.with { $0.scale = 2 }) { Card() }
    let expected = try await MainActor.run {
      let renderer = ImageRenderer(content: Card())
      renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
      renderer.scale = 2
      return try renderer.render().bitmap
    }
    #expect(try PNGImage(data: file.data).bitmap == expected)
    #expect(file.contentType == "image/png" && expected.width == 400 && expected.height == 200)
  }

  @Test func `A JPEG file has the size of the picture, and a worse quality makes it smaller`() async throws {
    let picture = try await pool.evaluate(.card) { Card() }
    let good = try await pool.draw(picture, as: .jpeg(quality: 1))
    let poor = try await pool.draw(picture, as: .jpeg(quality: 0.2))
    #expect(good.contentType == "image/jpeg" && poor.data.count < good.data.count)
    #expect(try Bitmap(jpegData: good.data).width == 200)
    #expect(good.digest != poor.digest)
  }

  @Test func `An SVG file has text as text, or as outlines`() async throws {
    let picture = try await pool.evaluate(.card) { Card(title: "Vectors") }
    let (text, outlines) = (
      try await pool.draw(picture, as: .svg()), try await pool.draw(picture, as: .svg(text: .outlines))
    )
    #expect(String(decoding: text.data, as: UTF8.self).contains("font-family") && text.letters.contains("Vectors"))
    #expect(outlines.data.count > text.data.count && outlines.digest != text.digest)
  }

  @Test func `A picture of at most 256 opaque colours has a palette, and the same pixels`() async throws {
    let request = RenderingRequest(width: 40, height: 30)
    let flat = try await pool.png(request) { Color.red.padding(4).background(.white) }
    let clear = try await pool.png(request) { Color.red.padding(4) }
    // The colour type is the tenth byte of IHDR: 3 with a palette, 6 with alpha.
    #expect(flat.data[25] == 3 && clear.data[25] == 6)
    let bitmap = try PNGImage(data: flat.data).bitmap
    let renderer = await MainActor.run {
      let renderer = ImageRenderer(content: Color.red.padding(4).background(.white))
      renderer.proposedSize = ProposedViewSize(width: 40, height: 30)
      return renderer.cgImage?.bitmap
    }
    #expect(bitmap == renderer)
  }

  // MARK: Determinism

  @Test func `The bytes are the same in any order, with one thread and with several`() async throws {
    let titles = (0..<40).map { "Card \($0), \(String(repeating: "so long ", count: $0 % 7))" }
    let (one, several) = (
      RenderingPool(limits: .test(), threads: 1, cacheBytes: 0),
      RenderingPool(limits: .test(), threads: 4, cacheBytes: 0)
    )
    var expected: [String: RenderedFile] = [:]
    for title in titles { expected[title] = try await one.png(.card) { Card(title: title) } }
    let found = try await withThrowingTaskGroup(of: (String, RenderedFile).self) { group in
      for title in titles.reversed() + titles {
        group.addTask { (title, try await several.png(.card) { Card(title: title) }) }
      }
      return try await group.reduce(into: [(String, RenderedFile)]()) { $0.append($1) }
    }
    #expect(found.count == 80 && found.allSatisfy { expected[$0.0] == $0.1 })
    #expect(Set(expected.values.map(\.data)).count == 40)
  }

  @Test func `A request sees nothing of the one before`() async throws {
    struct Visits: View {
      @AppStorage("visits") private var stored = 0
      @State private var own = 0
      var body: some View {
        Text(verbatim: "\(stored) and \(own)").onAppear {
          stored += 1
          own += 1
        }
      }
    }
    for _ in 0..<3 { #expect(try await pool.text { Visits() }.contains("1 and 1")) }
  }

  @Test func `AppStorage begins with what the request gives, as the type of the property`() async throws {
    enum Currency: String { case euro, dollar }
    struct Price: View {
      @AppStorage("amount") private var amount = 1.0
      @AppStorage("isShown") private var isShown = false
      @AppStorage("currency") private var currency = Currency.dollar
      @AppStorage("last") private var last: Currency?
      @AppStorage("note") private var note: String?
      @AppStorage("count") private var count = 7
      var body: some View {
        if isShown { Text(verbatim: "\(amount) \(currency) \(last?.rawValue ?? "-") \(note ?? "-") \(count)") }
      }
    }
    let request = RenderingRequest.card.with {
      // The last one is of another type, and is ignored.
      $0.appStorage = [
        "amount": 12, "isShown": true, "currency": "euro", "last": "dollar", "note": "net", "count": "many",
      ]
    }
    #expect(try await pool.text(request) { Price() }.contains("12.0 euro dollar net 7"))
    // Neither the next request nor a key that others know sees it.
    let (other, empty) = try await (pool.evaluate(.card) { Price() }, pool.evaluate(.card) { EmptyView() })
    #expect(other.digest(as: .png) == empty.digest(as: .png))
    let keyed = request.with { $0.key = ["price"] }
    _ = try await pool.evaluate(keyed) { Price() }
    #expect(pool.knownDigest(of: keyed, as: .png) != nil)
    #expect(pool.knownDigest(of: keyed.with { $0.appStorage["note"] = "gross" }, as: .png) == nil)
  }

  @Test func `AppStorage has addresses, data, dates and numbers of cases`() async throws {
    enum Size: Int { case small = 1, large }
    struct Values: View {
      @AppStorage("url") private var url: URL?
      @AppStorage("data") private var data = Data()
      @AppStorage("date") private var date = Date.distantPast
      @AppStorage("size") private var size = Size.small
      @AppStorage("other") private var other: Size?
      @AppStorage("unknown") private var unknown = Size.small
      @AppStorage("half") private var half = 3
      var body: some View {
        let words = [url?.host ?? "-", "\(data.count)", "\(date.timeIntervalSinceReferenceDate)", "\(half)"]
        // On one line: lines are read without the space between them.
        Text(verbatim: (words + [size, other, unknown].map { $0.map { "\($0)" } ?? "-" }).joined(separator: " "))
          .fixedSize()
      }
    }
    let request = RenderingRequest.card.with {
      $0.appStorage = [
        "data": .data(Data([1, 2])), "date": .date(Date(timeIntervalSinceReferenceDate: 60)), "size": 2, "other": 2,
        "unknown": 3, "half": 0.5,
      ]
      $0.appStorage["url"] = URL(string: "https://example.org/a").map { .url($0) }
    }
    #expect(try await pool.text(request) { Values() }.contains("example.org 2 60.0 3 large large small"))
  }

  @Test func `Locale, time zone and date are those of the request`() async throws {
    struct Moment: View {
      var body: some View {
        TimelineView(.everyMinute) { context in
          Text(context.date, format: .dateTime.weekday(.wide).hour(.twoDigits(amPM: .omitted)).minute())
        }
      }
    }
    let german = RenderingRequest.card.with {
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(secondsFromGMT: 7200) ?? .gmt
      // Noon UTC on a Monday: 2026-11-30.
      $0.date = Date(timeIntervalSince1970: 1_796_040_000)
    }
    let text = try await pool.text(german) { Moment() }
    #expect(text.contains("Montag") && text.contains("14:00"), "\(text)")
    #expect(try await pool.text { Text(1234.5, format: .number) }.contains("1,234.5"))
    #expect(try await pool.text(german) { Text(1234.5, format: .number) }.contains("1.234,5"))
  }

  @Test func `Relative dates and timers are counted from the date of the request`() async throws {
    let request = RenderingRequest.card.with { $0.date = Date(timeIntervalSince1970: 1_796_040_000) }
    let later = request.date + 3 * 86_400
    #expect(try await pool.text(request) { Text(later, style: .relative) }.contains("3 days"))
    #expect(try await pool.text(request) { Text(request.date + 65, style: .timer) }.contains("1:05"))
  }

  // MARK: Digests and the cache

  @Test func `A digest is known before anything is drawn, and is that of the file`() async throws {
    let picture = try await pool.evaluate(.card) { Card() }
    let digest = picture.digest(as: .png)
    #expect(await pool.counts.evaluated == 1)
    #expect(await pool.counts.drawn == 0)
    #expect(try await pool.draw(picture, as: .png).digest == digest)
    #expect(await pool.counts.drawn == 1)
    #expect(try await RenderingPool(limits: .test()).evaluate(.card) { Card() }.digest(as: .png) == digest)
    #expect(try await pool.evaluate(.card) { Card(title: "Other") }.digest(as: .png) != digest)
    #expect(try await pool.evaluate(.card.with { $0.scale = 2 }) { Card() }.digest(as: .png) != digest)
    #expect(try await pool.evaluate(.card.with { $0.isOpaque = true }) { Card() }.digest(as: .png) != digest)
  }

  @Test func `An equal request is not drawn again, unless there is no cache`() async throws {
    let uncached = RenderingPool(limits: .test(), cacheBytes: 0)
    for pool in [pool, uncached] {
      let files = (try await pool.png(.card) { Card() }, try await pool.png(.card) { Card() })
      #expect(files.0 == files.1)
    }
    #expect(await pool.counts.drawn == 1)
    #expect(await pool.counts.cached == 1)
    #expect(await uncached.counts.drawn == 2)
  }

  @Test func `If-None-Match is compared as RFC 9110 says`() async throws {
    let digest = try await pool.evaluate(.card) { Card() }.digest(as: .png)
    for header in [digest.etag, "W/\(digest.etag)", "\"a\", \(digest.etag)", "*"] {
      #expect(digest.matches(ifNoneMatch: header), "\(header)")
    }
    for header in ["", "\"a\"", digest.description, "W/\"\""] {
      #expect(!digest.matches(ifNoneMatch: header), "\(header)")
    }
  }
}
