import Foundation
import Testing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneTesting

@MainActor @Suite(.snapshots(.underTest)) struct PreviewsTests {
  /// The previews of `SamplePreviews.swift`. Their contexts are made off the main actor, where tests are that have it.
  nonisolated private func samples(excluding excluded: [String] = []) async -> [Preview] {
    Previews.all(in: "TouchstoneTestingTests", excluding: excluded + ["*Snippets*", "Badge_Previews*", "Previews-*"])
  }

  private func previews() async -> [String: Preview] {
    Dictionary(uniqueKeysWithValues: await samples().map { ($0.description, $0) })
  }

  private func size(of preview: Preview) throws -> CGSize {
    let picture = ViewPicture(preview, screen: nil, traits: UITraitCollection())
    var remarks = SnapshotRemarks()
    return picture.layOut(try preview.makeView(), &remarks).list.size
  }

  @Test func `previews are found in order of lines, named for file and name`() async {
    let found = await samples().filter { $0.line != nil }
    #expect(
      found.map(\.description) == [
        "SamplePreviews-Plain", "SamplePreviews", "SamplePreviews-Toggled", "SamplePreviews-Sides-1",
        "SamplePreviews-Sides-2", "SamplePreviews-Across", "SamplePreviews-Hosted",
        "SamplePreviews-HostedSides-3", "SamplePreviews-HostedSides-4", "SamplePreviews-Controller",
        "SamplePreviews-Modified", "SamplePreviews-Broken", "SamplePreviews-Night", "SamplePreviews-Paper",
        "SamplePreviews-Growing",
      ])
    #expect(found.first?.line == 6)
    #expect(found.first?.filePath.hasSuffix("Tests/TouchstoneTestingTests/Previews/SamplePreviews.swift") == true)
    #expect(found.first?.place(near: Self.here) == "TouchstoneTestingTests/SamplePreviews.swift:6")
  }

  nonisolated private static let here = URL(fileURLWithPath: #filePath)

  /// The line is that of the declaration in `SamplePreviews.swift`.
  @Test func `the place of a provider is looked for in the sources`() async throws {
    let preview = try #require(await previews()["Sample_Previews-Red"])
    let source = try #require(preview.providerSource(near: Self.here))
    let lines = try String(contentsOfFile: source.file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[source.line - 1].contains("Sample_Previews: PreviewProvider"))
    #expect(preview.place(near: Self.here) == "TouchstoneTestingTests/SamplePreviews.swift:\(source.line)")
    #expect(preview.place(near: URL(fileURLWithPath: "/")) == "TouchstoneTestingTests.Sample_Previews")
    #expect(ProviderSource(of: "None_Previews", in: "TouchstoneTestingTests", near: Self.here) == nil)
  }

  @Test func `the views of a provider are previews with what their modifiers say`() async {
    let found = await samples().filter { $0.line == nil }
    #expect(
      found.map(\.description) == [
        "Sample_Previews-Red", "Sample_Previews-Blue", "Sample_Previews-Blue-2", "Sample_Previews",
      ])
    #expect(found.map(\.layout) == [.sizeThatFits, .device, .device, .fixed(width: 33, height: 44)])
    #expect(found.map(\.orientation) == [.portrait, .portrait, .landscapeRight, .portrait])
    #expect(found[1].device?.rawValue == "iPad Pro (11-inch) (4th generation)")
  }

  /// Sizes in points: of an iPhone 15 and an iPad Pro of 11 inches by Apple's Human Interface Guidelines, “Layout”.
  @Test(arguments: [
    ("SamplePreviews-Plain", 393, 852), ("SamplePreviews", 30, 20), ("SamplePreviews-Sides-1", 40, 10),
    ("SamplePreviews-Across", 852, 393), ("SamplePreviews-Hosted", 12, 8),
    ("SamplePreviews-HostedSides-4", 4, 8), ("SamplePreviews-Controller", 20, 20),
    ("SamplePreviews-Modified", 35, 20), ("Sample_Previews-Red", 10, 10), ("Sample_Previews-Blue", 834, 1194),
    ("Sample_Previews-Blue-2", 852, 393), ("Sample_Previews", 33, 44),
  ])
  func `traits and modifiers decide on the size`(name: String, width: CGFloat, height: CGFloat) async throws {
    let preview = try #require(await previews()[name])
    #expect(try size(of: preview) == CGSize(width: width, height: height))
  }

  @Test func `a tagged variable is state`() async throws {
    let preview = try #require(await previews()["SamplePreviews-Toggled"])
    let picture = ViewPicture(preview, screen: nil, traits: UITraitCollection())
    var remarks = SnapshotRemarks()
    #expect(picture.layOut(try preview.makeView(), &remarks).root.treeDescription.contains("On: false"))
  }

  @Test func `a preview whose context cannot be made fails and does not stop the others`() async throws {
    let preview = try #require(await previews()["SamplePreviews-Broken"])
    let error = #expect(throws: PreviewContexts.Failure.self) { try preview.makeView() }
    #expect(error?.description == "Broken.makeSharedContext() failed: NoStore()")
  }

  @Test func `a module without previews is a case that fails`() async throws {
    let found = Previews.all(in: "Nowhere")
    #expect(found.map(\.description) == ["Nowhere-no-previews"])
    let error = #expect(throws: PreviewError.self) { try found[0].makeView() }
    let start = "The module Nowhere has no previews in this process. Modules with previews: "
    #expect(error?.description.hasPrefix(start) == true)
    #expect(error?.description.contains("TouchstoneTestingTests") == true)
  }

  @Test func `patterns that exclude everything are a case that fails`() async throws {
    let found = Previews.all(in: "TouchstoneTestingTests", excluding: ["Nothing*", "*"])
    #expect(found.map(\.description) == ["TouchstoneTestingTests-excluded"])
    let error = #expect(throws: PreviewError.self) { try found[0].makeView() }
    #expect(error?.description == "All previews are excluded by Nothing*, *, so nothing is tested.")
  }

  @Test func `a process without any preview is a case that fails, whatever is excluded`() {
    for excluded in [[], ["Card*"]] {
      let selection = Previews.selection(from: [], of: "", excluding: excluded)
      let error = #expect(throws: PreviewError.self) { try selection[0].makeView() }
      #expect(selection.map(\.description) == ["no-previews"])
      #expect(
        error?.description == "No module in this process has previews, so nothing is tested: the test target must "
          + "depend on a target with previews.")
    }
  }

  @Test func `the variants that the command names are those that are drawn`() {
    #expect(PreviewDrawing.variants.map(\.name) == PreviewBook.variants)
  }

  @Test func `previews are left out by name`() async {
    let found = await samples(excluding: ["*-Broken", "Sample_Previews*"])
    #expect(found.count == 14)
  }

  @Test func `previews are left out by modifier`() async {
    let found = await samples().filter { !$0.hasModifier(SampleStore.self) }
    #expect(found.count == 18 && !found.contains { $0.description == "SamplePreviews-Modified" })
  }

  @Test func `previews are left out by layout and orientation`() async {
    let found = await samples().filter { $0.layout != .device && $0.orientation == .portrait }
    #expect(found.allSatisfy { $0.layout != .device } && !found.contains { $0.description == "SamplePreviews-Across" })
    #expect(found.contains { $0.description == "SamplePreviews-Sides-1" } && found.count == 14)
  }

  // MARK: Variants and moments

  /// The pixels of pictures; the box of `SamplePreviews-Growing` is 30×10 points, twice as wide with large text and twice
  /// as high where it is dark.
  private func sizes(of preview: Preview, _ strategies: [String: Snapshotting<Preview, UIImage>]) -> [String: CGSize] {
    strategies.mapValues { strategy in
      var size = CGSize.zero
      strategy.snapshot(preview).run { size = $0.size }
      return size
    }
  }

  @Test func `a preview varies by colour scheme and size of text`() async throws {
    let preview = try #require(await previews()["SamplePreviews-Growing"])
    #expect(
      sizes(of: preview, .images(varying: .colorSchemes, .typeSizes(.large, .accessibility3))) == [
        "light-large": CGSize(width: 30, height: 10), "light-accessibility3": CGSize(width: 60, height: 10),
        "dark-large": CGSize(width: 30, height: 20), "dark-accessibility3": CGSize(width: 60, height: 20),
      ])
  }

  @Test func `no picture of a preview covers another of the same name`() async throws {
    let preview = try #require(await previews()["SamplePreviews-Growing"])
    let variants: [String: Snapshotting<Preview, UIImage>] = .images(
      varying: .typeSizes(.large, .accessibility3, .large), .scales(1, 1))
    #expect(
      variants.keys.sorted() == [
        "accessibility3-1x", "accessibility3-1x-2", "large-1x", "large-1x-2", "large-1x-3", "large-1x-4",
      ])
    #expect(sizes(of: preview, variants)["accessibility3-1x-2"] == CGSize(width: 60, height: 10))
  }

  /// Sizes in points: Apple's Human Interface Guidelines, “Layout”.
  @Test func `a preview varies by device, whatever its traits say`() async throws {
    let axis = SnapshotAxis.devices(["small": .iPhoneSe, "tablet": .iPadPro11(.portrait)])
    for name in ["SamplePreviews-Plain", "SamplePreviews-Growing"] {
      let preview = try #require(await previews()[name])
      #expect(
        sizes(of: preview, .images(varying: axis)) == [
          "small": CGSize(width: 320, height: 568), "tablet": CGSize(width: 834, height: 1194),
        ])
    }
  }

  @Test func `variants are goldens with the names of the preview and the variant`() async throws {
    let preview = try #require(await previews()["SamplePreviews-Toggled"])
    withTemporaryPath { folder in
      withKnownIssue {
        assertSnapshots(
          of: preview, as: .images(varying: .colorSchemes), record: .missing, snapshotDirectory: folder,
          testName: "preview()")
      }
      #expect(
        names(in: folder) == [
          "preview.SamplePreviews-Toggled-dark@2x.png", "preview.SamplePreviews-Toggled-light@2x.png",
        ])
    }
  }

  /// The box, which is blue and has no red, fades away linearly within a second: a quarter of the white behind it, 255,
  /// is visible after 250 ms.
  @Test(arguments: [(0, 0), (250, 64), (500, 128), (1000, 255), (nil, 255)] as [(Int?, Int)])
  func `a preview is drawn at a moment, or where its animations end`(milliseconds: Int?, red: Int) async throws {
    let preview = try #require(await previews()["SamplePreviews-Growing"])
    var found: Int?
    Snapshotting<Preview, UIImage>.image(at: milliseconds.map { .milliseconds($0) }).snapshot(preview).run { image in
      found = image.cgImage.map { Int($0.bitmap[0, 0].red) }
    }
    let value = try #require(found)
    #expect(abs(value - red) <= 1)
  }

  @Test(arguments: [
    ("iPhone 15 Pro", 393, 852), ("iPhone 16 Pro Max", 440, 956), ("iPhone SE (1st generation)", 320, 568),
    ("iPhone SE (3rd generation)", 375, 667), ("iPhone 7", 375, 667), ("iPhone 11", 414, 896),
    ("iPhone 11 Pro", 375, 812), ("iPhone 12 mini", 375, 812), ("iPhone Xs", 375, 812),
    ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366), ("iPad Pro 13-inch (M4)", 1032, 1376),
    ("iPad Pro 11-inch (M4)", 834, 1210), ("iPad Pro (11-inch) (4th generation)", 834, 1194),
    ("iPad Air 13-inch (M2)", 1024, 1366), ("iPad Air (5th generation)", 820, 1180),
    ("iPad (10th generation)", 820, 1180), ("iPad (9th generation)", 810, 1080), ("iPad (A16)", 820, 1180),
    ("iPad mini (6th generation)", 744, 1133), ("iPad mini (A17 Pro)", 744, 1133),
  ])
  func `devices are known by their names in Xcode`(name: String, width: CGFloat, height: CGFloat) throws {
    let screen = try #require(PreviewScreen(PreviewDevice(rawValue: name)))
    #expect(screen.config(.portrait).size == CGSize(width: width, height: height))
  }

  @Test func `a picture fails with the place of its preview`() async throws {
    let preview = try #require(await previews()["SamplePreviews"])
    withTemporaryPath { folder in
      withKnownIssue {
        assertSnapshot(of: preview, as: .image, record: .never, snapshotDirectory: folder)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("The preview: TouchstoneTestingTests/SamplePreviews.swift:10") }
      }
    }
  }

  @Test func `all pictures are drawn into a folder`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await PreviewDrawing.draw(into: folder, variants: ["light", "landscape"])
    let list = try String(contentsOf: folder.appendingPathComponent("previews.json"), encoding: .utf8)
    #expect(list.contains("pictures/TouchstoneTestingTests-SamplePreviews.light.png"))
    #expect(!list.contains("pictures/TouchstoneTestingTests-SamplePreviews.landscape.png"))
    #expect(list.contains("pictures/TouchstoneTestingTests-SamplePreviews-Plain.landscape.png"))
    #expect(list.contains("NoStore"))
    #expect(list.contains("UIViewController"))
    let picture = folder.appendingPathComponent("pictures/TouchstoneTestingTests-SamplePreviews.light.png")
    #expect(UIImage(contentsOfFile: picture.path)?.cgImage?.width == 60)
    // A screen of the page has the size of text of Xcode's previews, which makes it green; a golden has that of devices.
    // Source: Apple, Human Interface Guidelines, "Color".
    let screen = folder.appendingPathComponent("pictures/TouchstoneTestingTests-SamplePreviews-Across.light.png")
    #expect(try PNGImage(data: Data(contentsOf: screen)).bitmap.hex(x: 800, y: 400) == "#34C759")
    var golden: UIImage?
    let preview = try #require(await previews()["SamplePreviews-Across"])
    Snapshotting<Preview, UIImage>.image.snapshot(preview).run { golden = $0 }
    #expect(golden?.cgImage?.bitmap.hex(x: 800, y: 400) == "#FF3B30")
  }

  /// White text of a preview that is always dark would be lost on the light stage of the variant.
  @Test func `a picture lies on what it can be seen on`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await PreviewDrawing.draw(into: folder, variants: ["light", "dark"])
    let list = try Data(contentsOf: folder.appendingPathComponent(PreviewBook.fileName))
    let entries = try JSONDecoder().decode(PreviewBook.self, from: list).entries
    let stages = { (id: String) in entries.first { $0.id == id }?.pictures.map(\.stage) }
    #expect(stages("SamplePreviews-Toggled") == [.light, .dark])
    #expect(stages("SamplePreviews-Night") == [.dark, .dark])
    #expect(stages("SamplePreviews-Paper") == [.light, .dark])
    #expect(stages("SamplePreviews-Plain") == [.light, .dark])
  }
}
