public import Foundation
import Synchronization

extension Tips {
  /// What people did, which rules count.
  ///
  /// - Source: TipKit, `Tips.Event`.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, TipRuleInput {
    public let id: String

    public init(id: String, donationValue: DonationInfo.Type = DonationInfo.self) { self.id = id }

    public var donations: [Donation] { donated.withLock { $0[id] ?? [] }.compactMap { $0 as? Donation } }
    public var ruleValue: Self { self }

    public func donate(_ donation: DonationInfo) async { add(donation) }
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      add(donation)
      completion?()
    }

    private func add(_ info: DonationInfo) {
      let donation = Donation(date: Date(), info: info)
      donated.withLock { $0[id, default: []].append(donation) }
    }

    /// One time that people did it.
    ///
    /// - Source: TipKit, `Tips.Event.Donation`.
    @dynamicMemberLookup
    public struct Donation: Sendable {
      public let date: Date
      let info: DonationInfo

      public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: keyPath] }
    }
  }

  /// What was done, by the identifiers of events.
  static let donated = Mutex<[String: [any Sendable]]>([:])

  /// A donation without values.
  ///
  /// - Source: TipKit, `Tips.EmptyDonation`.
  public struct EmptyDonation: Codable, Sendable {}

  /// How long ago something was done.
  ///
  /// - Source: TipKit, `Tips.DonationTimeRange`.
  public struct DonationTimeRange: Sendable {
    let seconds: TimeInterval

    public static let minute = Self(seconds: 60)
    public static let hour = Self(seconds: 3600)
    public static let day = Self(seconds: 86_400)
    public static let week = Self(seconds: 604_800)
    public static func minutes(_ count: Int) -> Self { Self(seconds: 60 * Double(count)) }
    public static func hours(_ count: Int) -> Self { Self(seconds: 3600 * Double(count)) }
    public static func days(_ count: Int) -> Self { Self(seconds: 86_400 * Double(count)) }
    public static func weeks(_ count: Int) -> Self { Self(seconds: 604_800 * Double(count)) }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  public init(id: String) { self.id = id }
  public func donate() async { await donate(Tips.EmptyDonation()) }
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

extension Array {
  /// Returns what was done within a time before now.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    filter { $0.date >= Date(timeIntervalSinceNow: -range.seconds) }
  }
}
