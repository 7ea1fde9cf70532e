import Foundation
public import TouchstoneCore

/// The time of a progress view that follows an interval: what is left of it, or what has passed.
///
/// - Source: SwiftUI, `DefaultDateProgressLabel`.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}
