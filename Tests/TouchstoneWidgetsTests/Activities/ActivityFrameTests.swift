import SwiftUI
import Testing
import TouchstoneSnapshots
import TouchstoneWidgetTesting

/// Against the tables of Apple's Human Interface Guidelines, Live Activities, Specifications.
@MainActor @Suite struct ActivityFrameTests {
  private func shot(
    _ kind: ActivityPreviewViewKind, minutes: Int = 60, on device: ViewImageConfig = .iPhone16
  ) throws -> Shot {
    let ride = try RideActivity().showing(RideAttributes(), state: .init(minutes: minutes))
    return Shot(ride, .image(activity: kind, on: device))
  }

  @Test func `the Lock Screen has the width of Apple's table, and a height from 84 to 160`() throws {
    #expect(try shot(.content, minutes: 20).size == CGSize(width: 371, height: 84))
    #expect(try shot(.content, minutes: 100).size == CGSize(width: 371, height: 100))
    #expect(try shot(.content, minutes: 300).size == CGSize(width: 371, height: 160))
    #expect(try shot(.content, minutes: 100, on: .iPhone16ProMax).size == CGSize(width: 408, height: 100))
    #expect(try shot(.content, minutes: 100, on: .iPadPro11).size == CGSize(width: 425, height: 100))
  }

  @Test func `the tint is behind the content on the Lock Screen`() throws {
    let shot = try shot(.content, minutes: 20)
    #expect(shot.color(180, 10) == "34C759FF")
    #expect(shot.color(180, 42) == "FF3B30FF")
    #expect(shot.color(0, 0) == "00000000")
  }

  @Test func `the compact island has its views at its ends`() throws {
    let shot = try shot(.dynamicIsland(.compact))
    #expect(shot.size.width == 230)
    #expect(shot.color(30, 18) == "FF453AFF")
    #expect(shot.color(53, 18) == "000000FF")
    #expect(shot.color(115, 18) == "000000FF")
    #expect(shot.color(200, 18) == "30D158FF")
    #expect(try self.shot(.dynamicIsland(.compact), on: .iPhone16Plus).size.width == 250)
  }

  @Test func `the minimal island is as wide as its view, within Apple's limits`() throws {
    let shot = try shot(.dynamicIsland(.minimal))
    #expect((36.5...45).contains(shot.size.width))
    #expect(shot.color(18, 18) == "0A84FFFF")
  }

  @Test func `in the expanded island, a relative shape follows its corners`() throws {
    struct Lift: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { _ in
          Text("Lift")
        } dynamicIsland: { _ in
          DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { ContainerRelativeShape().fill(.red).frame(height: 100) }
          } compactLeading: {
          } compactTrailing: {
          } minimal: {
          }
        }
      }
    }
    let lift = try Lift().showing(RideAttributes(), state: .init(minutes: 60))
    let shot = Shot(lift, .image(activity: .dynamicIsland(.expanded), on: .iPhone16))
    let bottom = shot.size.height
    // The margins are 20 and 16 points: the island's corner is outside of this place, and that of a rectangle would be at it.
    #expect(shot.color(20.5, bottom - 16.5) == "000000FF")
    #expect(shot.color(40, bottom - 20) == "FF453AFF")
  }

  @Test func `the expanded island has its regions around the camera`() throws {
    let shot = try shot(.dynamicIsland(.expanded))
    #expect(shot.size.width == 371)
    #expect(try self.shot(.dynamicIsland(.expanded), minutes: 40).size.height == 84)
    #expect(shot.color(25, 17) == "FF453AFF")
    #expect(shot.color(346, 17) == "30D158FF")
    // Below the camera, whose height is that of the compact island.
    #expect(shot.color(185, 20) == "000000FF")
    #expect(shot.color(185, 53) == "0A84FFFF")
    #expect(shot.color(185, 64) == "FFD60AFF")
    #expect(try self.shot(.dynamicIsland(.expanded), minutes: 40).color(185, 64) == "000000FF")
  }

  /// As the documentation of WidgetKit says of both modifiers.
  @Test func `of repeated margins, the innermost value of each edge holds`() {
    let standard = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 10, height: 10) }
        .contentMargins(.horizontal, 5).contentMargins([.top, .leading], 6)
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    .contentMargins([.top, .bottom], 8, for: .expanded)
    .contentMargins([.top, .leading], 9, for: .expanded)
    .contentMargins(.all, 7, for: .minimal)
    #expect(
      island.margins(of: .expanded, default: standard) == EdgeInsets(top: 8, leading: 9, bottom: 8, trailing: 4))
    #expect(island.margins(of: .minimal, default: standard) == EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
    #expect(island.margins(of: .compactLeading, default: standard) == standard)
    let region = Shot(AnyView(island.regions[0]), .image(layout: .sizeThatFits))
    #expect(region.size == CGSize(width: 20, height: 16))
    #expect(region.color(5, 6) == "FF3B30FF")
    #expect(region.color(4, 6) != "FF3B30FF" && region.color(5, 5) != "FF3B30FF")
  }

  @Test func `a phone without an island fails the assertion`() throws {
    let ride = try RideActivity().showing(RideAttributes(), state: .init(minutes: 60))
    let strategy = Snapshotting.image(activity: .dynamicIsland(.compact), on: .iPhone13)
    let delivery = try #require(Delivery.value(of: strategy.take(ride), timeout: 60))
    #expect(
      "\(try #require(delivery.remarks.error))"
        == "There is no compact presentation on a screen of 390×844 points, according to Apple's tables.")
  }

  @Test func `attributes of another type are an error`() {
    struct Other: ActivityAttributes {
      struct ContentState: Codable, Hashable {}
    }
    #expect(
      throws: WidgetError.otherAttributes(widget: "RideActivity", expected: "RideAttributes", attributes: "Other")
    ) { try RideActivity().showing(Other(), state: .init()) }
    #expect(
      "\(WidgetError.otherAttributes(widget: "A", expected: "B", attributes: "C"))"
        == "A is a Live Activity of B, and was given C.")
  }

  @Test func `attributes alone are a placeholder in a preview, which the run reports`() throws {
    let view = RideAttributes().previewContext(.init(minutes: 1), viewKind: .dynamicIsland(.minimal))
    let strategy = Snapshotting<AnyView, UIImage>.image(layout: .fixed(width: 40, height: 40))
    let delivery = try #require(Delivery.value(of: strategy.take(AnyView(view)), timeout: 60))
    #expect(delivery.remarks.warnings.contains { $0.contains("RideAttributes in minimal") })
  }

  @Test func `no activity runs, and a request says why`() async throws {
    #expect(Activity<RideAttributes>.activities.isEmpty)
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    let content = ActivityContent(state: RideAttributes.ContentState(minutes: 1), staleDate: nil)
    let error = #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: RideAttributes(), content: content)
    }
    #expect(
      error?.localizedDescription
        == "Live Activities run on devices only. Draw one with assertSnapshot(of:as:) of TouchstoneWidgetTesting.")
    for await _ in Activity<RideAttributes>.activityUpdates { Issue.record("an activity runs") }
  }
}
