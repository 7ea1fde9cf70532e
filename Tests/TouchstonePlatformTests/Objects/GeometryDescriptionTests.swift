import SwiftUI
import Testing

// The values are those that Core Graphics prints.
@Suite struct GeometryDescriptionTests {
  @Test func `geometry has a description for debugging`() {
    #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
    #expect(CGSize(width: 1, height: 2.5).debugDescription == "(1.0, 2.5)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
  }
}
