public import TouchstoneUI

/// What a Live Activity shows: attributes that stay, and a state that changes.
///
/// - Source: ActivityKit, `ActivityAttributes`.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes while the activity is shown.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
