import Foundation
import TouchstoneCore

/// - Source: AppIntents, `AudioRecordingIntent`.
public protocol AudioRecordingIntent: AppIntent {}
