// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// What isn't edited, a dependency's checkout or one of CI, is compiled whole, a quarter cheaper: see <doc:Architecture>.
let whole = SwiftSetting.unsafeFlags(
  ["-wmo", "-num-threads", "4", "-disable-batch-mode", "-no-emit-module-separately-wmo"], .when(configuration: .debug))
let features = ["InternalImportsByDefault", "MemberImportVisibility"].map { SwiftSetting.enableUpcomingFeature($0) }
let isOnCI = Context.environment["TOUCHSTONE_WHOLE"] != nil
let isEdited = !Context.packageDirectory.contains("/checkouts/") && !isOnCI
// CI refuses an expression that takes the type checker more attempts; 10 000 take about 0.2 s.
let bounded = SwiftSetting.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=100000"])
let settings = [.swiftLanguageMode(.v6)] + features + (isEdited ? [] : [whole]) + (isOnCI ? [bounded] : [])
// Loops over pixels and codecs: debug builds, in which tests run, would take most of their time in them.
let optimised = [CSetting.unsafeFlags(["-O2"], .when(configuration: .debug))]

// The folders of Sources, and the targets in each; what isn't named here has a name of Apple's, and is in Sources/Apple.
let rooms: KeyValuePairs = [
  "Views": """
  TouchstoneCore TouchstoneUI TouchstoneSymbols TouchstoneCharts TouchstoneRenderer TouchstoneServing \
  TouchstoneWidgets TouchstoneData TouchstoneTypes
  """,
  "Drawing": "TouchstoneDrawing TouchstoneText TouchstoneFonts TouchstoneImageIO TouchstoneCairo TouchstoneSVG",
  "Kit": "TouchstonePlatform TouchstoneCombine TouchstoneLogging TouchstoneOSLog",
  "Testing": """
  TouchstoneDiff TouchstoneSnapshots TouchstoneReport TouchstoneAudits TouchstoneTesting TouchstoneWidgetTesting \
  SnapshotTesting InlineSnapshotTesting
  """,
  "Tools": "touchstone TouchstoneCompare touchstone-compare",
  "Syntax": """
  TouchstoneSyntax TouchstoneExpansion TouchstoneMacros TouchstoneDataExpansion TouchstoneDataMacros \
  TouchstoneConditions TouchstoneAssets touchstone-conditions touchstone-assets
  """,
  "C": """
  CCairo CFreeType CHarfBuzz CPNG CJPEG CDeflate CReportPage CImageCodecs CPixelKernels CPreviewDiscovery CWallClock \
  CCoreGraphics CTouchstoneLogging CUIKit
  """,
]

// Targets of ours by their names without "Touchstone".
func touchstone(_ names: String...) -> [Target.Dependency] { names.map { .byName(name: "Touchstone\($0)") } }

func library(
  _ name: String, _ dependencies: [Target.Dependency], linker: [LinkerSetting] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linker, plugins: plugins)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], flags: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies + ["TouchstoneTestSupport"],
    swiftSettings: settings + (flags.isEmpty ? [] : [.unsafeFlags(flags)]))
}

func command(_ name: String, _ verb: String, _ description: String, writing reason: String? = nil) -> Target {
  let permissions = reason.map { [PluginPermission.writeToPackageDirectory(reason: $0)] } ?? []
  return .plugin(
    name: name, capability: .command(intent: .custom(verb: verb, description: description), permissions: permissions))
}

// What SwiftUI, UIKit and AppKit share.
let platform = touchstone("Platform", "Combine", "Cairo", "Drawing", "ImageIO")

// Apple's modules beside SwiftUI that nothing else here depends on: only packages that use them build them.
// <doc:AppleModules> says what they contain.
let leaves: [(name: String, dependencies: [Target.Dependency])] = [
  ("AppIntents", touchstone("UI", "Core", "Types")), ("PhotosUI", touchstone("UI", "Core", "Drawing", "Types")),
  ("AVFoundation", touchstone("UI")), ("AVKit", ["AVFoundation"] + touchstone("UI", "Core")),
  ("CoreLocation", []), ("MapKit", ["CoreLocation"] + touchstone("UI", "Core", "Drawing")),
  ("WebKit", touchstone("Platform", "UI", "Core")), ("SafariServices", touchstone("UI")),
  ("Intents", touchstone("UI")), ("StoreKit", touchstone("UI", "Core")),
  ("TipKit", touchstone("UI", "Core", "Drawing", "DataMacros")), ("UserNotifications", []),
]

