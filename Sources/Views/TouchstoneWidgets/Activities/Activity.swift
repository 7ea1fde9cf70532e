public import Foundation

/// A Live Activity that runs. None ever does: a request fails, and the list of activities is empty.
///
/// - Source: ActivityKit, `Activity`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  // SAFETY: no instance is ever created, and there is nothing to change in it.

  public typealias ContentState = Attributes.ContentState

  /// The identifier of the activity.
  public let id: String
  /// What stays.
  public let attributes: Attributes
  /// What it shows.
  public let content: ActivityContent<ContentState>
  /// How it is shown.
  public let style: ActivityStyle = .standard

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    (self.id, self.attributes, self.content) = (id, attributes, content)
  }

  /// The activities that run: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// The token by which activities are started from afar: none.
  public static var pushToStartToken: Data? { nil }

  /// Throws ``ActivityAuthorizationError/unsupported``, because there is no system that would show an activity.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Throws ``ActivityAuthorizationError/unsupported``, because there is no system that would show an activity.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Throws ``ActivityAuthorizationError/unsupported``, because there is no system that would show an activity.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// What the activity shows.
  public var contentState: ContentState { content.state }

  /// Where it is in its life.
  public var activityState: ActivityState { .dismissed }

  /// The token by which it is updated from afar: none.
  public var pushToken: Data? { nil }

  /// The states of its life: an empty sequence.
  public var activityStateUpdates: ActivityUpdates<ActivityState> { ActivityUpdates() }

  /// What it shows: an empty sequence.
  public var contentUpdates: ActivityUpdates<ActivityContent<ContentState>> { ActivityUpdates() }

  /// What it shows: an empty sequence.
  public var contentStateUpdates: ActivityUpdates<ContentState> { ActivityUpdates() }

  /// Its tokens: an empty sequence.
  public var pushTokenUpdates: ActivityUpdates<Data> { ActivityUpdates() }

  /// Activities that start: an empty sequence.
  public static var activityUpdates: ActivityUpdates<Activity<Attributes>> { ActivityUpdates() }

  /// Tokens by which activities are started: an empty sequence.
  public static var pushToStartTokenUpdates: ActivityUpdates<Data> { ActivityUpdates() }

  public func update(_ content: ActivityContent<ContentState>) async {}

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date? = nil
  ) async {}

  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}

  /// Does nothing: no activity runs.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
    timestamp: Date? = nil
  ) async {}

  /// Does nothing: no activity runs.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// What happens to activities: nothing.
public struct ActivityUpdates<Element>: AsyncSequence, AsyncIteratorProtocol, Sendable {
  /// Returns the sequence itself.
  public func makeAsyncIterator() -> ActivityUpdates { self }

  public mutating func next() async -> Element? { nil }
}

/// Why an activity cannot be started.
///
/// - Source: ActivityKit, `ActivityAuthorizationError`.
public enum ActivityAuthorizationError: Error, LocalizedError, Sendable {
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget
  case visibility, persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier
  case reconnectNotPermitted

  public var errorDescription: String? {
    "Live Activities run on devices only. Draw one with assertSnapshot(of:as:) of TouchstoneWidgetTesting."
  }
}

/// Whether activities may be started: never.
///
/// - Source: ActivityKit, `ActivityAuthorizationInfo`.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates the information.
  public init() {}

  /// Whether people allow activities; always `false`.
  public var areActivitiesEnabled: Bool { false }

  /// Whether people allow frequent updates; always `false`.
  public var frequentPushesEnabled: Bool { false }

  /// Changes of the setting: an empty sequence.
  public var activityEnablementUpdates: ActivityUpdates<Bool> { ActivityUpdates() }

  /// Changes of the setting: an empty sequence.
  public var frequentPushEnablementUpdates: ActivityUpdates<Bool> { ActivityUpdates() }
}
