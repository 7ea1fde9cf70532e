import Foundation
import TouchstoneCore

/// - Source: AppIntents, `FocusFilterSuggestionContext`.
public struct FocusFilterSuggestionContext: Sendable {}
