import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The extent to which a presentation covers the screen.
enum Cover: Equatable, Sendable { case sheet, screen, popover(Edge?) }

extension EvaluationContext {
  /// Returns a sheet, a full-screen cover or a popover with the given content.
  ///
  /// - Parameter source: The presenting view, to which a popover points. In a compact width, popovers are sheets unless
  ///   their content says otherwise.
  fileprivate func presented<Content: View>(
    _ content: Content, as cover: Cover, from source: RenderNode
  ) -> RenderNode {
    let inner = cover == .screen ? environment { $0.enterCover() } : self
    let content = inner.child(.content).evaluateOne(content)
    let settings = content.preference(PresentationSettingsKey.self) ?? PresentationSettings()
    let sheets = environment.look.sheets
    let isRegular = environment.horizontalSizeClass == .regular
    let screen = AnyView(environment.look.backgrounds.screen(isElevated: cover != .screen))
    if case .popover(let edge) = cover, isRegular || settings.staysPopover {
      let background = child(.part(.background)).evaluateOne(settings.background ?? screen)
      return PopoverNode(content: content, background: background, source: source, arrowEdge: edge).node(
        in: environment)
    }
    // At full height, and in a regular width, a sheet is attached to the edges.
    let floats = cover != .screen && !settings.shownDetent.isLarge && !isRegular
    let floating = floats ? sheets.floating : nil
    let cornerRadius = settings.cornerRadius ?? sheets.cornerRadius
    let bottomRadius =
      sheets.fitsContent ? cornerRadius : floating.map { settings.cornerRadius ?? $0.bottomRadius } ?? 0
    let radii = RectangleCornerRadii(
      topLeading: cornerRadius, bottomLeading: bottomRadius, bottomTrailing: bottomRadius, topTrailing: cornerRadius)
    let usual =
      floating == nil ? screen : AnyView(Color.clear.glassEffect(in: UnevenRoundedRectangle(cornerRadii: radii)))
    let background = child(.part(.background)).evaluateOne(settings.background ?? usual)
    let safe = sheets.fitsContent ? EdgeInsets() : environment.safeAreaInsets
    let node = ScreenNode.aboveKeyboard(content, environment: environment)
    guard cover != .screen else {
      return CardNode(
        content: node, background: background, handle: nil, cornerRadius: 0, insets: safe,
        direction: environment.layoutDirection
      ).node(in: environment)
    }
    let handle = settings.showsHandle ? child(.part(.handle)).evaluateOne(SheetHandle()) : nil
    let card = CardNode(
      content: node, background: background, handle: handle,
      cornerRadius: cornerRadius, bottomRadius: bottomRadius,
      insets: EdgeInsets(top: 0, leading: safe.leading, bottom: safe.bottom, trailing: safe.trailing),
      direction: environment.layoutDirection
    ).node(in: environment)
    let placed = floating.map {
      child(.part(.card)).evaluateOne(NodeView(node: card).modifier(FloatingSheetScale(margin: $0.margin)))
    }
    return SheetNode(
      dimming: child(.part(.dimming)).evaluateOne(DimmingView()), card: placed ?? card, settings: settings
    ).node(in: environment)
  }
}

/// The handle at the top of a sheet.
private struct SheetHandle: View {
  @Environment(\.look.sheets.handle) private var size

  var body: some View { Capsule().fill(Color.placeholder).frame(width: size.width, height: size.height) }
}

extension View {
  nonisolated func presented<Content: View>(
    _ isPresented: Binding<Bool>, as cover: Cover, onDismiss: (() -> Void)?, content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: { isPresented.wrappedValue },
        dismiss: {
          isPresented.wrappedValue = false
          onDismiss?()
        },
        content: { AnyView(content()) }, layer: { $0.presented($1, as: cover, from: $2) }))
  }

  nonisolated func presented<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, as cover: Cover, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: { item.wrappedValue != nil },
        dismiss: {
          item.wrappedValue = nil
          onDismiss?()
        },
        content: { AnyView(item.wrappedValue.map { content($0).id($0.id) }) },
        layer: { $0.presented($1, as: cover, from: $2) }))
  }
}
