import TouchstoneConditions

/// Advice about names and modules that Touchstone does not provide.
enum Advice {
  /// The products that contain a module of the same name.
  ///
  /// An `import` of one of these requires the product.
  static let products = [
    "AVFoundation", "AVKit", "Accessibility", "ActivityKit", "AppIntents", "AppKit", "Charts", "Combine",
    "CoreGraphics", "CoreLocation", "CoreText", "ImageIO", "InlineSnapshotTesting", "Intents", "MapKit", "OSLog",
    "PhotosUI", "QuartzCore", "SafariServices", "SnapshotTesting", "StoreKit", "SwiftData", "SwiftUI", "Symbols",
    "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "os",
  ]

  /// The products that conditions test for the platform: code may be hidden just because they are missing.
  static let platformProducts: Set = ["AppKit", "UIKit"]

  /// Modules of Apple's platforms without a counterpart on Linux.
  static let absentModules = AppleModules.absent

  /// Modules that Linux has: the toolchain's, and the C libraries that code imports under conditions.
  static let systemModules: Set = [
    "Android", "Bionic", "CDispatch", "CRT", "CompilerPluginSupport", "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch",
    "Distributed",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Glibc", "Musl", "Observation", "PackageDescription", "PackagePlugin", "RegexBuilder", "Runtime", "Swift",
    "SwiftOnoneSupport", "SwiftShims", "Synchronization", "Testing", "WASILibc", "WinSDK", "XCTest", "ucrt",
  ]

  /// Names in Apple's frameworks that a picture cannot show, with advice.
  static let byName = [
    "UIViewRepresentable": "UIKit views are not drawn: a placeholder with their name is drawn instead",
    "UIViewControllerRepresentable": "UIKit views are not drawn: a placeholder with their name is drawn instead",
    "NSViewRepresentable": "AppKit views are not drawn: a placeholder with their name is drawn instead",
    "NSViewControllerRepresentable": "AppKit views are not drawn: a placeholder with their name is drawn instead",
    "FetchRequest": "Core Data is not available: pass the objects to the view",
    "\\.managedObjectContext": "Core Data is not available: pass the objects to the view",
    "Chart3D": "3D charts are not available: put code that uses them behind #if canImport(Darwin)",
    "UIApplication": "there is no app: it has no windows or scenes, and opens nothing",
    "#selector": "the plugin compiles it, but no control or notification calls it",
    "@objc optional":
      "Linux has no optional requirements: remove optional, and give the requirement a default in an extension",
    "@convention(block)": "Linux has no blocks of Objective-C: put it behind #if canImport(Darwin)",
    "NSPredicate(format:)":
      "Linux has no predicates from text: use #Predicate or NSPredicate(block:), or put it behind #if canImport(Darwin)",
    "NSSelectorFromString": "Linux has no selectors: put it behind #if canImport(Darwin)",
    "XCTAttachment": "XCTest has none on Linux, but TouchstoneTesting does: import it as well",
    "WKWebView": "web pages are not drawn: a placeholder is drawn instead",
  ]

  /// The names of those that stop a build.
  static let stoppingNames: Set = [
    "@convention(block)", "@objc optional", "Chart3D", "FetchRequest", "NSPredicate(format:)", "NSSelectorFromString",
    "\\.managedObjectContext",
  ]

  /// Modules that have another name on Linux, with that name: a flag maps them.
  static let renamedModules = [
    "OSLog": "TouchstoneOSLog", "UniformTypeIdentifiers": "TouchstoneTypes", "os": "TouchstoneLogging",
  ]

  /// Advice about an import of a module that nothing known has.
  static func text(forUnknownModule module: String) -> String {
    "import \(module): neither Linux nor the package nor its dependencies have such a module. If only Apple's platforms have "
      + "it, put the import, and the code that needs it, behind #if canImport(\(module))"
  }

  static func text(forModule module: String) -> String {
    "import \(module): Linux has no such module. Put the import, and the code that needs it, behind #if canImport(\(module))"
  }
}
