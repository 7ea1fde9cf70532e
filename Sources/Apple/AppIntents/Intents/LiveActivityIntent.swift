import Foundation
import TouchstoneCore

/// - Source: AppIntents, `LiveActivityIntent`.
public protocol LiveActivityIntent: AppIntent {}
