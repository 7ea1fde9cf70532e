import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Outlines of shapes, arcs and trims against what SwiftUI printed of them.
@Suite struct PublishedPathTests {
  /// Corners without room: SwiftUI prints another curve than Apple's frameworks drew in the pictures that
  /// `RoundedRectangleOutlineTests` measures, and pictures count.
  private static let corners: Set = [
    "capsule", "capsule-tall", "inset-capsule-5", "rounded-continuous-20", "rounded-continuous-25",
    "rounded-continuous-100-in-2000x240", "uneven-40-alone", "uneven-50-70", "uneven-22-18",
  ]

  /// The numbers and the steps of a description.
  private func parts(_ description: String) -> (numbers: [Double], steps: [Substring]) {
    let words = description.split(separator: " ")
    return (words.compactMap { Double($0) }, words.filter { Double($0) == nil })
  }

  /// SwiftUI prints six digits, computes shares in single precision, and cuts a curve up to 0.04 points off its length.
  @Test(arguments: PublishedPath.all.filter { !corners.contains($0.testDescription) })
  func `outlines have the steps and numbers that SwiftUI prints`(path: PublishedPath) {
    let tolerance = path.testDescription == "trim-circle-0.2-0.8" ? 0.04 : 1e-5
    let (ours, apple) = (parts(path.path.description), parts(path.expected))
    #expect(ours.steps == apple.steps)
    let off = zip(ours.numbers, apple.numbers).filter { abs($0 - $1) > tolerance * max(1, abs($1)) }
    #expect(off.isEmpty, "\(path.path.description)")
  }

  @Test(arguments: PublishedPath.all.filter { corners.contains($0.testDescription) })
  func `corners without room have the steps that SwiftUI prints, and nearly its bounds`(path: PublishedPath) throws {
    #expect(parts(path.path.description).steps == parts(path.expected).steps)
    let apple = try #require(Path(path.expected.replacing("\n", with: " "))).boundingRect
    // The cut leaves a hundredth of the radius at the middle of a side.
    #expect(abs(path.path.boundingRect.width - apple.width) < 0.7)
    #expect(abs(path.path.boundingRect.height - apple.height) < 0.7)
  }
}
