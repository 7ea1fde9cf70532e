import SwiftUI

/// Custom containers and layouts, with the APIs of iOS 16 to 18.
@MainActor enum ContainerSnippets {
  struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      HStack {
        ForEach(sections: content) { section in
          VStack {
            section.header.bold()
            Group(subviews: section.content) { subviews in
              if let first = subviews.first { first }
              ForEach(subviews.dropFirst()) { subview in
                subview.opacity(subview.containerValues.isPinned ? 1 : 0.5).id(subview.id)
              }
            }
            section.footer
          }
        }
      }
    }
  }

  struct Kanban: View {
    var body: some View {
      Board {
        Section("To do") {
          Text("Write").containerValue(\.isPinned, true)
          ForEach(0..<2) { Text("Item \($0)") }
        }
        Section {
          Text("Done")
        } header: {
          Text("Done")
        } footer: {
          Text("1")
        }
      }
    }
  }

  struct Radial: Layout {
    struct Cache { var widest: CGFloat = 0 }
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }
    func makeCache(subviews: Subviews) -> Cache {
      Cache(widest: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 80, height: 80))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      for (index, subview) in subviews.enumerated() {
        let angle = Angle.degrees(Double(index) / Double(subviews.count) * 360 * subview[Turn.self])
        let point = CGPoint(x: 0, y: -30).applying(CGAffineTransform(rotationAngle: angle.radians))
        subview.place(
          at: CGPoint(x: bounds.midX + point.x, y: bounds.midY + point.y), anchor: .center, proposal: .unspecified)
      }
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Cache
    ) -> CGFloat? { nil }
  }

  struct Turn: LayoutValueKey { static let defaultValue = 1.0 }

  struct Clock: View {
    @State private var isRound = true
    var body: some View {
      let layout = isRound ? AnyLayout(Radial()) : AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
      layout {
        ForEach(1..<5) { Text("\($0)").layoutValue(key: Turn.self, value: 1) }
      }
      .onGeometryChange(for: CGSize.self, of: \.size) { print($0) }
      .onTapGesture(count: 2, coordinateSpace: .named("clock")) { print($0) }
      .coordinateSpace(.named("clock"))
    }
  }

  struct Sized: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Padded(length: environment.dynamicTypeSize.isAccessibilitySize ? 20 : 10)
    }
  }

  struct Padded: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
  }

  struct Anchored: View {
    struct Key: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    var body: some View {
      Text("Boxed").anchorPreference(key: Key.self, value: .bounds) { [$0] }.modifier(Sized())
        .overlayPreferenceValue(Key.self, alignment: .topLeading) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { Rectangle().stroke().frame(width: proxy[anchors[$0]].width) }
          }
        }
        .onPreferenceChange(PreferredColorSchemeKey.self) { print($0 == nil) }
    }
  }

  struct Dragged: View {
    @State private var isTarget = false
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Text("A rather long line").draggable("line") { Text("Preview") }
        Text("Short").dropDestination(for: String.self) { items, _ in
          !items.isEmpty
        } isTargeted: {
          isTarget = $0
        }
      }
      .focusable(interactions: .edit).focusEffectDisabled().focusSection()
      .accessibilityElement(children: .combine).accessibilityRepresentation { Toggle("x", isOn: $isTarget) }
      .accessibilityActions { Button("Do") {} }.accessibilityCustomContent("Age", Text("4"), importance: .high)
      .accessibilityZoomAction { _ in }.accessibilityDirectTouch(true, options: .silentOnTouch)
      .userActivity("org.example.view") { $0.title = "View" }.handlesExternalEvents(preferring: ["a"], allowing: ["*"])
      .environment(\.openURL, OpenURLAction { _ in .systemAction })
      .geometryGroup().drawingGroup(opaque: true, colorMode: .linear).invalidatableContent()
    }
  }
}

extension ContainerValues {
  @Entry var isPinned = false
}
