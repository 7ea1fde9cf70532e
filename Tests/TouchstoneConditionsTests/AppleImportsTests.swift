import Foundation
import Testing
import TouchstoneConditions

struct AppleImportsTests {
  private func decided(_ text: String, platform: Platform = .macOS) -> String {
    let bytes = DecidedSource.decided(Array(text.utf8), path: "/a.swift", platform: platform, modules: ["AppKit"])
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")[1]
      .trimmingCharacters(in: .whitespaces)
  }

  @Test(arguments: [
    ("import Cocoa", "import AppKit"), ("public import Cocoa // Cocoa", "public import AppKit // Cocoa"),
    ("import AppKit.NSEvent", "import AppKit"), ("import Cocoa.NSView", "import AppKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"), ("import Foundation", "import Foundation"),
    ("import class AppKit.NSView", "import class AppKit.NSView"),
    ("import class Cocoa.NSView", "import class AppKit.NSView"), ("import Acme.Part", "import Acme.Part"),
    ("let Cocoa = 1", "let Cocoa = 1"),
  ])
  func `imports name modules of Linux`(text: String, expected: String) { #expect(decided(text) == expected) }

  @Test func `Cocoa can be imported where AppKit can`() {
    #expect(decided("#if canImport(Cocoa)\n#endif") == "#if (true          )")
    #expect(decided("#if canImport(Cocoa)\n#endif", platform: .iOS) == "#if (false         )")
  }
}
