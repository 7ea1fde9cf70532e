import Foundation
import SwiftUI
import Testing
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import TouchstoneTesting

/// What is at a point of a picture.
@MainActor
struct SeenTreeTests {
  private func answer<Content: View>(
    to view: Content, _ change: (inout LookRequest) -> Void
  ) throws -> LookAnswer {
    try withTemporaryFolder { folder in
      var request = LookRequest(name: "A", folder: folder.path)
      request.audits = false
      change(&request)
      return LookDrawing(request: request)
        .answer(ViewPicture(layout: .sizeThatFits, traits: UITraitCollection())) { _ in view }
    }
  }

  @Test func `a point has the colour of its pixel, and the steps that made it`() throws {
    let view = ZStack {
      Color.white
      Rectangle().fill(.black).opacity(0.5).frame(width: 20, height: 20)
    }.frame(width: 40, height: 40)
    let point = try #require(try answer(to: view) { $0.point = [20, 20] }.point)
    // Half of white and half of black.
    #expect(["#7F7F7F", "#808080"].contains(point.color))
    #expect(point.layers.first?.step == "fill" && point.layers.first?.paint == "#000000 50 %")
    #expect(point.layers.contains { $0.paint == "#FFFFFF" })
    let corner = try #require(try answer(to: view) { $0.point = [1, 1] }.point)
    #expect(corner.color == "#FFFFFF" && !corner.layers.contains { $0.paint.hasPrefix("#000000") })
    #expect(try answer(to: view) { $0.point = [41, 1] }.point == nil)
  }

  /// A card with round corners, a circle on it, and a picture that is cut to a circle.
  private struct Round: View {
    var body: some View {
      ZStack {
        Color.white
        HStack(spacing: 0) {
          ZStack {
            Color.red; Text("A")
          }.clipShape(.circle).accessibilityIdentifier("clipped").frame(width: 40, height: 40)
          Circle().fill(.green).frame(width: 40, height: 40).accessibilityIdentifier("circle")
          Color.blue.frame(width: 40, height: 40)
        }
        .frame(width: 120, height: 80)
        .background(.regularMaterial, in: .rect(cornerRadius: 30))
        .accessibilityIdentifier("card")
      }
      .frame(width: 160, height: 100)
    }
  }

  @Test func `a point that a mask hides is not in the view, and one that it half hides is`() throws {
    let view = ZStack {
      Color.white
      Color.red.mask(alignment: .leading) { Rectangle().opacity(0.5).frame(width: 20, height: 20) }.frame(width: 40)
    }.frame(width: 60, height: 40)
    func point(_ x: Double) throws -> (view: String?, paints: [String]) {
      let answer = try answer(to: view) { $0.point = [x, 20] }
      let point = try #require(answer.point)
      return (answer.views.first { $0.number == point.view }?.colors.first, point.layers.map(\.paint))
    }
    // The mask is at (10, 10), and 20 points wide.
    let (seen, hidden) = try (point(20), point(40))
    #expect(seen.view == "#FF3B30" && seen.paints == ["#FF3B30", "#FFFFFF"], "\(seen)")
    #expect(hidden.view == "#FFFFFF" && hidden.paints == ["#FFFFFF"], "\(hidden)")
  }

  @Test func `a point outside of a rounded corner or a circle is not in the view, and none of its steps is there`()
    throws
  {
    func types(at x: Double, _ y: Double) throws -> (view: String?, steps: [String]) {
      let answer = try answer(to: Round()) { $0.point = [x, y] }
      let point = try #require(answer.point)
      return (answer.views.first { $0.number == point.view }?.type, point.layers.map(\.paint))
    }
    // The card is at (20, 10), the circles at (20, 30) and (60, 30), each in a square of 40 points.
    let inside = try types(at: 40, 35)
    #expect(inside.view?.hasSuffix("Color") == true && inside.steps.first == "#FF3B30")
    let corner = try types(at: 21, 31)
    #expect(corner.view?.hasSuffix("Color") == false && !corner.steps.contains("#FF3B30"))
    let circle = try types(at: 80, 50)
    #expect(circle.view?.hasSuffix("Circle") == true && circle.steps.first == "#34C759")
    let beside = try types(at: 61, 31)
    #expect(beside.view?.hasSuffix("Circle") == false && !beside.steps.contains("#34C759"))
    // The corner of the card shows what is behind it.
    let outside = try types(at: 22, 12)
    #expect(outside.steps == ["#FFFFFF"], "\(outside)")
    #expect(try types(at: 80, 15).steps.count > 1)
  }

  @Test func `of views with the same frame, the label, value and identifier of each are kept`() throws {
    let stars = HStack { Color.red.frame(width: 20, height: 20) }
      .accessibilityElement(children: .ignore).accessibilityLabel("4 of 5 stars").accessibilityIdentifier("stars")
    let inner = try #require(try answer(to: HStack { stars }) { _ in }.views.first)
    #expect(inner.label == "4 of 5 stars" && inner.identifier == "stars", "\(inner)")
    let outer = try answer(to: HStack { stars }.accessibilityValue("many").accessibilityIdentifier("row")) { _ in }
      .views
    #expect(outer.map(\.identifier).prefix(2) == ["row", "stars"], "\(outer)")
    #expect(
      outer.first?.value == "many" && outer.first?.label == nil && outer.dropFirst().first?.label == "4 of 5 stars")
    // What a modifier repeats is not another view.
    let modified = try answer(to: stars.opacity(0.9)) { _ in }.views
    #expect(modified.filter { $0.identifier == "stars" }.count == 1, "\(modified)")
  }

  @Test func `of views with the same frame, the states of each are kept`() throws {
    let view = HStack { Button("Add") {}.disabled(true).accessibilityAddTraits(.isSelected) }
    let seen = try answer(to: view) { _ in }.views
    #expect(
      seen.contains { $0.states.contains("button") && $0.states.contains("selected") && $0.states.contains("disabled") }
    )
  }
}
