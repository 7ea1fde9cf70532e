import Foundation
import TouchstoneCore

/// - Source: AppIntents, `AudioPlaybackIntent`.
public protocol AudioPlaybackIntent: AppIntent {}
