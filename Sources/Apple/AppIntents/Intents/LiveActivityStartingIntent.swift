import Foundation
import TouchstoneCore

/// - Source: AppIntents, `LiveActivityStartingIntent`.
public protocol LiveActivityStartingIntent: AppIntent {}
