import Foundation
import Testing
import TouchstoneAssets
import TouchstoneTestSupport

@Suite struct AssetSymbolsTests {
  private func source(_ folder: AssetFolder, _ modules: Set<String> = ["SwiftUI", "UIKit"]) -> [Substring] {
    AssetSymbols.source(of: folder, modules: modules).split(separator: "\n")
  }

  @Test func `a colour is a constant of its resource, and of all types of colours that the target sees`() {
    let lines = source(AssetFolder([.color: ["Brand"]]))
    #expect(
      lines.filter { $0.contains("brand") } == [
        "  static let brand = SwiftUI.ColorResource(name: \"Brand\", bundle: resourceBundle)",
        "  static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brand) }",
        "  static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brand) }",
        "  @_disfavoredOverload static var brand: UIKit.UIColor { UIKit.UIColor(resource: SwiftUI.ColorResource.brand) }",
      ])
    #expect(lines.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"))
    #expect(!lines.contains { $0.contains("AppKit") || $0.contains("Image") })
  }

  @Test func `a target that sees AppKit has colours and images of AppKit`() {
    let theme = AssetFolder([.color: ["Brand"], .image: ["Logo"]])
    let folder = AssetFolder([.color: ["Ink"], .image: ["Seal"]], namespaces: ["Theme": theme])
    let lines = source(folder, ["SwiftUI", "AppKit"])
    #expect(Array(lines[1...3]) == ["import Foundation", "import SwiftUI", "import AppKit"])
    #expect(
      lines.suffix(12).joined(separator: "\n") == """
        extension AppKit.NSColor {
          @_disfavoredOverload static var ink: AppKit.NSColor \
        { AppKit.NSColor(resource: SwiftUI.ColorResource.ink) }
          enum Theme {
            @_disfavoredOverload static var brand: AppKit.NSColor \
        { AppKit.NSColor(resource: SwiftUI.ColorResource.Theme.brand) }
          }
        }
        extension AppKit.NSImage {
          static var seal: AppKit.NSImage { AppKit.NSImage(resource: SwiftUI.ImageResource.seal) }
          enum Theme {
            static var logo: AppKit.NSImage { AppKit.NSImage(resource: SwiftUI.ImageResource.Theme.logo) }
          }
        }
        """)
    #expect(!lines.contains { $0.contains("UIKit") })
  }

  @Test func `a name that a colour of AppKit has is left out there`() {
    let lines = source(AssetFolder([.color: ["darkGray"]]), ["AppKit"])
    #expect(
      lines.filter { $0.contains("static") } == [
        "  static let darkGray = AppKit.ColorResource(name: \"darkGray\", bundle: resourceBundle)"
      ])
    #expect(lines.filter { $0.contains("#warning") }.count == 1)
  }

  @Test func `folders are types where they are namespaces, and styles have none`() throws {
    let lines = source(AssetFolder([:], namespaces: ["my icons": AssetFolder([.image: ["Home", "Tab"]])]))
    #expect(
      Array(lines.suffix(12))
        == [
          "extension SwiftUI.ImageResource {", "  enum MyIcons {",
          "    static let home = SwiftUI.ImageResource(name: \"my icons/Home\", bundle: resourceBundle)",
          "    static let tab = SwiftUI.ImageResource(name: \"my icons/Tab\", bundle: resourceBundle)", "  }", "}",
          "extension UIKit.UIImage {",
          "  enum MyIcons {",
          "    static var home: UIKit.UIImage { UIKit.UIImage(resource: SwiftUI.ImageResource.MyIcons.home) }",
          "    static var tab: UIKit.UIImage { UIKit.UIImage(resource: SwiftUI.ImageResource.MyIcons.tab) }", "  }",
          "}",
        ])
  }

  /// - Source: Xcode 16, in a public repository: a `#warning` that `secondaryColor` conflicts with `secondary`.
  @Test func `a name that a type has already is told and left out there, but not of the resources`() {
    let lines = source(AssetFolder([.color: ["secondaryColor"]]), ["SwiftUI"])
    #expect(
      lines.filter { $0.contains("static") } == [
        "  static let secondary = SwiftUI.ColorResource(name: \"secondaryColor\", bundle: resourceBundle)"
      ])
    #expect(
      lines.filter { $0.contains("#warning") } == [
        #"  #warning("the color asset name \"secondaryColor\" resolves to secondary, which SwiftUI.Color has already: rename it")"#
      ])
  }

  @Test func `two names of one symbol are told once, and the first has it`() {
    let lines = source(AssetFolder([.image: ["a-b", "a_b", "🎨"]]))
    #expect(
      lines.filter { $0.contains("static let") } == [
        "  static let aB = SwiftUI.ImageResource(name: \"a-b\", bundle: resourceBundle)"
      ])
    #expect(lines.filter { $0.contains("#warning") }.count == 2)
  }

  /// - Source: Xcode 16, “Asset Symbols” of a catalogue.
  @Test func `a catalogue can turn off the members of other types`() throws {
    try withTemporaryFolder { folder in
      let contents = folder.appendingPathComponent("Contents.json")
      #expect(!AssetFolder.hasOnlyResources(folder))
      try Data(#"{"properties": {"generate-swift-asset-symbol-extensions": "disabled"}}"#.utf8).write(to: contents)
      #expect(AssetFolder.hasOnlyResources(folder))
    }
    let source = AssetSymbols.source(
      of: AssetFolder([.color: ["Brand"]]), extending: AssetFolder(), modules: ["SwiftUI"])
    #expect(source.contains("static let brand") && !source.contains("static var"))
  }

  @Test func `two folders of one type are reported`() {
    let icons = AssetFolder([.image: ["Home"]])
    let lines = source(AssetFolder([:], namespaces: ["my icons": icons, "MyIcons": icons]))
    #expect(
      lines.filter { $0.contains("#warning") }.count == 1 && lines.filter { $0.contains("enum MyIcons") }.count == 2)
  }

  @Test func `a target that sees no colours and images has no symbols`() {
    #expect(source(AssetFolder([.color: ["Brand"]]), ["Foundation"]).count == 1)
    #expect(!source(AssetFolder()).contains { $0.contains("extension") })
  }

  @Test func `catalogues are read with folders and namespaces, and what they lack is left out`() throws {
    try withTemporaryFolder { folder in
      func add(_ path: String, _ contents: String = "{}") throws {
        let place = folder.appendingPathComponent(path, isDirectory: true)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: place.appendingPathComponent("Contents.json"))
      }
      try add("A.xcassets/Brand.colorset")
      try add("A.xcassets/AppIcon.appiconset")
      try add("A.xcassets/Plain/Logo.imageset")
      try add("A.xcassets/Icons", #"{"properties": {"provides-namespace": true}}"#)
      try add("A.xcassets/Icons/Home.imageset")
      try add("A.xcassets/v1.2/Old.imageset")
      try add("A.xcassets/v2.0", #"{"properties": {"provides-namespace": true}}"#)
      try add("A.xcassets/v2.0/New.colorset")
      try add("A.xcassets/Face.complicationset/Circular.imageset")
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("A.xcassets/Circle").path, withDestinationPath: ".")
      try add("A.xcassets/Damaged", "{")
      try add("A.xcassets/Damaged/pin.symbolset")
      try add("B.xcassets/Brand.colorset")
      let read = AssetFolder(catalogues: ["A", "B", "C"].map { folder.appendingPathComponent("\($0).xcassets") })
      #expect(
        read
          == AssetFolder(
            [.color: ["Brand"], .image: ["Logo", "Old", "pin"]],
            namespaces: [
              "Icons": AssetFolder([.image: ["Home"]]), "v2.0": AssetFolder([.color: ["New"]]),
            ]))
    }
  }
}
