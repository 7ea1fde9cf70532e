import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Colours of asset catalogues; the files are as Xcode writes them.
@MainActor @Suite struct AssetColorTests {
  private static func entry(_ space: String, _ components: String, _ appearance: String? = nil) -> String {
    let appearances = appearance.map {
      #""appearances": [{"appearance": "luminosity", "value": "\#($0)"}], "#
    }
    return #"{\#(appearances ?? "")"color": {"color-space": "\#(space)", "components": {\#(components)}}, "#
      + #""idiom": "universal"}"#
  }

  /// A bundle with colour sets, by their paths in the catalogue.
  private func bundle(_ sets: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString).bundle")
    for (path, colors) in sets {
      let set = folder.appendingPathComponent("Assets.xcassets/\(path).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let text = #"{"colors": [\#(colors)], "info": {"author": "xcode", "version": 1}}"#
      try text.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: folder.path))
  }

  private func rgba(_ color: Color, _ scheme: ColorScheme = .light) throws -> [Int] {
    let view = color.frame(width: 1, height: 1).environment(\.colorScheme, scheme)
    let pixel = try ImageRenderer(content: view).render().bitmap[0, 0]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  @Test func `Components are read as fractions, bytes and hexadecimal numbers`() throws {
    let bundle = try bundle([
      "Fraction": Self.entry("srgb", #""red": "0.200", "green": "0.400", "blue": "0.600", "alpha": "1.000""#),
      "Byte": Self.entry("srgb", #""red": "51", "green": "102", "blue": "153", "alpha": "1.000""#),
      "Hex": Self.entry("srgb", #""red": "0x33", "green": "0x66", "blue": "0x99", "alpha": "1.000""#),
      "Gray": Self.entry("gray-gamma-22", #""white": "0.200", "alpha": "1.000""#),
    ])
    for name in ["Fraction", "Byte", "Hex"] { #expect(try rgba(Color(name, bundle: bundle)) == [51, 102, 153, 255]) }
    #expect(try rgba(Color("Gray", bundle: bundle)) == [51, 51, 51, 255])
  }

  /// Apple's "Asset Catalog Format Reference" has opacities from 0 to 1. Generators write them without decimals.
  @Test func `An opacity is a fraction without decimals, too`() throws {
    func entry(_ alpha: String) -> String {
      Self.entry("srgb", #""red": "0.200", "green": "0.400", "blue": "0.600", "alpha": "\#(alpha)""#)
    }
    let bundle = try bundle(["Opaque": entry("1"), "Clear": entry("0"), "Byte": entry("255"), "Hex": entry("0xFF")])
    for name in ["Opaque", "Byte", "Hex"] { #expect(try rgba(Color(name, bundle: bundle)) == [51, 102, 153, 255]) }
    #expect(try rgba(Color("Clear", bundle: bundle))[3] == 0)
  }

  @Test func `Dark surroundings take their own colour where there is one`() throws {
    let white = #""white": "1.000", "alpha": "1.000""#
    let black = #""white": "0.000", "alpha": "1.000""#
    let bundle = try bundle([
      "Both": Self.entry("extended-gray", white) + ", " + Self.entry("extended-gray", black, "dark"),
      "One": Self.entry("extended-gray", white),
    ])
    let both = Color(ColorResource(name: "Both", bundle: bundle))
    #expect(try rgba(both) == [255, 255, 255, 255])
    #expect(try rgba(both, .dark) == [0, 0, 0, 255])
    #expect(try rgba(Color("One", bundle: bundle), .dark) == [255, 255, 255, 255])
  }

  @Test func `Groups are no part of a name, and system colours are known`() throws {
    let bundle = try bundle([
      "Group/Deep/Inner": Self.entry(
        "display-p3", #""red": "0.000", "green": "0.000", "blue": "0.000", "alpha": "1.0""#),
      "System": #"{"color": {"platform": "ios", "reference": "systemRedColor"}, "idiom": "universal"}"#,
    ])
    #expect(try rgba(Color("Inner", bundle: bundle)) == [0, 0, 0, 255])
    #expect(try rgba(Color("System", bundle: bundle)) == [255, 59, 48, 255])
  }

  @Test func `What cannot be read is magenta`() throws {
    let bundle = try bundle([
      "Empty": "", "Words": Self.entry("srgb", #""red": "much", "green": "1", "blue": "1", "alpha": "1.000""#),
    ])
    for name in ["Missing", "Empty", "Words", "", "../Words"] {
      #expect(try rgba(Color(name, bundle: bundle)) == [255, 0, 255, 255])
    }
  }

  @Test func `A colour that is not found is reported once and says how to fix it`() throws {
    let view = HStack {
      Color("NoSuchColor")
      Rectangle().fill(Color("NoSuchColor").opacity(0.5))
    }
    let diagnostics = try ImageRenderer(content: view.frame(width: 4, height: 4)).render().diagnostics
    #expect(diagnostics == [.unknownColor(name: "NoSuchColor")])
    #expect(diagnostics.first?.isError == false)
    #expect(
      diagnostics.first?.description == """
        No colour named "NoSuchColor" was found, or its NoSuchColor.colorset contains no readable colour; it is drawn in \
        magenta. Copy the asset catalogue in Package.swift — plugins: [.plugin(name: "CopyResources", package: \
        "touchstone")] — and name its bundle: Color("NoSuchColor", bundle: .module).
        """)
    let found = try bundle(["Found": Self.entry("srgb", #""white": "1.000", "alpha": "1.000""#)])
    let known = Color("Found", bundle: found).frame(width: 1, height: 1)
    #expect(try ImageRenderer(content: known).render().diagnostics.isEmpty)
  }
}
