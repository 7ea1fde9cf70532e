import AppKit
import Testing

@Suite struct NSPasteboardTests {
  @Test func `a pasteboard has an item for each object that is written`() throws {
    let pasteboard = NSPasteboard.withUniqueName()
    let count = pasteboard.clearContents()
    let item = NSPasteboardItem()
    item.setString("<b>a</b>", forType: .html)
    item.setData(Data("a".utf8), forType: .string)
    let url = try #require(NSURL(string: "file:///cards/a.txt"))
    #expect(pasteboard.writeObjects([NSString(string: "first"), url, item]))
    #expect(pasteboard.pasteboardItems?.count == 3 && pasteboard.changeCount == count)
    #expect(pasteboard.index(of: item) == 2 && pasteboard.index(of: NSPasteboardItem()) == NSNotFound)
    #expect(pasteboard.string(forType: .string) == "first" && pasteboard.string(forType: .html) == "<b>a</b>")
    #expect(item.types == [.html, .string] && item.string(forType: .string) == "a")
    #expect(pasteboard.availableType(from: [.png, .html, .string]) == .html)
    // Those of each item, in the order of the item.
    #expect(pasteboard.types == [.string, .fileURL, .URL, .html])
    #expect(pasteboard.clearContents() == count + 1 && pasteboard.pasteboardItems?.isEmpty == true)
  }

  private final class Nothing: NSPasteboardWriting {
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { nil }
  }

  @Test func `an object without a value is not written`() {
    let pasteboard = NSPasteboard.withUniqueName()
    #expect(!pasteboard.writeObjects([Nothing(), NSString(string: "a")]))
    #expect(pasteboard.pasteboardItems?.count == 1 && pasteboard.string(forType: .string) == "a")
  }

  @Test func `objects are read by their classes`() throws {
    let pasteboard = NSPasteboard.withUniqueName()
    let (file, page) = (NSURL(fileURLWithPath: "/cards/a.txt"), try #require(NSURL(string: "https://example.com")))
    pasteboard.writeObjects([file, page])
    let urls = pasteboard.readObjects(forClasses: [NSURL.self]) as? [NSURL]
    #expect(urls?.map(\.absoluteString) == ["file:///cards/a.txt", "https://example.com"])
    let files = pasteboard.readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true])
    #expect(files?.count == 1)
    #expect(!pasteboard.canReadObject(forClasses: [NSImage.self]))
    // Plain text in UTF-8 is text: Uniform Type Identifiers.
    #expect(pasteboard.canReadItem(withDataConformingToTypes: ["public.text"]))
    #expect(!pasteboard.canReadItem(withDataConformingToTypes: ["public.image"]))
  }

  @Test func `an image is read as it was written`() throws {
    let image = NSImage(size: NSSize(width: 4, height: 2), flipped: false) { bounds in
      NSColor.red.setFill()
      bounds.fill()
      return true
    }
    let pasteboard = NSPasteboard.withUniqueName()
    pasteboard.writeObjects([image])
    let read = try #require(pasteboard.readObjects(forClasses: [NSImage.self])?.first as? NSImage)
    // Two pixels per point.
    #expect(read.size == NSSize(width: 8, height: 4))
  }

  @Test func `pasteboards with one name have the same contents`() {
    let name = NSPasteboard.Name("NSPasteboardTests")
    let pasteboard = NSPasteboard(name: name)
    pasteboard.setString("a", forType: .string)
    pasteboard.setPropertyList(["b": 1], forType: .init("com.example.list"))
    #expect(NSPasteboard(name: name).string(forType: .string) == "a" && pasteboard.name == name)
    #expect(NSPasteboard(name: name).propertyList(forType: .init("com.example.list")) as? [String: Int] == ["b": 1])
    pasteboard.releaseGlobally()
    #expect(NSPasteboard(name: name).string(forType: .string) == nil)
  }

  @Test func `any thread may write to a pasteboard`() {
    let name = NSPasteboard.Name("any thread may write to a pasteboard")
    DispatchQueue.concurrentPerform(iterations: 100) { number in
      let pasteboard = NSPasteboard(name: name)
      pasteboard.clearContents()
      pasteboard.setString("\(number)", forType: .string)
      pasteboard.setString("\(number)", forType: .html)
      _ = pasteboard.types
    }
    #expect(NSPasteboard(name: name).changeCount == 100)
    NSPasteboard(name: name).releaseGlobally()
  }

  private final class Reader: NSPasteboardItem {
    private let pasteboard: NSPasteboard
    private let ended: (_ items: Int?) -> Void

    init(of pasteboard: NSPasteboard, ended: @escaping (_ items: Int?) -> Void) {
      (self.pasteboard, self.ended) = (pasteboard, ended)
      super.init()
    }

    deinit { ended(pasteboard.pasteboardItems?.count) }
  }

  @Test func `what a pasteboard or an item releases may read it`() {
    let pasteboard = NSPasteboard.withUniqueName()
    var counts: [Int?] = []
    func write() {
      let item = Reader(of: pasteboard) { counts.append($0) }
      item.setString("a", forType: .string)
      pasteboard.writeObjects([item])
    }
    write()
    #expect(pasteboard.string(forType: .string) == "a" && counts.isEmpty)
    pasteboard.clearContents()
    #expect(counts == [0])
    let item = NSPasteboardItem()
    var types = 0
    item.setPropertyList(Reader(of: pasteboard) { _ in types = item.types.count }, forType: .string)
    item.setString("b", forType: .string)
    #expect(types == 1)
  }
}
