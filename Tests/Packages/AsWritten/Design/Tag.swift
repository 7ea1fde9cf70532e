import SwiftUI

public extension EnvironmentValues {
  @Entry var tagPadding: CGFloat = 6
}

public extension ShapeStyle where Self == Color {
  static var ink: Color { Color("Ink", bundle: .module) }
}

public struct TagStyle: LabelStyle {
  @Environment(\.tagPadding) private var padding

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.icon
      configuration.title
    }
    .font(.caption.weight(.semibold))
    .padding(padding)
    .overlay { Capsule().strokeBorder(.ink, lineWidth: 1) }
    .foregroundStyle(.ink)
  }
}

public extension LabelStyle where Self == TagStyle {
  static var tag: TagStyle { TagStyle() }
}

public struct NewTag: View {
  @ScaledMetric private var side: CGFloat = 8

  public init() {}

  public var body: some View {
    Label {
      Text("new", bundle: .module)
    } icon: {
      Image("Dot", bundle: .module).resizable().frame(width: side, height: side)
    }
    .labelStyle(.tag)
  }
}

#Preview("New") {
  NewTag()
}

#Preview("Switch", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle(isOn: $isOn) { NewTag() }.tint(.ink)
}
