import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// What an alert or a dialog shows.
struct AlertContent {
  var title: Text?
  var message: AnyView?
  var actions: AnyView
}

/// How an alert lies on the screen.
enum AlertKind: Sendable {
  /// In the middle.
  case alert
  /// At the bottom.
  case dialog
}

/// An alert or a dialog over a dimmed screen.
struct AlertLayer {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.safeAreaInsets) private var safeAreaInsets
  let kind: AlertKind
  let content: AlertContent
}

extension AlertLayer: View {
  var body: some View {
    ZStack(alignment: kind == .alert ? .center : .bottom) {
      DimmingView()
      switch kind {
      case .alert: AlertBox(content: content, dismiss: dismiss)
      case .dialog: DialogBox(content: content, dismiss: dismiss).padding(.bottom, max(8, safeAreaInsets.bottom))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .font(.body)
    .multilineTextAlignment(.center)
  }
}

/// The ground of alerts.
private let ground = Color(
  storage: .dynamic(
    light: Color(red: 242 / 255, green: 242 / 255, blue: 242 / 255),
    dark: Color(red: 37 / 255, green: 37 / 255, blue: 37 / 255)))

/// A box of 270 points with round corners of 14, as UIKit draws alerts before iOS 26.
private struct AlertBox: View {
  let content: AlertContent
  let dismiss: DismissAction

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 3) {
        content.title.font(.headline)
        content.message.font(.footnote)
      }
      .padding(.horizontal, 16).padding(.top, 19).padding(.bottom, 16)
      AlertActions(actions: content.actions, dismiss: dismiss, kind: .alert)
    }
    .frame(width: 270)
    .background(ground)
    .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}

/// Boxes at the bottom, the one for giving up below the others, as UIKit draws action sheets before iOS 26.
private struct DialogBox: View {
  let content: AlertContent
  let dismiss: DismissAction

  var body: some View {
    AlertActions(
      actions: content.actions, dismiss: dismiss, kind: .dialog,
      heading: AnyView(
        VStack(spacing: 12) {
          content.title.font(.footnote.weight(.semibold))
          content.message.font(.footnote)
        }
        .foregroundStyle(.secondary)
        .padding(.horizontal, 16).padding(.vertical, 14)),
      hasHeading: content.title != nil || content.message != nil
    )
    .padding(.horizontal, 8)
  }
}

/// The buttons and fields of an alert, in the order in which UIKit shows them.
private struct AlertActions {
  let actions: AnyView
  let dismiss: DismissAction
  let kind: AlertKind
  var heading = AnyView(EmptyView())
  var hasHeading = false
}

extension AlertActions: View, PrimitiveView {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext) -> [Node] {
    let inner = context.child(.secondary).environment { $0.buttonStyles = [.primitive(AlertButtonStyle(kind: kind))] }
    var nodes = inner.evaluate(actions)
    let dismiss = dismiss
    if !nodes.contains(where: { $0.traits.alertRole != nil }) {
      nodes += inner.child(.id("usual")).evaluate(
        Button(kind == .alert ? "OK" : "Cancel", role: kind == .alert ? nil : .cancel) {})
    } else if kind == .dialog, !nodes.contains(where: { $0.traits.alertRole == .cancel }) {
      nodes += inner.child(.id("usual")).evaluate(Button("Cancel", role: .cancel) {})
    }
    for node in nodes where node.traits.alertRole != nil {
      guard let action = node.traits.interactions.tap else { continue }
      // Each button takes the alert away.
      node.traits.interactions.tap = {
        action()
        dismiss()
      }
    }
    let place = context.child(.content)
    let fields = nodes.filter { $0.traits.alertRole == nil }.map { NodeView(node: $0) }
    let others = nodes.filter { $0.traits.alertRole.map { $0 != .cancel } ?? false }.map { NodeView(node: $0) }
    let cancels = nodes.filter { $0.traits.alertRole == .cancel }.map { NodeView(node: $0) }
    switch kind {
    case .alert:
      // Of two buttons, the one for giving up stands first; of more, last.
      let buttons = others.count + cancels.count == 2 ? cancels + others : others + cancels
      return place.evaluate(AlertButtons(fields: fields, buttons: buttons))
    case .dialog:
      return place.evaluate(
        DialogButtons(heading: hasHeading ? heading : nil, buttons: fields + others, cancels: cancels))
    }
  }
}

/// The buttons of an alert: two beside each other, more below each other.
private struct AlertButtons: View {
  let fields: [NodeView]
  let buttons: [NodeView]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<fields.count, id: \.self) { index in
        fields[index].font(.footnote).padding(6)
          .background(RoundedRectangle(cornerRadius: 6).fill(.background))
          .padding(.horizontal, 16).padding(.bottom, index == fields.count - 1 ? 16 : 4)
      }
      if buttons.count == 2 {
        Divider()
        HStack(spacing: 0) {
          buttons[0]
          Divider().frame(height: 44)
          buttons[1]
        }
      } else {
        ForEach(0..<buttons.count, id: \.self) { index in
          Divider()
          buttons[index]
        }
      }
    }
  }
}

/// The buttons of a dialog in one box, those for giving up in another.
private struct DialogButtons: View {
  let heading: AnyView?
  let buttons: [NodeView]
  let cancels: [NodeView]

  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        heading
        ForEach(0..<buttons.count, id: \.self) { index in
          if index > 0 || heading != nil { Divider() }
          buttons[index]
        }
      }
      .frame(maxWidth: .infinity)
      .background(ground)
      .clipShape(RoundedRectangle(cornerRadius: 13))
      ForEach(0..<cancels.count, id: \.self) { index in
        cancels[index].background(GroundColors.group(isElevated: true)).clipShape(RoundedRectangle(cornerRadius: 13))
      }
    }
  }
}

/// A button of an alert: a line of its height in the tint, bold where it gives up, red where it deletes.
private struct AlertButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  let kind: AlertKind

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(kind == .alert ? .system(size: 17) : .system(size: 20))
      .fontWeight(configuration.role == .cancel ? .semibold : nil)
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .frame(height: kind == .alert ? 44 : 57)
      .modifier(TraitModifier { $0.alertRole = AlertRole(configuration.role) })
  }
}

/// What a button of an alert is for.
enum AlertRole: Hashable {
  case usual
  case cancel

  init(_ role: ButtonRole?) {
    self = role == .cancel ? .cancel : .usual
  }
}

extension ViewTraits {
  private enum AlertRoleKey: _ViewTraitKey { static var defaultValue: AlertRole? { nil } }

  /// What the view is for in an alert, or `nil` where it is no button.
  fileprivate var alertRole: AlertRole? {
    get { self[viewTrait: AlertRoleKey.self] }
    set { self[viewTrait: AlertRoleKey.self] = newValue }
  }
}
