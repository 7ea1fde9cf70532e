import Synchronization
public import TouchstoneCore

/// A hint at what an app can do.
///
/// - Source: TipKit, `Tip`.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Rule = Tips.Rule
  typealias Option = TipOption
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  /// The buttons below the text.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// What must hold for the tip to be shown.
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any Option] { [] }

  /// Whether the tip is shown: from when its rules hold until it is invalidated.
  public var status: Tips.Status {
    if let reason = Tips.invalidated.withLock({ $0["\(id)"] }) { return .invalidated(reason) }
    return rules.allSatisfy { $0.holds() } ? .available : .pending
  }
  public var shouldDisplay: Bool {
    switch Tips.shownForTesting.withLock({ $0 }) {
    case .all: true
    case .none: false
    case .eligible: status == .available
    }
  }

  /// Ends the tip: views no longer show it.
  public func invalidate(reason: Tips.InvalidationReason) { Tips.invalidated.withLock { $0["\(id)"] = reason } }
}

extension Tip where ID == String {
  /// The name of the type.
  public var id: String { "\(Self.self)" }
}

/// The settings of tips.
///
/// - Source: TipKit, `Tips`.
public enum Tips {
  /// The tips that were ended, by their identifiers.
  static let invalidated = Mutex<[String: InvalidationReason]>([:])

  /// The tips that are shown.
  enum Shown { case all, none, eligible }
  static let shownForTesting = Mutex(Shown.eligible)

  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  /// Keeps nothing: tips are shown at once, and their data ends with the program.
  public static func configure(@ConfigurationBuilder _ configuration: () -> [ConfigurationOption] = { [] }) throws {}
  /// Keeps nothing: tips are shown at once, and their data ends with the program.
  public static func configure(_ options: [ConfigurationOption]) throws {}
  /// Forgets which tips were ended, and what people did.
  public static func resetDatastore() throws {
    invalidated.withLock { $0 = [:] }
    donated.withLock { $0 = [:] }
    shownForTesting.withLock { $0 = .eligible }
  }
  /// Shows all tips, also those whose rules don't hold.
  public static func showAllTipsForTesting() { shownForTesting.withLock { $0 = .all } }
  /// Shows no tip.
  public static func hideAllTipsForTesting() { shownForTesting.withLock { $0 = .none } }
}

/// How often or how long a tip is shown.
///
/// - Source: TipKit, `TipOption`.
public protocol TipOption: Sendable {}

extension Tips {
  /// - Source: TipKit, `Tips.MaxDisplayCount`.
  public struct MaxDisplayCount: TipOption {
    public init(_ count: Int) {}
  }

  /// - Source: TipKit, `Tips.MaxDisplayDuration`.
  public struct MaxDisplayDuration: TipOption {
    public init(_ duration: Double) {}
  }

  /// - Source: TipKit, `Tips.IgnoresDisplayFrequency`.
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignores: Bool) {}
  }

  /// A setting of all tips. None has an effect.
  ///
  /// - Source: TipKit, `Tips.ConfigurationOption`.
  public struct ConfigurationOption: Sendable {
    public enum DisplayFrequency: Hashable, Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case groupContainer(identifier: String)
      case url(URL)
    }

    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }
}
