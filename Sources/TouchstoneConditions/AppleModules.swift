/// The modules of Apple's platforms that conditions can ask for.
package enum AppleModules {
  /// The modules that Touchstone provides, or is going to provide, as products that a target can depend on.
  ///
  /// Whether a target can import one follows from its manifest. The compiler would find any that happens to be built.
  package static let provided: Set = [
    "Accessibility", "AppKit", "Charts", "Cocoa", "Combine", "CoreGraphics", "CoreText", "DeveloperToolsSupport",
    "ImageIO", "OSLog", "QuartzCore", "SwiftUI", "SwiftUICore", "Symbols", "UIKit", "UniformTypeIdentifiers", "os",
  ]
}
