/// The modules of Apple's platforms that conditions can ask for.
package enum AppleModules {
  /// The modules that Touchstone provides, or is going to provide, as products that a target can depend on.
  ///
  /// Whether a target can import one follows from its manifest. The compiler would find any that happens to be built.
  package static let provided: Set = [
    "Accessibility", "AppKit", "Charts", "Cocoa", "Combine", "CoreGraphics", "CoreText", "DeveloperToolsSupport",
    "ImageIO", "OSLog", "QuartzCore", "SwiftUI", "SwiftUICore", "Symbols", "UIKit", "UniformTypeIdentifiers", "os",
  ]

  /// The modules without a counterpart on Linux: none can be imported there, with or without a plugin.
  ///
  /// Objective-C is not one of them, because the plugins remove its import.
  package static let absent: Set = [
    "AVFAudio", "AVFoundation", "AVKit", "ARKit", "Accelerate", "ActivityKit", "AdServices", "AlarmKit",
    "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
    "CallKit", "CarPlay", "CloudKit", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMIDI", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreTransferable",
    "CoreVideo", "CryptoKit", "Darwin", "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI",
    "ExtensionKit", "FamilyControls", "FoundationModels", "GameController", "GameKit", "GameplayKit",
    "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "ImagePlayground", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MachO", "MapKit", "MediaPlayer", "Messages",
    "MessageUI", "Metal", "MetalKit", "MetricKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit", "RealityKitContent",
    "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenCaptureKit", "ScreenTime", "Security",
    "SensorKit", "ServiceManagement", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData",
    "SystemConfiguration", "TVUIKit", "TipKit", "Translation", "UserNotifications", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    "WidgetKit", "WorkoutKit",
  ]
}
