/// A position in the messages of logs.
///
/// - Source: OSLog, `OSLogPosition`.
public final class OSLogPosition: Sendable {}
