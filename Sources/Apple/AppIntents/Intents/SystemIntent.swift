import Foundation
import TouchstoneCore

/// - Source: AppIntents, `SystemIntent`.
public protocol SystemIntent: AppIntent {}
