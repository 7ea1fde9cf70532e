import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// How stacks share their room where views are unbounded across the stack: infinity less infinity is no flexibility.
///
/// The lengths were measured in pictures recorded by Apple's frameworks, in a room of 300 × 200 points.
@MainActor @Suite struct UnboundedLayoutTests {
  private func probe(_ view: some View) -> FrameProbe { FrameProbe(view, width: 300, height: 200) }

  private func box(_ length: CGFloat) -> some View { Color.blue.frame(width: length, height: length) }

  @Test func `a column gives a row of unbounded views what the fixed view leaves`() {
    let probe = probe(
      VStack(spacing: 10) {
        HStack { Color.red }
        Color.blue.frame(height: 60)
      })
    #expect(probe.frames("HStack")[0] == CGRect(x: 0, y: 0, width: 300, height: 130))
    #expect(probe.frames("frame")[0] == CGRect(x: 0, y: 140, width: 300, height: 60))
  }

  @Test func `a row gives a column with a text field what the fixed view leaves`() {
    let probe = probe(
      HStack(spacing: 10) {
        VStack { TextField("", text: .constant("")) }
        box(60)
      })
    #expect(probe.frames("VStack")[0].width == 230)
  }

  @Test func `a column gives three unbounded colors in a row what the label leaves`() {
    let probe = probe(
      VStack(spacing: 0) {
        HStack {
          Color.red
          Color.green
          Color.blue
        }
        box(50)
      })
    #expect(probe.frames("HStack")[0].height == 150)
  }

  @Test(arguments: [Alignment.center, .topLeading, .bottomTrailing])
  func `views on top of each other are as flexible as the most flexible of them`(alignment: Alignment) {
    let column = probe(
      VStack(spacing: 0) {
        ZStack(alignment: alignment) { Color.red }
        box(50)
      })
    #expect(column.frames("ZStack")[0].height == 150)
    let row = probe(
      HStack(spacing: 0) {
        ZStack(alignment: alignment) { Color.red }
        box(50)
      })
    #expect(row.frames("ZStack")[0].width == 250)
  }

  @Test func `a grid in a column is given what the fixed view leaves`() {
    let probe = probe(
      VStack(spacing: 0) {
        Grid { GridRow { Color.red } }
        box(50)
      })
    #expect(probe.frames("Grid")[0].height == 150)
  }

  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func `an unbounded room is offered to every view of a row`(alignment: HorizontalAlignment) {
    let row = HStack(spacing: 8) {
      Color.red.frame(maxWidth: 100)
      VStack(alignment: alignment) { Color.blue }
      box(20)
    }
    let node = FrameProbe(row, width: 300, height: 20).root
    #expect(node.size(for: .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    let proposal = ProposedViewSize(width: .infinity, height: 20)
    #expect(node.size(for: proposal) == CGSize(width: CGFloat.infinity, height: 20))
  }
}
