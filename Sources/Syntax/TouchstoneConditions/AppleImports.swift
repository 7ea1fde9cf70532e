import TouchstoneSyntax

/// Imports that name a module of Apple's platforms by another name, or a part of it.
///
/// Linux has no module `Cocoa`, and its modules have no parts: `import AppKit.NSEvent`.
package enum AppleImports {
  /// Returns whether there are any.
  ///
  /// - Parameter code: A source without comments and strings, as ``SourceMask`` makes it.
  package static func areUsed(in code: [UInt8]) -> Bool { !parts(of: code).isEmpty }

  /// Returns what is to be written for them: `AppKit` for `Cocoa`, and nothing for parts.
  static func edits(of code: [UInt8]) -> [SourceEdit] {
    parts(of: code).map { SourceEdit(range: $0, text: code[$0].elementsEqual(cocoa) ? "AppKit" : "") }
  }

  private static let cocoa = Array("Cocoa".utf8)
  /// The modules of Apple's platforms with parts that files import by name.
  private static let divided: Set = [
    "AppKit", "Cocoa", "CoreFoundation", "CoreGraphics", "CoreText", "Foundation", "ImageIO", "QuartzCore", "UIKit",
  ]

  /// What may stand between `import` and the module.
  private static let importKinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

  /// The ranges of the name `Cocoa`, and of the parts of other modules with the dot before them, in order.
  private static func parts(of code: [UInt8]) -> [Range<Int>] {
    var (parts, index, previous) = ([Range<Int>](), 0, ArraySlice<UInt8>())
    // Whether the import is that of a single declaration, whose name is no part of a module.
    var isScoped = false
    while index < code.count {
      let start = index
      while index < code.count, code[index].isWordPart { index += 1 }
      guard index > start else {
        if !code[index].isSpace || code[index].isNewline { (previous, isScoped) = ([], false) }
        index += 1
        continue
      }
      let word = code[start..<index]
      let name = String(decoding: word, as: UTF8.self)
      if previous.elementsEqual("import".utf8), importKinds.contains(name) {
        isScoped = true
        continue
      }
      if previous.elementsEqual("import".utf8), divided.contains(name) {
        if word.elementsEqual(cocoa) { parts.append(start..<index) }
        let dot = index
        while index < code.count, code[index].isWordPart || code[index] == UInt8(ascii: ".") { index += 1 }
        if index > dot, !isScoped { parts.append(dot..<index) }
      }
      (previous, isScoped) = (word, false)
    }
    return parts
  }
}
