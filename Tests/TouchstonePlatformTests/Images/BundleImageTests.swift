import AppKit
import Foundation
import Testing
import UIKit

@Suite struct BundleImageTests {
  @Test func `a bundle finds the images in its files`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    try dot.write(to: folder.appendingPathComponent("Dot.png"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(bundle.image(forResource: "Dot")?.size == CGSize(width: 3, height: 2))
    #expect(bundle.image(forResource: "Line") == nil)
  }
}
