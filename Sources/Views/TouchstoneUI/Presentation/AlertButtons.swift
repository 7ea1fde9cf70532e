import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The buttons of an alert: two are side by side, more are below each other.
struct AlertButtons: View {
  @Environment(\.look.alerts) private var metrics
  @Environment(\.typeScale) private var scale
  @Environment(\.dynamicTypeSize) private var typeSize
  let fields: [NodeView]
  let buttons: [NodeView]
  /// Whether two buttons are always below each other, as at accessibility sizes.
  var stacksTwo = false

  private var areStacked: Bool { stacksTwo || typeSize.isAccessibilitySize }
  private var growth: TextGrowth { TextGrowth(scale: scale, lineHeight: metrics.lineHeight) }

  var body: some View {
    VStack(spacing: 0) {
      if !fields.isEmpty { fieldBox }
      if let shapes = metrics.buttons {
        shapedButtons(shapes)
      } else if buttons.count == 2, !areStacked {
        AlertLine()
        HStack(spacing: 0) {
          buttons[0]
          AlertLine(axis: .vertical).frame(height: metrics.buttonHeight)
          buttons[1]
        }
      } else {
        ForEach(0..<buttons.count, id: \.self) { index in
          AlertLine()
          buttons[index]
        }
      }
    }
  }
}

extension AlertButtons {
  private func shapedButtons(_ shapes: AlertMetrics.Buttons) -> some View {
    let layout =
      buttons.count == 2 && !areStacked
      ? AnyLayout(HStackLayout(spacing: shapes.spacing)) : AnyLayout(VStackLayout(spacing: shapes.spacing))
    return layout { ForEach(0..<buttons.count, id: \.self) { buttons[$0] } }
      .padding(.horizontal, shapes.inset).padding(.bottom, shapes.inset)
  }

  /// The text fields, one below the other: in one box, or each on its own shape.
  private var fieldBox: some View {
    Group {
      if let own = metrics.separateFields {
        VStack(spacing: own.spacing) {
          ForEach(0..<fields.count, id: \.self) { index in
            field(index).background(
              Capsule().fill(own.background.color))
          }
        }
      } else {
        VStack(spacing: 0) {
          ForEach(0..<fields.count, id: \.self) { index in
            if index > 0 { AlertLine() }
            field(index)
          }
        }
        .background(.background)
        .clipShape(RoundedRectangle(cornerRadius: metrics.fieldCornerRadius))
        .overlay { AlertRim() }
      }
    }
    .padding(.horizontal, metrics.fieldMargin).padding(.bottom, metrics.fieldBottom)
  }

  private func field(_ index: Int) -> some View {
    fields[index].padding(.horizontal, metrics.fieldPadding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: metrics.fieldHeight + growth(of: metrics.fieldFontSize))
  }
}

/// A line between the parts of an alert, one pixel thick.
private struct AlertLine: View {
  @Environment(\.look.alerts.line) private var color
  @Environment(\.pixelLength) private var pixelLength
  var axis = Axis.horizontal

  var body: some View {
    Rectangle().fill(color.color)
      .frame(width: axis == .vertical ? pixelLength : nil, height: axis == .horizontal ? pixelLength : nil)
  }
}

/// The border of the text fields in an alert, one pixel thick.
private struct AlertRim: View {
  @Environment(\.look.alerts) private var metrics
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    RoundedRectangle(cornerRadius: metrics.fieldCornerRadius).strokeBorder(metrics.line.color, lineWidth: pixelLength)
  }
}

/// The buttons of a dialog in one box, and those that cancel in another.
struct DialogButtons: View {
  @Environment(\.look.alerts) private var metrics
  @Environment(\.look.backgrounds) private var backgrounds
  let heading: AnyView?
  let buttons: [NodeView]
  let cancels: [NodeView]

  var body: some View {
    VStack(spacing: metrics.dialogMargin) {
      VStack(spacing: 0) {
        heading
        ForEach(0..<buttons.count, id: \.self) { index in
          if index > 0 || heading != nil { AlertLine() }
          buttons[index]
        }
      }
      .frame(maxWidth: .infinity)
      .background(metrics.background.color)
      .clipShape(RoundedRectangle(cornerRadius: metrics.dialogCornerRadius))
      ForEach(0..<cancels.count, id: \.self) { index in
        cancels[index].background(backgrounds.group(isElevated: true))
          .clipShape(RoundedRectangle(cornerRadius: metrics.dialogCornerRadius))
      }
    }
  }
}

/// A button of an alert: a line in the tint colour; bold if it cancels, red if it is destructive.
struct AlertButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  let kind: AlertKind

  func makeBody(configuration: Configuration) -> some View {
    AlertButton(configuration: configuration, kind: kind)
  }
}

/// The label of a button of an alert.
private struct AlertButton: View {
  @Environment(\.look.alerts) private var metrics
  @Environment(\.look.fonts) private var fonts
  @Environment(\.typeScale) private var scale
  let configuration: PrimitiveButtonStyleConfiguration
  let kind: AlertKind

  private var growth: TextGrowth { TextGrowth(scale: scale, lineHeight: metrics.lineHeight) }

  private var isDestructive: Bool { configuration.role == .destructive }

  var body: some View {
    Group {
      if let shapes = metrics.buttons {
        line.font(.system(size: shapes.fontSize * scale, weight: fonts.alertButtonWeight))
          .foregroundStyle(isDestructive ? Color.red : shapes.color.color)
          .frame(height: metrics.buttonHeight + growth(of: shapes.fontSize))
          .background { AnyShape(radius: shapes.cornerRadius).fill(shapes.background.color) }
      } else {
        line.font(.system(size: fontSize * scale))
          .fontWeight(configuration.role == .cancel ? fonts.cancelWeight : nil)
          .foregroundStyle(isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
          .frame(height: (kind == .alert ? metrics.buttonHeight : metrics.dialogButtonHeight) + growth(of: fontSize))
      }
    }
    .modifier(TraitModifier { $0.alertRole = AlertRole(configuration.role) })
  }

  private var fontSize: CGFloat { kind == .alert ? metrics.buttonFontSize : metrics.dialogFontSize }

  private var line: some View {
    configuration.label.lineLimit(1).minimumScaleFactor(metrics.buttonScale).frame(maxWidth: .infinity)
  }
}

/// How much higher than at the default size a line of text is.
private struct TextGrowth {
  let scale: CGFloat
  /// The height of a line, in sizes of its font.
  let lineHeight: CGFloat

  func callAsFunction(of fontSize: CGFloat) -> CGFloat { max(0, scale - 1) * fontSize * lineHeight }
}
