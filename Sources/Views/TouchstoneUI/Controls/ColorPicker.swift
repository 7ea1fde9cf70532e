import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

/// A control for choosing a colour, drawn closed.
///
/// - Source: SwiftUI, `ColorPicker`.
public struct ColorPicker<Label> where Label: View {
  let color: Color
  let label: Label
}

extension ColorPicker: View {
  public var body: some View { ColorPickerBody(color: color, label: label) }

  /// Creates a picker.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(color: selection.wrappedValue, label: label())
  }

  /// Creates a picker for a Core Graphics colour.
  public nonisolated init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(color: Color(cgColor: selection.wrappedValue), label: label())
  }
}

/// A label, and the colour in a ring of all hues, 28 points wide like UIKit's colour well.
private struct ColorPickerBody<Label: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.look.controls) private var metrics
  @Environment(\.look.desktop) private var desktop
  let color: Color
  let label: Label

  var body: some View {
    if let desktop {
      FormRow(label: label, control: desktopWell(desktop), isCentred: true)
    } else if labelsHidden {
      well
    } else {
      HStack {
        label
        Spacer()
        well
      }
    }
  }

  /// The colour on a push button.
  private func desktopWell(_ desktop: DesktopMetrics) -> some View {
    RoundedRectangle(cornerRadius: desktop.colorWellRadius).fill(color)
      .padding(desktop.colorWellInset)
      .frame(width: desktop.colorWell.width, height: desktop.colorWell.height)
      .background { PushShape(metrics: desktop, fill: desktop.pushFill.color) }
  }

  private var well: some View {
    Circle().fill(color).frame(width: metrics.colorWellSize, height: metrics.colorWellSize)
      .padding(metrics.colorWellPadding)
      .background {
        Circle().strokeBorder(
          AngularGradient(colors: [.red, .purple, .blue, .cyan, .green, .yellow, .red], center: .center),
          lineWidth: metrics.colorWellRing)
      }
  }
}
