import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct UIViewConversionTests {
  /// A window with a view at (10, 20), and in that a view at (3, 4).
  private func nested() -> (window: UIWindow, outer: UIView, inner: UIView) {
    let window = UIWindow(frame: CGRect(x: 100, y: 100, width: 300, height: 300))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 30, height: 40))
    window.addSubview(outer)
    outer.addSubview(inner)
    return (window, outer, inner)
  }

  @Test func `points and rectangles are converted between views and the window`() {
    let (window, outer, inner) = nested()
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 4, y: 5))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 13, y: 24, width: 30, height: 40))
    #expect(inner.convert(inner.bounds, to: window) == CGRect(x: 13, y: 24, width: 30, height: 40))
    #expect(inner.convert(CGPoint(x: 13, y: 24), from: window) == .zero)
    #expect(outer.convert(inner.bounds, from: inner) == inner.frame)
  }

  @Test func `insets are taken off a rectangle`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(x: 0, y: 0, width: 20, height: 30).inset(by: insets) == CGRect(x: 2, y: 1, width: 14, height: 26))
  }

  @Test func `levels order windows`() {
    let (window, _, _) = nested()
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001)
  }

  @Test func `selectors of one method are equal, however they are named`() {
    #expect(_select("Card.tapped(_:)") == _select("tapped(_:)"))
    #expect(_select("tapped(_:)") == "tapped:")
    #expect(_select("`return`") == Selector("return"))
    #expect(_select("move(to:by:)") != _select("move(to:)"))
  }

  /// Without a branch for nothing in each builder that `ForEach` takes, this does not compile.
  @Test func `a row may have an empty branch`() {
    let rows = ForEach(0...2, id: \.self) {
      if $0 == 1 {} else { Text("\($0)") }
      if $0 == 2 { Text("last") }
    }
    #expect("\(type(of: rows))".contains("EmptyView"))
  }

  @Test func `data sets are read from catalogues`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("Data.xcassets/Notes.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents =
      #"{"data": [{"idiom": "universal", "filename": "notes.txt", "universal-type-identifier": "public.text"}]}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Data("hello".utf8).write(to: set.appendingPathComponent("notes.txt"))
    let bundle = try #require(Bundle(path: folder.path))
    let asset = try #require(NSDataAsset(name: "Notes", bundle: bundle))
    #expect(asset.data == Data("hello".utf8))
    #expect(asset.typeIdentifier == "public.text")
    #expect(NSDataAsset(name: "Other", bundle: bundle) == nil)
  }
}
