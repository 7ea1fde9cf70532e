public import TouchstoneCore

// What an action asks of people and of the system, of which there are none.
extension AppIntent {
  /// Throws, because nobody can answer.
  public func requestConfirmation() async throws { throw AppIntentError.nobodyAnswers("confirmation of \(Self.self)") }

  /// Throws, because nobody can answer.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws { try await requestConfirmation() }

  /// Throws, because nobody can answer.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
  ) async throws { try await requestConfirmation() }

  /// Throws, because nobody can answer.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws { try await requestConfirmation() }

  /// Throws, because there is no app to bring to the screen.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false) async throws {
    throw AppIntentError.nobodyAnswers("that \(Self.self) continues in the foreground")
  }

  /// Returns the error that asks to bring the app to the screen.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false, continuation: (@Sendable () async throws -> Void)? = nil
  ) -> AppIntentError { .nobodyAnswers("that \(Self.self) continues in the foreground") }

  /// Performs the action and returns its value; nothing is donated.
  @discardableResult
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    guard let value = try await perform().value else { throw AppIntentError.noValue("\(Self.self)") }
    return value
  }

  /// Performs the action; nothing is donated.
  @_disfavoredOverload
  public func callAsFunction(donate: Bool = false) async throws { _ = try await perform() }

  /// Returns an identifier; nothing is donated.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Returns an identifier; nothing is donated.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Returns an identifier; nothing is donated.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

/// When an action asks for a confirmation.
///
/// - Source: AppIntents, `ConfirmationConditions`.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let appIsNotInForeground = ConfirmationConditions(rawValue: 1)
}

/// The word on the button that confirms an action.
///
/// - Source: AppIntents, `ConfirmationActionName`.
public struct ConfirmationActionName: Sendable {
  let word: LocalizedStringResource

  /// Returns a word of the app's own; the other two are for the rest of the dialogue.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource? = nil, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> Self { Self(word: acceptLabel) }

  public static let `continue` = Self(word: "Continue")
  public static let add = Self(word: "Add")
  public static let addData = Self(word: "Add")
  public static let book = Self(word: "Book")
  public static let buy = Self(word: "Buy")
  public static let call = Self(word: "Call")
  public static let checkIn = Self(word: "Check In")
  public static let create = Self(word: "Create")
  public static let `do` = Self(word: "Do")
  public static let download = Self(word: "Download")
  public static let filter = Self(word: "Filter")
  public static let find = Self(word: "Find")
  public static let get = Self(word: "Get")
  public static let go = Self(word: "Go")
  public static let log = Self(word: "Log")
  public static let open = Self(word: "Open")
  public static let order = Self(word: "Order")
  public static let pay = Self(word: "Pay")
  public static let play = Self(word: "Play")
  public static let playSound = Self(word: "Play Sound")
  public static let post = Self(word: "Post")
  public static let request = Self(word: "Request")
  public static let run = Self(word: "Run")
  public static let search = Self(word: "Search")
  public static let send = Self(word: "Send")
  public static let set = Self(word: "Set")
  public static let share = Self(word: "Share")
  public static let start = Self(word: "Start")
  public static let startNavigation = Self(word: "Start Navigation")
  public static let toggle = Self(word: "Toggle")
  public static let turnOff = Self(word: "Turn Off")
  public static let turnOn = Self(word: "Turn On")
  public static let view = Self(word: "View")
}

/// What a donation would be deleted by.
///
/// - Source: AppIntents, `IntentDonationIdentifier`.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}
