import TouchstoneCore

/// Whether the output of the action before fills a parameter.
///
/// - Source: AppIntents, `InputConnectionBehavior`.
public enum InputConnectionBehavior: Hashable, Sendable { case `default`, never, connectToPreviousIntentResult }
