public import TouchstoneCore

/// A type whose variables may be dependencies of the app.
///
/// - Source: AppIntents, `_SupportsAppDependencies`.
public protocol _SupportsAppDependencies {
  typealias Dependency = AppDependency
}

/// An action of an app. Buttons and toggles run it; no other system does here.
///
/// - Source: AppIntents, `AppIntent`.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// The type of the summary of the parameters.
  associatedtype SummaryContent: ParameterSummary
  /// The type of what the action returns.
  associatedtype PerformResult: IntentResult

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  /// The sentence in which people fill in the parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  static var openAppWhenRun: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var isDiscoverable: Bool { get }
  static var supportedModes: IntentModes { get }

  /// Creates the action with the defaults of its parameters.
  init()

  /// Performs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value> where Value: _IntentValue, Value: Sendable

  public static var description: IntentDescription? { nil }
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary<Self>() }
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
  public static var supportedModes: IntentModes { .background }
}
