import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// A list of more than 300 views evaluates only the visible ones. Nothing else may tell it from a shorter one.
@MainActor struct ListScrollTests {
  struct Scene: CustomTestStringConvertible {
    let style: Style
    let spacing: CGFloat?
    let structure: Structure
    /// The space between sections; `nil` for that of the style.
    var sectionSpacing: CGFloat?
    var look = Look.iOS18
    var anchor: UnitPoint? = .top
    /// The row that the list scrolls to.
    var target = 21

    var testDescription: String {
      let anchor = anchor.map { "at \($0.y)" } ?? "into view"
      let spacings = [spacing, sectionSpacing].map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
      return "\(style) \(spacings) \(structure) \(look) \(target) \(anchor)"
    }

    /// Every style with every spacing and structure. Lists of 300 views take long to evaluate, so section spacings, looks,
    /// anchors and targets don't multiply the scenes: they follow from the others by weights with which every two values meet.
    static let all: [Scene] = Style.allCases.indices.flatMap { style in
      spacings.indices.flatMap { spacing in
        Structure.allCases.indices.map { structure in
          Scene(
            style: Style.allCases[style], spacing: spacings[spacing], structure: Structure.allCases[structure],
            sectionSpacing: sectionSpacings[(style + 2 * structure) % sectionSpacings.count],
            look: Look.builtIn[(3 * style + 3 * spacing + 2 * structure) % Look.builtIn.count],
            anchor: anchors[(style + 2 * spacing + 3 * structure) % anchors.count],
            target: targets[(style + 2 * spacing + structure) % targets.count])
        }
      }
    }

    static let spacings: [CGFloat?] = [nil, 6, 20]
    static let sectionSpacings: [CGFloat?] = [nil, 8, 50]
    static let anchors: [UnitPoint?] = [.top, .center, .bottom, nil]
    static let targets = [0, 17, 40]
  }

  enum Style: CaseIterable { case plain, inset, grouped, insetGrouped, sidebar }

  /// What the rows are in: nothing, sections, or views whose bodies are sections.
  enum Structure: CaseIterable { case rows, sections, ownSections }

  private struct Screen: View {
    let scene: Scene
    /// How many views the list has.
    let count: Int

    var body: some View {
      ScrollViewReader { proxy in
        styled.listRowSpacing(scene.spacing)
          .listSectionSpacing(scene.sectionSpacing.map(ListSectionSpacing.custom) ?? .default)
          .onAppear { proxy.scrollTo(scene.target, anchor: scene.anchor) }
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
        switch scene.structure {
        case .rows: Rows(count: count)
        case .sections:
          Section {
            Text("first")
          } header: {
            Text("Head 1")
          } footer: {
            Text("Foot 1")
          }
          Section { Text("second") }
          Section {
            Rows(count: count - 5)
          } header: {
            Text("Head 2")
          }
        case .ownSections:
          FirstSection()
          SecondSection()
          LastSection(count: count - 5)
        }
      }
    }
  }

  private struct Rows: View {
    let count: Int

    var body: some View {
      // Every fifth row is taller.
      ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: $0.isMultiple(of: 5) ? 61 : nil) }
    }
  }

  private struct FirstSection: View {
    var body: some View {
      Section {
        Text("first")
      } header: {
        Text("Head 1")
      } footer: {
        Text("Foot 1")
      }
    }
  }

  /// A section that is a single view.
  private struct SecondSection: View {
    var body: some View { Section { Text("second") } }
  }

  private struct LastSection: View {
    let count: Int

    var body: some View {
      Section {
        Rows(count: count)
      } header: {
        Text("Head 2")
      }
    }
  }

  /// Where the texts are that can be seen, by what they say.
  private func texts(_ scene: Scene, count: Int) -> [String: CGPoint] {
    let (width, height) = (CGFloat(390), CGFloat(700))
    var environment = EnvironmentValues()
    environment.look = scene.look
    let probe = FrameProbe(Screen(scene: scene, count: count), width: width, height: height, environment: environment)
    let texts = probe.root.subtree.compactMap { node in
      (node as? TextNode).map { ($0.string, $0.frame(in: probe.root)) }
    }
    let seen = texts.filter { $0.1.maxY > 0 && $0.1.minY < height }
    return Dictionary(uniqueKeysWithValues: seen.map { ($0.0, $0.1.origin) })
  }

  @Test(arguments: Scene.all)
  func `a list of 301 views scrolls to where one of 300 does`(scene: Scene) throws {
    let short = texts(scene, count: 300)
    #expect(short == texts(scene, count: 301))
    #expect(short["row \(scene.target)"] != nil && short.count > 5)
  }

  @Test(arguments: Scene.all.filter { $0.spacing != nil })
  func `a row lies below the gap at which a list scrolls to it`(scene: Scene) throws {
    func tops(spacing: CGFloat?) -> [CGFloat?] {
      let scene = Scene(style: scene.style, spacing: spacing, structure: scene.structure, look: scene.look)
      return [300, 301].map { texts(scene, count: $0)["row \(scene.target)"]?.y }
    }
    // Headers that stick do not change where the row lies: only the text in the row, which is centred in it.
    #expect(tops(spacing: scene.spacing) == tops(spacing: nil))
  }

  @Test func `every two values meet in a scene`() {
    let values: [(count: Int, of: (Scene) -> AnyHashable)] = [
      (Style.allCases.count, { $0.style }), (Scene.spacings.count, { $0.spacing }),
      (Scene.sectionSpacings.count, { $0.sectionSpacing }),
      (Structure.allCases.count, { $0.structure }), (Look.builtIn.count, { $0.look.name }),
      (Scene.anchors.count, { $0.anchor }), (Scene.targets.count, { $0.target }),
    ]
    for (index, first) in values.enumerated() {
      for second in values[..<index] {
        #expect(Set(Scene.all.map { [first.of($0), second.of($0)] }).count == first.count * second.count)
      }
    }
  }
}
