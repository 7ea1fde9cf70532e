/// The names of SwiftUI that Touchstone lacks, most of which belong to another framework of Apple.
enum AbsentNames {
  private static let names = Set(table.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Returns whether a name is absent.
  ///
  /// - Parameter name: As ``SourceWords/lines`` has it, such as `.mapStyle` or `\.managedObjectContext`.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns why a name is absent, and what to do; `nil` if it is not.
  static func advice(for name: String) -> String? {
    guard contains(name) else { return nil }
    let word = name.filter { $0 != "." && $0 != "\\" }.lowercased()
    if word.contains("chart") { return "3D charts are not available: put it behind #if canImport(Darwin)" }
    if visionWords.contains(where: word.contains) {
      return "Touchstone has nothing of visionOS: put it behind #if os(visionOS)"
    }
    guard let framework = frameworks.first(where: { word.contains($0.word) })?.name else {
      return "Touchstone does not have it: put it behind #if canImport(Darwin)"
    }
    if Advice.products.contains(framework) {
      return "\(framework) lacks it on Linux: put it behind #if canImport(Darwin)"
    }
    return "\(framework) is not available on Linux: put it behind #if canImport(\(framework))"
  }

  /// What names of visionOS contain, in lower case.
  private static let visionWords = [
    "3d", "immersi", "ornament", "world", "volum", "glassbackground", "manipul", "upperlimb", "breakthrough",
    "surroundings", "compositor", "spatial", "surface", "handpointer", "handactivation", "realityview",
    "physicalmetric",
  ]

  /// What names of a framework contain, in lower case; the first one that fits counts.
  private static let frameworks: [(word: String, name: String)] = [
    ("siritip", "AppIntents"), ("music", "MusicKit"), ("groupactivity", "GroupActivities"), ("fetch", "CoreData"),
    ("managedobject", "CoreData"),
    ("photo", "PhotosUI"), ("mapitem", "MapKit"), ("lookaround", "MapKit"), ("webview", "WebKit"),
    ("webauthentication", "AuthenticationServices"), ("authorization", "AuthenticationServices"),
    ("credential", "AuthenticationServices"), ("signinwithapple", "AuthenticationServices"),
    ("tip", "TipKit"), ("shortcuts", "AppIntents"), ("appintent", "AppIntents"),
    ("complication", "ClockKit"), ("familyactivity", "FamilyControls"),
    ("wallet", "PassKit"), ("apple", "PassKit"), ("paylater", "PassKit"),
    ("subscription", "StoreKit"), ("store", "StoreKit"), ("purchase", "StoreKit"), ("product", "StoreKit"),
    ("entitlement", "StoreKit"), ("offercode", "StoreKit"), ("refund", "StoreKit"), ("transactionpicker", "FinanceKit"),
    ("transactiontask", "StoreKit"), ("translation", "Translation"), ("imageplayground", "ImagePlayground"),
    ("contactaccess", "ContactsUI"), ("health", "HealthKitUI"), ("workout", "WorkoutKit"),
    ("gamecontroller", "GameController"), ("map", "MapKit"),
  ]
}
