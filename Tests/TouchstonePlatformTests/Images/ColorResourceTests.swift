import AppKit
import Foundation
import SwiftUI
import Testing
import UIKit

/// Colours of resources, of which the plugin `CopyResources` makes constants.
@Suite struct ColorResourceTests {
  private static func components(_ red: String, _ green: String, _ blue: String) -> String {
    let parts = #""red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "1.000""#
    return #""color": {"color-space": "srgb", "components": {\#(parts)}}, "idiom": "universal""#
  }

  /// Writes a catalogue with the colour set `Theme/Brand`, as Xcode writes it.
  private func write(to folder: URL) throws {
    let group = folder.appendingPathComponent("Assets.xcassets/Theme")
    let set = group.appendingPathComponent("Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let namespace = #"{"properties": {"provides-namespace": true}}"#
    try Data(namespace.utf8).write(to: group.appendingPathComponent("Contents.json"))
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let colors =
      "{\(Self.components("0.200", "0.400", "0.600"))}, {\(dark), \(Self.components("1.000", "1.000", "1.000"))}"
    try Data(#"{"colors": [\#(colors)]}"#.utf8).write(to: set.appendingPathComponent("Contents.json"))
  }

  private func bytes(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return bytes([red, green, blue, alpha])
  }

  private func bytes(_ parts: [CGFloat]) -> [Int] { parts.map { Int(($0 * 255).rounded()) } }

  @Test func `the components of a resource's colour can be read outside of views`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(to: folder)
    let resource = ColorResource(name: "Theme/Brand", bundle: try #require(Bundle(path: folder.path)))
    let color = UIColor(resource: resource)
    #expect(bytes(color) == [51, 102, 153, 255])
    #expect(bytes(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == [255, 255, 255, 255])
    #expect(UIColor(Color(resource)) == color, "what is found does not make colours differ")
    let platformColor = NSColor(resource: resource)
    let parts = [platformColor.redComponent, platformColor.greenComponent, platformColor.blueComponent]
    #expect(bytes(parts) == [51, 102, 153])
  }

  @Test func `a resource that is not there is magenta`() {
    #expect(bytes(UIColor(resource: ColorResource(name: "Missing", bundle: .main))) == [255, 0, 255, 255])
  }
}
