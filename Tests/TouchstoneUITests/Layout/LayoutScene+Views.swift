import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The views of a scene.
@MainActor
extension LayoutScene {
  var view: AnyView {
    get throws { AnyView(SeveralViews(views: try roots.map { try Self.view($0) })) }
  }

  /// Views one after the other, as in a view builder.
  private struct SeveralViews: View {
    let views: [AnyView]

    var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
  }

  private static func view(_ item: Item) throws -> AnyView {
    let first = item.calls[0]
    let content = SeveralViews(views: try item.children.map { try Self.view($0) })
    let spacing = try first.length("spacing", item)
    var view: AnyView
    switch first.name {
    case "VStack": view = AnyView(VStack(alignment: try first.horizontal(item), spacing: spacing) { content })
    case "HStack": view = AnyView(HStack(alignment: try first.vertical(item), spacing: spacing) { content })
    case "ZStack": view = AnyView(ZStack(alignment: try first.alignment(item)) { content })
    case "Color": view = AnyView(Color.red)
    case "Text": view = AnyView(Text(verbatim: first.arguments["_"] ?? ""))
    case "Spacer": view = AnyView(Spacer(minLength: try first.length("minLength", item)))
    case "Divider": view = AnyView(Divider())
    default: throw Fault(line: item.line, reason: "scenes have no view \(first.name)")
    }
    for call in item.calls.dropFirst() { view = try modified(view, by: call, item) }
    return view
  }

  private static func modified(_ view: AnyView, by call: Call, _ item: Item) throws -> AnyView {
    func length(_ label: String) throws -> CGFloat? { try call.length(label, item) }
    let known = call.arguments
    switch call.name {
    case "frame" where known["width"] != nil || known["height"] != nil:
      return AnyView(
        view.frame(width: try length("width"), height: try length("height"), alignment: try call.alignment(item)))
    case "frame":
      return AnyView(
        view.frame(
          minWidth: try length("minWidth"), idealWidth: try length("idealWidth"), maxWidth: try length("maxWidth"),
          minHeight: try length("minHeight"), idealHeight: try length("idealHeight"),
          maxHeight: try length("maxHeight"), alignment: try call.alignment(item)))
    case "padding":
      let edges: [String: Edge.Set] = [
        ".horizontal": .horizontal, ".vertical": .vertical, ".top": .top, ".bottom": .bottom, ".leading": .leading,
        ".trailing": .trailing,
      ]
      guard let name = known["_"], let some = edges[name] else { return AnyView(view.padding(try length("_") ?? 16)) }
      return AnyView(view.padding(some, try length("_2")))
    case "offset": return AnyView(view.offset(x: try length("x") ?? 0, y: try length("y") ?? 0))
    case "position": return AnyView(view.position(x: try length("x") ?? 0, y: try length("y") ?? 0))
    case "fixedSize":
      guard !known.isEmpty else { return AnyView(view.fixedSize()) }
      return AnyView(view.fixedSize(horizontal: known["horizontal"] == "true", vertical: known["vertical"] == "true"))
    case "layoutPriority": return AnyView(view.layoutPriority(Double(try length("_") ?? 0)))
    case "aspectRatio":
      let mode: ContentMode = known["contentMode"] == ".fill" ? .fill : .fit
      return AnyView(view.aspectRatio(try length("_"), contentMode: mode))
    default: throw Fault(line: item.line, reason: "scenes have no modifier \(call.name)")
    }
  }
}

extension LayoutScene.Call {
  /// A length; `nil` if it is `nil` or not given.
  fileprivate func length(_ label: String, _ item: LayoutScene.Item) throws -> CGFloat? {
    guard let text = arguments[label], text != "nil" else { return nil }
    if text == ".infinity" { return .infinity }
    guard let number = Double(text) else {
      throw LayoutScene.Fault(line: item.line, reason: "“\(text)” is no length")
    }
    return CGFloat(number)
  }

  fileprivate func alignment(_ item: LayoutScene.Item) throws -> Alignment {
    let all: [String: Alignment] = [
      ".center": .center, ".leading": .leading, ".trailing": .trailing, ".top": .top, ".bottom": .bottom,
      ".topLeading": .topLeading, ".topTrailing": .topTrailing, ".bottomLeading": .bottomLeading,
      ".bottomTrailing": .bottomTrailing,
    ]
    return try named(all, .center, item)
  }

  fileprivate func horizontal(_ item: LayoutScene.Item) throws -> HorizontalAlignment {
    try named([".center": .center, ".leading": .leading, ".trailing": .trailing], .center, item)
  }

  fileprivate func vertical(_ item: LayoutScene.Item) throws -> VerticalAlignment {
    let all: [String: VerticalAlignment] = [
      ".center": .center, ".top": .top, ".bottom": .bottom, ".firstTextBaseline": .firstTextBaseline,
      ".lastTextBaseline": .lastTextBaseline,
    ]
    return try named(all, .center, item)
  }

  private func named<Value>(_ all: [String: Value], _ usual: Value, _ item: LayoutScene.Item) throws -> Value {
    guard let name = arguments["alignment"] else { return usual }
    guard let value = all[name] else {
      throw LayoutScene.Fault(line: item.line, reason: "scenes have no alignment \(name)")
    }
    return value
  }
}
