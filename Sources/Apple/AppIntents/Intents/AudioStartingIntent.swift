import Foundation
import TouchstoneCore

/// - Source: AppIntents, `AudioStartingIntent`.
public protocol AudioStartingIntent: AppIntent {}
