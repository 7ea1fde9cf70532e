import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// A list of more than 300 views evaluates only the visible ones. Nothing else may tell it from a shorter one.
@MainActor struct ListScrollTests {
  struct Scene: CustomTestStringConvertible {
    let style: Style
    let spacing: CGFloat?
    let hasHeader: Bool

    var testDescription: String { "\(style) \(spacing.map { "\($0)" } ?? "-") \(hasHeader ? "header" : "")" }

    static var all: [Scene] {
      Style.allCases.flatMap { style in
        [nil, 6, 20].flatMap { (spacing: CGFloat?) in
          [false, true].map { Scene(style: style, spacing: spacing, hasHeader: $0) }
        }
      }
    }
  }

  enum Style: CaseIterable { case plain, inset, grouped, insetGrouped, sidebar }

  private struct Screen: View {
    let scene: Scene
    /// How many views the list has.
    let count: Int
    let target: Int

    var body: some View {
      ScrollViewReader { proxy in
        styled.listRowSpacing(scene.spacing).onAppear { proxy.scrollTo(target, anchor: .top) }
      }
    }

    @ViewBuilder private var styled: some View {
      switch scene.style {
      case .plain: list.listStyle(.plain)
      case .inset: list.listStyle(.inset)
      case .grouped: list.listStyle(.grouped)
      case .insetGrouped: list.listStyle(.insetGrouped)
      case .sidebar: list.listStyle(.sidebar)
      }
    }

    private var list: some View {
      List {
        if scene.hasHeader {
          Section {
            Text("first")
          } header: {
            Text("Head 1")
          } footer: {
            Text("Foot 1")
          }
          Section {
            rows(count - 4)
          } header: {
            Text("Head 2")
          }
        } else {
          rows(count)
        }
      }
    }

    private func rows(_ count: Int) -> some View {
      // Every fifth row is taller.
      ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: $0.isMultiple(of: 5) ? 61 : nil) }
    }
  }

  /// Where the texts are that can be seen, by what they say.
  private func texts(_ scene: Scene, count: Int, target: Int) -> [String: CGPoint] {
    let (width, height) = (CGFloat(390), CGFloat(700))
    let probe = FrameProbe(Screen(scene: scene, count: count, target: target), width: width, height: height)
    let texts = probe.root.subtree.compactMap { node in
      (node as? TextNode).map { ($0.string, $0.frame(in: probe.root)) }
    }
    let seen = texts.filter { $0.1.maxY > 0 && $0.1.minY < height }
    return Dictionary(uniqueKeysWithValues: seen.map { ($0.0, $0.1.origin) })
  }

  @Test(arguments: Scene.all)
  func `a list of 301 views scrolls to where one of 300 does`(scene: Scene) throws {
    for target in [0, 17, 40] {
      let short = texts(scene, count: 300, target: target)
      #expect(short == texts(scene, count: 301, target: target))
      #expect(short["row \(target)"] != nil && short.count > 5)
    }
  }

  @Test(arguments: Scene.all)
  func `a row lies below the gap at which a list scrolls to it`(scene: Scene) throws {
    let tops = [300, 301].map { texts(scene, count: $0, target: 21)["row 21"]?.y }
    let without = Scene(style: scene.style, spacing: nil, hasHeader: scene.hasHeader)
    // Headers that stick do not change where the row lies: only the text in the row, which is centred in it.
    #expect(tops == [300, 301].map { texts(without, count: $0, target: 21)["row 21"]?.y })
  }
}
