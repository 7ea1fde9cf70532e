public import Foundation
public import TouchstoneCore

/// The state of a Live Activity, until when it holds, and how relevant it is.
///
/// - Source: ActivityKit, `ActivityContent`.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// The state.
  public var state: State
  /// When the state is out of date; `nil` for never.
  public var staleDate: Date?
  /// How relevant the activity is compared with others.
  public var relevanceScore: Double

  /// Creates what an activity shows.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: Equatable {}

extension ActivityContent: Hashable {}
