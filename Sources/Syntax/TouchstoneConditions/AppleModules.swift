/// The modules of Apple's platforms that conditions can ask for.
package enum AppleModules {
  /// The modules that Touchstone provides, or is going to provide, as products that a target can depend on.
  ///
  /// Whether a target can import one follows from its manifest. The compiler would find any that happens to be built.
  package static let provided: Set = [
    "AVFoundation", "AVKit", "Accessibility", "ActivityKit", "AppIntents", "AppKit", "Charts", "Cocoa", "Combine",
    "CoreGraphics", "CoreLocation", "CoreText", "DeveloperToolsSupport", "ImageIO", "Intents", "MapKit", "OSLog",
    "PhotosUI", "QuartzCore", "SafariServices", "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore", "Symbols", "TipKit",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "os",
  ]

  /// The modules without a counterpart on Linux: none can be imported there, with or without a plugin.
  ///
  /// Objective-C is not one of them, because the plugins remove its import.
  package static let absent: Set = [
    "ARKit", "AVFAudio", "AVRouting", "Accelerate", "AdServices", "AdSupport", "AddressBook", "AlarmKit",
    "AppTrackingTransparency", "ApplicationServices", "AudioToolbox", "AudioUnit", "AuthenticationServices",
    "BackgroundTasks", "BrowserEngineKit", "CFNetwork", "CallKit", "CarKey", "CarPlay", "Carbon", "Cinematic",
    "ClockKit", "CloudKit", "CommonCrypto", "CompositorServices", "Compression", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreMIDI", "CoreML",
    "CoreMedia", "CoreMediaIO", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreTransferable", "CoreVideo", "CoreWLAN", "CreateML", "CryptoKit", "CryptoTokenKit", "Darwin", "DataDetection",
    "DeviceActivity", "DeviceCheck", "DiskArbitration", "EventKit", "EventKitUI", "ExposureNotification",
    "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FinanceKit", "FoundationModels", "GLKit",
    "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit",
    "IOSurface", "IdentityLookup", "ImagePlayground", "InputMethodKit", "IntentsUI", "JavaScriptCore",
    "LinkPresentation", "LiveCommunicationKit", "LocalAuthentication", "MLCompute", "MachO", "ManagedSettings",
    "MediaAccessibility", "MediaPlayer", "MediaToolbox", "MessageUI", "Messages", "Metal", "MetalFX", "MetalKit",
    "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension",
    "NotificationCenter", "OpenDirectory", "OpenGLES", "PDFKit", "PHASE", "PassKit", "PencilKit", "Photos",
    "ProximityReader", "PushKit", "PushToTalk", "Quartz", "QuickLook", "QuickLookThumbnailing", "QuickLookUI",
    "RealityKit", "RealityKitContent", "ReplayKit", "RoomPlan", "SafetyKit", "SceneKit", "ScreenCaptureKit",
    "ScreenTime", "Security", "SensitiveContentAnalysis", "SensorKit", "ServiceManagement", "SharedWithYou",
    "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "SystemConfiguration", "TVUIKit", "TabletopKit",
    "ThreadNetwork", "Translation", "UserNotificationsUI", "VideoToolbox", "Virtualization", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WeatherKit", "WorkoutKit", "iAd", "simd",
  ]
}
