/// Advice about names and modules that Touchstone does not provide.
enum Advice {
  /// The products that contain a module of the same name.
  ///
  /// An `import` of one of these requires the product.
  static let products = [
    "AppKit", "Charts", "Combine", "CoreGraphics", "CoreText", "ImageIO", "InlineSnapshotTesting",
    "QuartzCore", "SnapshotTesting", "SwiftUI", "Symbols", "UIKit",
  ]

  /// The products that conditions test for the platform: code may be hidden just because they are missing.
  static let platformProducts: Set = ["AppKit", "UIKit"]

  /// Modules of Apple's platforms without a counterpart on Linux.
  static let absentModules: Set = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents", "CloudKit", "Cocoa",
    "Contacts", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CryptoKit",
    "Darwin", "EventKit", "GameKit", "HealthKit", "LocalAuthentication", "MapKit",
    "MessageUI", "Metal", "MetalKit", "NaturalLanguage", "ObjectiveC", "PDFKit", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit",
    "SwiftData", "TVUIKit", "TipKit", "UserNotifications", "Vision",
    "WatchKit", "WebKit", "WidgetKit",
  ]

  /// Names in Apple's frameworks that a picture cannot show, with advice.
  static let byName = [
    "UIViewRepresentable": "UIKit views are not drawn: a placeholder with their name is",
    "UIViewControllerRepresentable": "UIKit views are not drawn: a placeholder with their name is",
    "NSViewRepresentable": "AppKit views are not drawn: a placeholder with their name is",
    "NSViewControllerRepresentable": "AppKit views are not drawn: a placeholder with their name is",
    "Chart3D": "3D charts are not available: put code that uses them behind #if !os(Linux)",
    "UIApplication": "there is no application: put code that uses it behind #if canImport(UIKit)",
    "WKWebView": "web pages are not drawn: put code that uses them behind #if canImport(WebKit)",
  ]

  /// Modules that a target imports under another name, with that name.
  static let renamedModules = [
    "OSLog": "TouchstoneOSLog", "UniformTypeIdentifiers": "TouchstoneTypes", "os": "TouchstoneLogging",
  ]

  static func text(forModule module: String) -> String {
    if let name = renamedModules[module] {
      return "import \(module): add the product \(module) of touchstone to the target, and"
        + " swiftSettings: [.unsafeFlags([\"-module-alias\", \"\(module)=\(name)\"])]"
    }
    return
      "import \(module): Linux has no such module. Put the import, and the code that needs it, behind #if canImport(\(module))"
  }
}
