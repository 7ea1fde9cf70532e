import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

/// What an assertion without any settings says of its own golden: the same Touchstone drew both, with the same libraries
/// and fonts, so that nothing excuses a difference.
@MainActor @Suite(.snapshots(.underTest)) struct DefaultComparisonTests {
  /// A view before and after a change that the comparers of other tools take for anti-aliasing or noise.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var scale: CGFloat = 2
    let view: @MainActor @Sendable (_ change: CGFloat) -> AnyView

    init<Content: View>(
      _ name: String, scale: CGFloat = 2, @ViewBuilder _ view: @escaping @MainActor @Sendable (CGFloat) -> Content
    ) {
      testDescription = name
      self.scale = scale
      self.view = { AnyView(view($0).frame(width: 120, height: 120).background(.white)) }
    }
  }

  nonisolated static let changes = [
    Change("circle's stroke 2 to 2.75") { Circle().stroke(.black, lineWidth: 2 + $0 * 0.75).padding(10) },
    Change("circle's stroke 1 to 1.5", scale: 3) { Circle().stroke(.black, lineWidth: 1 + $0 * 0.5).padding(10) },
    Change("corner radius 8 to 9.5") { RoundedRectangle(cornerRadius: 8 + $0 * 1.5).fill(.blue).padding(10) },
    Change("corner radius 8 to 11", scale: 1) { RoundedRectangle(cornerRadius: 8 + $0 * 3).fill(.blue).padding(10) },
    Change("circle moved by half a point") { Circle().fill(.red).padding(10).offset(x: $0 * 0.5) },
    Change("text of 40 to 40.3 points") { Text("Big").font(.system(size: 40 + $0 * 0.3)) },
    Change("shadow radius 4 to 8", scale: 1) {
      RoundedRectangle(cornerRadius: 12).fill(.white).frame(width: 60, height: 60).shadow(radius: 4 + $0 * 4)
    },
    Change("icon turned by a degree") {
      Image(systemName: "gearshape.fill").resizable().frame(width: 24, height: 24).rotationEffect(.degrees($0))
    },
    Change("corner radius 0 to 2 on light grey") {
      RoundedRectangle(cornerRadius: $0 * 2).fill(Color(white: 0.9)).frame(width: 80, height: 60)
    },
    Change("text of white 0.95 removed") { change in
      VStack {
        Text("Settings").foregroundColor(Color(white: 0.95)).opacity(1 - change)
        Color.black.frame(width: 10, height: 1)
      }
    },
    Change("divider of white 0.96 removed") { Color(white: 0.96).frame(height: 0.5).opacity(1 - $0) },
    // A step of the size of one rounding.
    Change("edge moved by an eighth of a pixel") { change in
      Path(CGRect(x: 20 + change / 16, y: 20, width: 60, height: 60)).fill(.black)
    },
  ]

  @Test(arguments: changes) func `a change that a person just sees fails`(change: Change) throws {
    try withTemporaryPath { root in
      let (recorded, compared) = (root + "/recorded", root + "/compared")
      func verify(_ amount: CGFloat, in folder: String) -> String? {
        verifySnapshot(
          of: change.view(amount), as: .image(scale: change.scale), named: "view", snapshotDirectory: folder)
      }
      #expect(verify(0, in: recorded)?.contains("so one was recorded") == true)
      let golden = try #require(names(in: recorded).first)
      for folder in [compared, root + "/unchanged"] {
        try FileManager.default.copyItem(atPath: recorded, toPath: folder)
      }
      #expect(verify(0, in: root + "/unchanged") == nil)
      #expect(verify(1, in: compared)?.contains("differs from its golden") == true, "\(golden)")
    }
  }
}
