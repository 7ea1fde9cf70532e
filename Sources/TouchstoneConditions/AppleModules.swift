/// Modules of Apple's platforms, as far as conditions ask for them.
package enum AppleModules {
  /// Those that Touchstone has, or is to have, as products that a target can depend on.
  ///
  /// Whether a target can import one follows from its manifest. The compiler would find whichever has been built.
  package static let provided: Set = [
    "AppKit", "Charts", "Cocoa", "Combine", "CoreGraphics", "CoreText", "DeveloperToolsSupport", "ImageIO", "OSLog",
    "QuartzCore", "SwiftUI", "SwiftUICore", "Symbols", "UIKit", "UniformTypeIdentifiers", "os",
  ]
}
