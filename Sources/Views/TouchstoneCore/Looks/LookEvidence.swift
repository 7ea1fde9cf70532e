/// The origin of numbers of a ``Look``.
package struct LookEvidence: Sendable {
  /// How certain a number is.
  package enum Confidence: String, Sendable {
    /// Two or more independent pictures agree.
    case several = "A"
    /// One clean picture shows it.
    case one = "B"
    /// One picture shows it, scaled or partly hidden, or it was drawn by another framework.
    case unclear = "C"
    /// It follows from a measured length and our fonts: it puts glyphs where the pictures have them.
    case derived = "D"
    /// No picture shows it: chosen by eye, or from Apple's documentation.
    case chosen = "I"
  }

  package let confidence: Confidence
  /// The pictures, or the reason for the choice.
  package let source: String
  /// The properties of the look, such as `lists.rowHeight`.
  package let properties: [String]

  package init(_ confidence: Confidence, _ source: String, _ properties: String...) {
    self.init(confidence, source, properties: properties)
  }

  package init(_ confidence: Confidence, _ source: String, properties: [String]) {
    self.confidence = confidence
    self.source = source
    self.properties = properties
  }
}

/// Projects whose pictures were measured.
enum MeasuredPictures {
  static let tutorials = "pointfreeco/swift-composable-architecture, tutorials (iOS 17)"
  static let showcase = "skiptools/skipapp-showcase, screenshots (iOS 18)"
  static let showcase26 = "skiptools/skipapp-showcase, screenshots (iOS 26)"
  static let netSkip = "Net-Skip/Net-Skip, screenshots (iOS 17)"
  static let nativeScript = "NativeScript/docs, screenshots of single controls (iOS 16)"
  static let homeAssistant = "home-assistant/iOS, goldens (iOS 18)"
  static let homeAssistant26 = "home-assistant/iOS, goldens (iOS 26)"
  static let accessibility = "cashapp/AccessibilitySnapshot, goldens (iOS 17.5 and 18.5)"
  static let accessibility26 = "cashapp/AccessibilitySnapshot, goldens (iOS 26.2)"
  static let account = "StanfordSpezi/SpeziAccount, documentation (iOS 17)"
  static let speziViews = "StanfordSpezi/SpeziViews, documentation (iOS 18)"
  static let speziViews26 = "StanfordSpezi/SpeziViews, documentation (iOS 26)"
  static let adaptive26 = "berkaycatak/adaptive_platform_ui, screenshots of UIKit's controls (iOS 26)"
  static let alert26 = "divadretlaw/CustomAlert, documentation (iOS 26), 1 pixel per point"
  static let cupertino = "serverpod/cupertino_native, screenshots (iOS 26)"
}
