public import Foundation
import TouchstoneCore

/// - Source: AppIntents, `ProgressReportingIntent`.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// A progress that no one watches.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}
