import ActivityKit
import SwiftUI
import WidgetKit

public struct DeliveryAttributes: ActivityAttributes, Sendable {
  public struct ContentState: Codable, Hashable, Sendable {
    var status: String
    var arrival: Date
    var progress: Double

    // As seen from the date of pictures, which is in 2007 unless a test says otherwise.
    public static let baking = ContentState(
      status: "Baking", arrival: Date(timeIntervalSince1970: 1_168_337_160), progress: 0.4)
    public static let near = ContentState(
      status: "Near you", arrival: Date(timeIntervalSince1970: 1_168_335_900), progress: 0.9)
  }

  var number: Int

  public init(number: Int) {
    self.number = number
  }
}

/// A delivery, on the Lock Screen and in the Dynamic Island.
public struct DeliveryActivity: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Label("Order \(context.attributes.number)", systemImage: "bag.fill").font(.headline)
          Spacer()
          Text(context.state.arrival, style: .timer).font(.title2.monospacedDigit()).multilineTextAlignment(.trailing)
        }
        ProgressView(value: context.state.progress).tint(.orange)
        Text(context.state.status).font(.subheadline).foregroundStyle(.secondary)
      }
      .padding(14)
      .activityBackgroundTint(Color(red: 0.15, green: 0.12, blue: 0.1))
      .activitySystemActionForegroundColor(.white)
      .environment(\.colorScheme, .dark)
      .foregroundStyle(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("\(context.attributes.number)", systemImage: "bag.fill").foregroundStyle(.orange)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.arrival, style: .timer).monospacedDigit().multilineTextAlignment(.trailing)
        }
        DynamicIslandExpandedRegion(.center) { Text(context.state.status).font(.headline) }
        DynamicIslandExpandedRegion(.bottom) {
          ProgressView(value: context.state.progress).tint(.orange).padding(.top, 8)
        }
      } compactLeading: {
        Image(systemName: "bag.fill").foregroundStyle(.orange)
      } compactTrailing: {
        Text(context.state.arrival, style: .timer).font(.caption.monospacedDigit())
      } minimal: {
        Image(systemName: "bag.fill").foregroundStyle(.orange)
      }
      .keylineTint(.orange)
    }
  }
}

#Preview("Delivery", as: .dynamicIsland(.compact), using: DeliveryAttributes(number: 7)) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.baking
  DeliveryAttributes.ContentState.near
}
