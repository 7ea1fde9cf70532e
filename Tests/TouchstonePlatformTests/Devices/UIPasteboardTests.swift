import Foundation
import Testing
import UIKit

@Suite struct UIPasteboardTests {
  @Test func `what is set replaces all items`() throws {
    let pasteboard = UIPasteboard.withUniqueName()
    pasteboard.strings = ["a", "b"]
    #expect(pasteboard.numberOfItems == 2 && pasteboard.string == "a" && pasteboard.hasStrings)
    pasteboard.url = URL(string: "https://example.com")
    #expect(pasteboard.numberOfItems == 1 && pasteboard.string == nil && pasteboard.urls?.count == 1)
    pasteboard.setValue("<b>a</b>", forPasteboardType: "public.html")
    #expect(pasteboard.urls == nil && pasteboard.types == ["public.html"])
    #expect(pasteboard.value(forPasteboardType: "public.html") as? String == "<b>a</b>")
    #expect(pasteboard.data(forPasteboardType: "public.html") == Data("<b>a</b>".utf8))
    pasteboard.color = .red
    #expect(pasteboard.colors == [.red] && pasteboard.hasColors && pasteboard.images == nil)
    pasteboard.items = []
    #expect(pasteboard.numberOfItems == 0 && pasteboard.changeCount == 5)
  }

  @Test func `items are found by their types`() {
    let pasteboard = UIPasteboard.withUniqueName()
    pasteboard.setItems([["public.html": "1", "public.utf8-plain-text": "1"]])
    pasteboard.addItems([["public.utf8-plain-text": "2"]])
    #expect(pasteboard.contains(pasteboardTypes: ["public.html"]))
    #expect(!pasteboard.contains(pasteboardTypes: ["public.html"], inItemSet: [0, 1]))
    #expect(!pasteboard.contains(pasteboardTypes: ["public.png"]))
    #expect(pasteboard.itemSet(withPasteboardTypes: ["public.html"]) == [0])
    #expect(pasteboard.types(forItemSet: nil)?.map(\.count) == [2, 1])
    let texts = pasteboard.values(forPasteboardType: "public.utf8-plain-text", inItemSet: [0, 1])
    #expect(texts as? [String] == ["1", "2"])
    // UIKit: without a set of items, all of them are meant.
    #expect(!pasteboard.contains(pasteboardTypes: ["public.html"], inItemSet: nil))
    #expect(pasteboard.contains(pasteboardTypes: ["public.utf8-plain-text"], inItemSet: nil))
    let all = pasteboard.values(forPasteboardType: "public.utf8-plain-text", inItemSet: nil)
    #expect(all as? [String] == ["1", "2"])
    let data = pasteboard.data(forPasteboardType: "public.utf8-plain-text", inItemSet: nil)
    #expect(data == [Data("1".utf8), Data("2".utf8)])
    #expect(pasteboard.strings == ["1", "2"])
  }

  @Test func `a pasteboard is found by its name until it is removed`() {
    let name = UIPasteboard.Name("UIPasteboardTests")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "a"
    #expect(UIPasteboard(name: name, create: false)?.string == "a")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.general.name == .general)
  }

  @Test func `any thread may write to a pasteboard`() {
    let name = UIPasteboard.Name("any thread may write to a pasteboard")
    DispatchQueue.concurrentPerform(iterations: 100) { number in
      UIPasteboard(name: name, create: true)?.string = "\(number)"
      _ = UIPasteboard(name: name, create: false)?.strings
    }
    #expect(UIPasteboard(name: name, create: false)?.changeCount == 100)
    UIPasteboard.remove(withName: name)
  }

  private final class Value {
    private let ended: () -> Void

    init(ended: @escaping () -> Void) { self.ended = ended }

    deinit { ended() }
  }

  @Test func `a value may read the pasteboard that releases it`() {
    let pasteboard = UIPasteboard.withUniqueName()
    var counts: [Int] = []
    pasteboard.items = [["com.example.value": Value { counts.append(pasteboard.numberOfItems) }]]
    #expect(pasteboard.numberOfItems == 1 && counts.isEmpty)
    pasteboard.items = []
    #expect(counts == [0])
    let name = UIPasteboard.Name("a value may read the pasteboard that releases it")
    var isThere: Bool?
    UIPasteboard(name: name, create: true)?.items = [
      ["com.example.value": Value { isThere = UIPasteboard(name: name, create: false) != nil }]
    ]
    UIPasteboard.remove(withName: name)
    #expect(isThere == false)
  }
}
