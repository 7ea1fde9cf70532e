import Foundation
import TouchstoneDrawing

/// What stands before a row while its list is edited.
struct RowLeading: View {
  let delete: (@MainActor () -> Void)?
  /// Whether the row is one of those that are selected; `nil` where rows cannot be.
  let isSelected: Bool?
  let name: String

  var isEmpty: Bool { delete == nil && isSelected == nil }

  var body: some View {
    if let delete {
      Button(action: delete) {
        Image(systemName: "minus.circle.fill").font(.system(size: 21)).foregroundStyle(.white, .red)
      }
      .buttonStyle(BareButtonStyle())
      .accessibilityLabel("Remove \(name)")
    } else if let isSelected {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").font(.system(size: 21))
        .foregroundStyle(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ControlColors.placeholder))
    }
  }
}

/// What stands at the end of a row.
struct RowTrailing: View {
  let badge: Text?
  let showsDisclosure: Bool
  let showsHandle: Bool

  var isEmpty: Bool { badge == nil && !showsDisclosure && !showsHandle }

  var body: some View {
    HStack(spacing: 12) {
      if let badge { badge.foregroundStyle(.secondary) }
      if showsDisclosure { DisclosureChevron() }
      if showsHandle {
        Image(systemName: "line.3.horizontal").foregroundStyle(ControlColors.placeholder)
      }
    }
  }
}

/// The arrow at the end of a row that leads to another screen.
struct DisclosureChevron: View {
  var body: some View {
    Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
      .foregroundStyle(ControlColors.placeholder)
  }
}

/// The header of a section that a person can close.
struct ClosingHeader: View {
  let label: NodeView
  let expansion: Binding<Bool>

  var body: some View {
    Button(action: { expansion.wrappedValue.toggle() }) {
      HStack {
        label
        Spacer(minLength: 0)
        Image(systemName: expansion.wrappedValue ? "chevron.down" : "chevron.forward")
          .font(.system(size: 13, weight: .semibold)).foregroundStyle(.tint)
      }
    }
    .buttonStyle(BareButtonStyle())
  }
}
