public import TouchstoneCore

// What an action asks of people and of the system, of which there are none.
extension AppIntent {
  /// Throws, because no one can answer.
  public func requestConfirmation() async throws {
    throw AppIntentError.unavailable("\(Self.self) asks for confirmation")
  }

  /// Throws, because no one can answer.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws { try await requestConfirmation() }

  /// Throws, because no one can answer.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
  ) async throws { try await requestConfirmation() }

  /// Throws, because no one can answer.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws { try await requestConfirmation() }

  /// Throws, because there is no app to bring to the screen.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false) async throws {
    throw needsToContinueInForegroundError(dialog, alwaysConfirm: alwaysConfirm)
  }

  /// Returns the error that asks to bring the app to the screen.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false, continuation: (@Sendable () async throws -> Void)? = nil
  ) -> AppIntentError { .unavailable("\(Self.self) asks to continue in the foreground") }

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
