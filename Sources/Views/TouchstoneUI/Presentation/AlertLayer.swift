import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The content of an alert or a dialog.
struct AlertContent {
  var title: Text?
  var message: AnyView?
  var actions: AnyView
}

/// The position of an alert on the screen.
enum AlertKind: Sendable {
  /// In the centre.
  case alert
  /// At the bottom.
  case dialog
  /// In a popover.
  case bubble
}

/// An alert or a dialog over a dimmed screen.
struct AlertLayer {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.safeAreaInsets) private var safeAreaInsets
  @Environment(\.keyboardHeight) private var keyboardHeight
  @Environment(\.look.alerts) private var metrics
  let kind: AlertKind
  let content: AlertContent
}

extension AlertLayer: View {
  var body: some View {
    if kind == .dialog, let width = metrics.dialogWidth {
      DialogBubble(content: content, dismiss: dismiss, width: width)
    } else {
      layer
    }
  }

  @MainActor private var layer: some View {
    ZStack(alignment: kind == .alert ? .center : .bottom) {
      DimmingView()
      switch kind {
      case .alert: AlertBox(content: content, dismiss: dismiss).padding(.bottom, keyboardHeight)
      case .dialog, .bubble:
        DialogBox(content: content, dismiss: dismiss).padding(.bottom, max(metrics.dialogMargin, safeAreaInsets.bottom))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .containerStyle { $0.font(.default).multilineTextAlignment(.center) }
  }
}

/// The box of an alert.
private struct AlertBox: View {
  @Environment(\.look.alerts) private var metrics
  @Environment(\.look.fonts) private var fonts
  let content: AlertContent
  let dismiss: DismissAction

  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: metrics.isLeading ? .leading : .center, spacing: metrics.messageSpacing) {
        content.title.font(fonts.alertTitle.font)
        // UIKit uses tighter line spacing for a message than the text style.
        content.message.containerStyle {
          $0.font(.system(metrics.messageSize).leading(.tight)).foregroundStyle(metrics.messageColor.color)
        }
      }
      .padding(metrics.padding)
      .frame(maxWidth: .infinity, alignment: metrics.isLeading ? .leading : .center)
      AlertActions(actions: content.actions, dismiss: dismiss, kind: .alert)
    }
    .frame(width: metrics.width)
    .background(metrics.background.color)
    .clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius))
    .overlay { LookRim(color: metrics.rim, cornerRadius: metrics.cornerRadius) }
    .containerStyle { $0.multilineTextAlignment(metrics.isLeading ? .leading : .center) }
  }
}

/// A dialog in a popover: its title and message above its buttons, without one that cancels, as on iOS 26.
private struct DialogBubble: View {
  @Environment(\.look.alerts) private var metrics
  @Environment(\.look.fonts) private var fonts
  let content: AlertContent
  let dismiss: DismissAction
  let width: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      if content.title != nil || content.message != nil {
        VStack(spacing: metrics.dialogSpacing) {
          content.title.font(fonts.dialogTitle.font)
          content.message.containerStyle { $0.font(fonts.dialogMessage.font) }
        }
        .containerStyle { $0.foregroundStyle(.secondary) }
        .padding(.horizontal, metrics.dialogPadding.width).padding(.top, metrics.dialogPadding.height)
      }
      AlertActions(actions: content.actions, dismiss: dismiss, kind: .bubble)
        .padding(.top, metrics.buttons?.inset)
    }
    .frame(width: width)
    .containerStyle { $0.font(.default).multilineTextAlignment(.center) }
  }
}

/// Boxes at the bottom, with the cancel button below the others, as UIKit draws action sheets before iOS 26.
private struct DialogBox: View {
  @Environment(\.look.alerts) private var metrics
  @Environment(\.look.fonts) private var fonts
  let content: AlertContent
  let dismiss: DismissAction

  var body: some View {
    AlertActions(
      actions: content.actions, dismiss: dismiss, kind: .dialog,
      heading: AnyView(
        VStack(spacing: metrics.dialogSpacing) {
          content.title.font(fonts.dialogTitle.font)
          content.message.containerStyle { $0.font(fonts.dialogMessage.font) }
        }
        .containerStyle { $0.foregroundStyle(.secondary) }
        .padding(.horizontal, metrics.dialogPadding.width).padding(.vertical, metrics.dialogPadding.height)),
      hasHeading: content.title != nil || content.message != nil
    )
    .padding(.horizontal, metrics.dialogMargin)
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
  func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let inner = context.child(.secondary).environment {
      $0.setContainerValues {
        $0.buttonStyles = [.primitive(AlertButtonStyle(kind: kind))]
        $0.font = .system(size: $0.look.alerts.fieldFontSize * $0.typeScale)
      }
    }
    var nodes = inner.evaluate(actions)
    let dismiss = dismiss
    if kind == .bubble {
      // A tap beside a popover cancels.
      nodes.removeAll { $0.traits.alertRole == .cancel }
    } else if !nodes.contains(where: { $0.traits.alertRole != nil }) {
      nodes += inner.child(.part(.dismissButton)).evaluate(
        Button(role: kind == .alert ? nil : .cancel, action: {}) { Text(system: kind == .alert ? .ok : .cancel) })
    } else if kind == .dialog, !nodes.contains(where: { $0.traits.alertRole == .cancel }) {
      nodes += inner.child(.part(.dismissButton)).evaluate(
        Button(role: .cancel, action: {}, label: { Text(system: .cancel) }))
    }
    for node in nodes where node.traits.alertRole != nil {
      guard let action = node.traits.interactions.tap else { continue }
      // Each button dismisses the alert.
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
      // The cancel button is the first of two buttons beside each other, else the last.
      let areBeside = others.count + cancels.count == 2 && !context.environment.dynamicTypeSize.isAccessibilitySize
      let buttons = areBeside ? cancels + others : others + cancels
      return place.evaluate(AlertButtons(fields: fields, buttons: buttons))
    case .bubble:
      return place.evaluate(AlertButtons(fields: [], buttons: fields + others, stacksTwo: true))
    case .dialog:
      return place.evaluate(
        DialogButtons(heading: hasHeading ? heading : nil, buttons: fields + others, cancels: cancels))
    }
  }
}

/// The role of a button in an alert.
enum AlertRole: Hashable {
  case usual
  case cancel

  init(_ role: ButtonRole?) {
    self = role == .cancel ? .cancel : .usual
  }
}

extension ViewTraits {
  private enum AlertRoleKey: _ViewTraitKey { static var defaultValue: AlertRole? { nil } }

  /// The role of the view in an alert, or `nil` if it isn't a button.
  var alertRole: AlertRole? {
    get { self[viewTrait: AlertRoleKey.self] }
    set { self[viewTrait: AlertRoleKey.self] = newValue }
  }
}