// What only the tool needs: packages that have `traits: []` don't load it.
func toolOnly(_ name: String, in package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Tool"]))
}
let parser = toolOnly("ArgumentParser", in: "swift-argument-parser")
let server = [toolOnly("FlyingFox", in: "FlyingFox"), toolOnly("FlyingSocks", in: "FlyingFox")]
let combine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")

let package = Package(
  name: "touchstone",
  products: [
    .library(name: "TouchstoneRenderer", targets: ["TouchstoneRenderer", "TouchstoneUI"]),
    .library(name: "TouchstoneDiff", targets: ["TouchstoneDiff", "TouchstoneImageIO", "TouchstoneDrawing"]),
    .library(name: "TouchstoneServing", targets: ["TouchstoneServing", "TouchstoneFonts"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    // `canImport(UIKit)` and the like hold in packages that depend on these.
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "AppKit", targets: ["AppKit", "_Testing_AppKit"]),
    // No modules of these names: our dependencies ask for them by `canImport`, and the order of a build would decide what
    // their files see. Targets rename the modules: <doc:AppleModules>.
    .library(name: "os", targets: ["TouchstoneLogging"]),
    .library(name: "OSLog", targets: ["TouchstoneOSLog", "TouchstoneLogging"]),
    .library(name: "UniformTypeIdentifiers", targets: ["TouchstoneTypes"]),
    .executable(name: "touchstone", targets: ["touchstone"]),
    .executable(name: "touchstone-compare", targets: ["touchstone-compare"]),
  ]
    + [
      "SwiftUI", "Charts", "SwiftData", "WidgetKit", "ActivityKit", "Combine", "QuartzCore", "Symbols", "Accessibility",
      "CoreText", "ImageIO", "TouchstoneTesting", "TouchstoneWidgetTesting", "SnapshotTesting", "InlineSnapshotTesting",
    ].map { .library(name: $0, targets: [$0]) } + leaves.map { .library(name: $0.name, targets: [$0.name]) }
    + [
      "RecordSnapshots", "ReviewSnapshots", "SnapshotReport", "CompareSnapshots", "SnapshotFonts", "SnapshotPreviews",
      "LookAtView", "CompileAsIOS", "CompileAsMacOS", "CopyResources",
    ].map { .plugin(name: $0, targets: [$0]) },
  traits: [
    .default(enabledTraits: ["Tool"]), .trait(name: "Tool", description: "The commands, and what only they load."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .target(name: "CReportPage", exclude: ["Previews", "Report"]),
    // libpng and libjpeg report errors by longjmp, which must not cross Swift: here it starts and ends in C.
    .target(name: "CImageCodecs", dependencies: ["CPNG", "CJPEG", "CDeflate", "CPixelKernels"], cSettings: optimised),
    // @Entry, #Preview and @Previewable without swift-syntax, which takes minutes to build.
    // No test depends on the program itself: SwiftPM would build all that tests use a second time, for the host.
    .macro(name: "TouchstoneMacros", dependencies: ["TouchstoneExpansion"], swiftSettings: settings),
    .macro(name: "TouchstoneDataMacros", dependencies: ["TouchstoneDataExpansion"], swiftSettings: settings),
    library("TouchstoneDataExpansion", ["TouchstoneExpansion", "TouchstoneSyntax"]),
    // Read by plugins in every build of their users: nothing but the lexer is below them, so that they compile in seconds.
    .executableTarget(name: "touchstone-conditions", dependencies: ["TouchstoneConditions"], swiftSettings: settings),
    .executableTarget(name: "touchstone-assets", dependencies: ["TouchstoneAssets"], swiftSettings: settings),
    library(
      "TouchstoneFonts", touchstone("Text", "Drawing") + ["CFreeType", "CHarfBuzz", "CPixelKernels"],
      linker: [.linkedLibrary("_FoundationICU")]),
    library("TouchstoneImageIO", ["TouchstoneDrawing", "CImageCodecs", "CPixelKernels"]),
    library("TouchstoneCairo", touchstone("Drawing", "Text", "Fonts") + ["CCairo", "CFreeType", "CPixelKernels"]),
    library("TouchstoneCore", touchstone("Symbols", "Drawing", "Text", "Macros") + [combine]),
    library("TouchstoneUI", touchstone("Core", "Drawing", "Types", "Macros")),
    library(
      "TouchstoneRenderer", touchstone("UI", "Drawing", "Fonts", "Cairo", "SVG", "ImageIO") + [combine],
      plugins: ["ModuleMaps"]),
    library(
      "TouchstonePlatform",
      touchstone("UI", "Renderer", "Text", "Drawing", "Fonts", "Cairo", "ImageIO", "Types") + [combine]),
    library("TouchstoneServing", touchstone("Renderer", "UI", "Core", "Text", "Fonts", "Cairo", "ImageIO", "Drawing")),
    library("TouchstoneCharts", touchstone("UI", "Renderer", "Drawing")),
    library("TouchstoneWidgets", touchstone("UI", "Core", "Drawing")),
    library("TouchstoneDiff", ["TouchstoneDrawing", "CPixelKernels"]),
    library("TouchstoneSnapshots", touchstone("Diff", "Drawing", "ImageIO", "Syntax") + ["CWallClock"]),
    library("TouchstoneReport", touchstone("Snapshots", "Diff", "Conditions") + ["CReportPage"]),
    library("TouchstoneAudits", touchstone("Renderer", "UI", "Text", "Diff", "Drawing")),
    library(
      "TouchstoneTesting",
      ["CPreviewDiscovery"]
        + touchstone(
          "Audits", "Renderer", "Platform", "UI", "Fonts", "Drawing", "ImageIO", "Snapshots", "Report", "Conditions"),
      plugins: ["ModuleMaps"]),
    library("TouchstoneCompare", touchstone("Report", "Snapshots", "Diff", "Drawing", "ImageIO") + [parser]),
    // `touchstone compare` without the libraries of the other commands, which take longer to load than pictures to compare.
    .executableTarget(name: "touchstone-compare", dependencies: ["TouchstoneCompare"], swiftSettings: settings),
    .executableTarget(
      name: "touchstone",
      dependencies: [
        "TouchstoneCompare", "TouchstoneReport", "TouchstoneSnapshots", "TouchstoneDiff", "TouchstoneDrawing",
        "TouchstoneImageIO", "TouchstoneCairo", "TouchstoneFonts", "TouchstoneText", "TouchstoneConditions",
        "TouchstoneSyntax", "CPixelKernels", parser,
      ] + server,
      swiftSettings: settings),
    library(
      "TouchstoneCombine",
      [
        combine, .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ], plugins: ["ModuleMaps"]),
    library("CoreGraphics", touchstone("Cairo", "Drawing") + ["CCoreGraphics"], plugins: ["ModuleMaps"]),
    library("UIKit", platform + ["CUIKit"]),
    library("AppKit", platform),
    library("TouchstoneData", touchstone("UI", "Core", "DataMacros")),
    library("SwiftData", touchstone("Data", "Combine")),
    library("TouchstoneWidgetTesting", touchstone("Testing", "Widgets", "Snapshots", "UI")),
    library("SnapshotTesting", touchstone("Testing", "Snapshots", "UI")),
    library("SwiftUI", platform + ["TouchstoneUI", "TouchstoneRenderer"]),
    command("RecordSnapshots", "record-snapshots", "Re-records goldens.", writing: "It writes to Snapshots/."),
    command("ReviewSnapshots", "review-snapshots", "Shows failures one by one.", writing: "It writes to Snapshots/."),
    command("SnapshotReport", "snapshot-report", "Writes the report of one or several runs."),
    command("CompareSnapshots", "compare-snapshots", "Compares the snapshots of two revisions."),
    command("SnapshotFonts", "snapshot-fonts", "Pins the fonts of goldens.", writing: "It writes to Snapshots/."),
    command("SnapshotPreviews", "snapshot-previews", "Draws all previews on one page, or follows changes."),
    command("LookAtView", "look", "Draws one view and says what is in it."),
    .plugin(name: "CompileAsIOS", capability: .buildTool(), dependencies: ["touchstone-conditions"]),
    .plugin(name: "CompileAsMacOS", capability: .buildTool(), dependencies: ["touchstone-conditions"]),
    .plugin(name: "CopyResources", capability: .buildTool(), dependencies: ["touchstone-assets"]),
    // On targets that products contain, so that every C module below them is found.
    .plugin(name: "ModuleMaps", capability: .buildTool()),
    .target(
      name: "TouchstoneTestSupport", dependencies: ["TouchstoneDrawing"], path: "Tests/TouchstoneTestSupport",
      swiftSettings: settings),
    tests("TouchstoneDataExpansion", touchstone("DataExpansion", "Expansion", "Syntax")),
    tests("TouchstoneData", touchstone("Data", "Renderer", "UI") + ["SwiftData", "SwiftUI"]),
    tests(
      "TouchstoneRenderer",
      touchstone("Renderer", "Charts", "Combine", "Cairo", "UI", "Core", "Text", "Fonts", "ImageIO", "Diff", "Drawing")),
    tests("TouchstoneUI", touchstone("UI", "Renderer", "Core", "Symbols", "Combine", "Cairo", "Drawing", "Text")),
    // The type checker may take a second for each expression in these charts, and 10 000 attempts in the views below.
    tests(
      "TouchstoneCharts", touchstone("Charts", "UI", "Renderer", "Cairo", "Drawing") + ["Charts"],
      flags: ["-warn-long-expression-type-checking=1000", "-warn-long-function-bodies=1000"]
        .flatMap { ["-Xfrontend", $0] } + ["-warnings-as-errors"]),
    tests(
      "TouchstonePlatform",
      touchstone("Logging", "OSLog", "Types", "Platform", "Testing", "Renderer", "UI", "Drawing") + [
        "UIKit", "_Testing_UIKit", "AppKit", "_Testing_AppKit", "CoreGraphics", "_Testing_CoreGraphics", "SwiftUI",
        "ImageIO", "CoreText", "Symbols", "Accessibility",
      ],
      flags: ["os=TouchstoneLogging", "OSLog=TouchstoneOSLog", "UniformTypeIdentifiers=TouchstoneTypes"]
        .flatMap { ["-module-alias", $0] } + ["-Xfrontend", "-solver-scope-threshold=10000"]),
    tests("TouchstoneCombine", ["Combine", combine]),
    tests("TouchstoneAudits", touchstone("Audits", "Renderer", "UI", "Drawing")),
    .executableTarget(
      name: "TouchstoneServingWorker", dependencies: ["TouchstoneServing", "TouchstoneUI"],
      path: "Tests/TouchstoneServingWorker", swiftSettings: settings),
    tests("TouchstoneServing", touchstone("Serving", "ServingWorker", "Renderer", "UI", "ImageIO", "Drawing")),
    tests("TouchstoneSVG", touchstone("SVG", "Drawing")),
    tests("TouchstoneText", touchstone("Text", "Drawing")),
    tests("TouchstoneFonts", touchstone("Fonts", "Text", "Drawing") + ["CFreeType", "CPixelKernels"]),
    tests(
      "TouchstoneTesting",
      ["SwiftUI", "Combine"]
        + touchstone(
          "Testing", "Audits", "Report", "Snapshots", "Renderer", "Platform", "UI", "Fonts", "Drawing", "ImageIO")),
    tests("TouchstoneWidgets", touchstone("Widgets", "WidgetTesting", "Snapshots") + ["SwiftUI"]),
    tests(
      "AppleModules",
      leaves.map { .byName(name: $0.name) } + ["SwiftUI", "WidgetKit"] + touchstone("Testing", "Renderer", "Core")),
    tests("TouchstoneSnapshots", touchstone("Snapshots", "Drawing", "Diff", "ImageIO")),
    tests("TouchstoneDiff", touchstone("Diff", "Drawing") + ["CPixelKernels"]),
    tests("TouchstoneImageIO", touchstone("ImageIO", "Drawing") + ["CImageCodecs", "CPixelKernels"]),
    tests("TouchstoneCairo", touchstone("Cairo", "Drawing", "Fonts", "Text", "ImageIO")),
    tests("TouchstoneReport", touchstone("Report", "Snapshots", "Diff", "Drawing", "ImageIO")),
    tests(
      "touchstone",
      touchstone("Compare", "Report", "Snapshots", "Fonts", "Text", "Drawing", "ImageIO", "Conditions", "Syntax") + [
        "touchstone", parser,
      ] + server),
  ]
)
let alone = ["TouchstoneSyntax", "TouchstoneAssets", "TouchstoneDrawing", "CPixelKernels"]
package.targets += alone.map { tests($0, [.byName(name: $0)]) }
package.targets += ["Expansion", "Conditions"].map { tests("Touchstone\($0)", touchstone($0, "Syntax")) }
// In C: loops over pixels; what finds previews in the metadata of the process, and lets tests see the clock moved; the parts of
// CoreGraphics, as `import CoreGraphics.CGGeometry` names one.
package.targets += [
  "CPixelKernels", "CPreviewDiscovery", "CWallClock", "CCoreGraphics", "CTouchstoneLogging", "CUIKit",
].map { .target(name: $0, cSettings: $0 == "CPixelKernels" ? optimised : []) }
package.targets += [
  "TouchstoneSyntax", "TouchstoneAssets", "TouchstoneDrawing", "TouchstoneTypes",
  // So that tests use the modules named after Apple's as packages do.
  "_Testing_CoreGraphics", "_Testing_UIKit", "_Testing_AppKit",
].map { library($0, []) }
// Targets that need one other.
package.targets += [
  ("TouchstoneText", "TouchstoneDrawing"), ("TouchstoneSVG", "TouchstoneDrawing"),
  ("TouchstoneSymbols", "TouchstoneDrawing"), ("TouchstoneExpansion", "TouchstoneSyntax"),
  ("TouchstoneConditions", "TouchstoneSyntax"),
  ("Charts", "TouchstoneCharts"), ("Combine", "TouchstoneCombine"), ("QuartzCore", "CoreGraphics"),
  ("Symbols", "TouchstoneUI"), ("Accessibility", "TouchstoneUI"), ("InlineSnapshotTesting", "TouchstoneTesting"),
  ("WidgetKit", "TouchstoneWidgets"), ("ActivityKit", "TouchstoneWidgets"),
  ("TouchstoneLogging", "CTouchstoneLogging"), ("TouchstoneOSLog", "TouchstoneLogging"),
].map { library($0, [.byName(name: $1)]) }
package.targets += leaves.map { library($0.name, $0.dependencies) }
package.targets += ["CoreText", "ImageIO"].map {
  library($0, ["TouchstonePlatform", "TouchstoneCairo", "TouchstoneDrawing"])
}
for target in package.targets where target.path == nil && target.type != .test && target.type != .plugin {
  let room = rooms.first { $0.value.split(separator: " ").contains { $0 == target.name } }
  target.path = "Sources/\(room?.key ?? "Apple")/\(target.name)"
}

// The small examples are packages to copy. Scripts/test makes them targets of this one, so that one build serves all.
if Context.environment["TOUCHSTONE_EXAMPLES"] != nil {
  let examples: [(folder: String, library: String, products: [Target.Dependency])] = [
    ("XCTestSuite", "Badges", []), ("Variants", "Banners", []), ("DesignSystem", "Components", []),
    ("ChartsDashboard", "Dashboard", ["Charts"]), ("PDFInvoice", "Invoices", []), ("FilmStrip", "Pulses", []),
    ("FromSnapshotTesting", "Profiles", ["SnapshotTesting"]), ("Library", "Library", ["SwiftData"]),
    ("WidgetGallery", "Widgets", ["WidgetKit", "ActivityKit", "Charts", "TouchstoneWidgetTesting"]),
  ]
  for (folder, library, products) in examples {
    package.targets += [
      .target(
        name: library, dependencies: ["SwiftUI"] + products, path: "Examples/\(folder)/Sources/\(library)"),
      .testTarget(
        name: "\(library)Tests", dependencies: [.byName(name: library), "SwiftUI", "TouchstoneTesting"] + products,
        path: "Examples/\(folder)/Tests/\(library)Tests"),
    ]
  }
}
