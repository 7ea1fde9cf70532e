package import Foundation
package import TouchstoneCore
package import TouchstoneDrawing

/// The colours in which a widget in accented mode draws its groups of views, whatever colours they have.
///
/// A view is drawn with its own colours first; the matrix of its group then replaces them and keeps their opacity.
package struct WidgetTints: Equatable, Sendable {
  /// What is in a group of its own.
  package enum Group: Sendable {
    case accent, fullColor, desaturated, accentedDesaturated
  }

  /// The colour of everything else.
  package var primary: Color.Resolved
  /// The colour of the accent group.
  package var accent: Color.Resolved

  package init(primary: Color.Resolved, accent: Color.Resolved) {
    (self.primary, self.accent) = (primary, accent)
  }

  /// Returns what replaces the colours of a group.
  private func matrix(of group: Group?) -> ColorMatrix {
    switch group {
    case .none: .solid(primary)
    case .accent: .solid(accent)
    case .fullColor: ColorMatrix()
    case .desaturated: .saturation(0)
    case .accentedDesaturated: .shades(of: accent)
    }
  }

  private static let groups: [Group] = [.accent, .fullColor, .desaturated, .accentedDesaturated]

  /// Returns steps in which all that is in no group has the primary colour.
  func applied(to items: [DisplayList.Item]) -> [DisplayList.Item] {
    let marks = Self.groups.map { mark($0) }
    return applied(to: items, marks: marks)
  }

  /// The group of drawing steps in which a group of views is drawn.
  func mark(_ group: Group?) -> DisplayList.Group {
    DisplayList.Group(filters: [.colorMatrix(matrix(of: group))], isLayer: true, items: [])
  }

  private func applied(to items: [DisplayList.Item], marks: [DisplayList.Group]) -> [DisplayList.Item] {
    var result: [DisplayList.Item] = []
    var rest: [DisplayList.Item] = []
    func flush() {
      guard !rest.isEmpty else { return }
      var group = mark(nil)
      (group.items, rest) = (rest, [])
      result.append(.group(group))
    }
    for item in items {
      guard case .group(var group) = item, Self.contains(marks, in: group) else {
        rest.append(item)
        continue
      }
      flush()
      if !Self.isMarked(group, by: marks) { group.items = applied(to: group.items, marks: marks) }
      result.append(.group(group))
    }
    flush()
    return result
  }

  private static func isMarked(_ group: DisplayList.Group, by marks: [DisplayList.Group]) -> Bool {
    group.isLayer && marks.contains { $0.filters == group.filters }
  }

  private static func contains(_ marks: [DisplayList.Group], in group: DisplayList.Group) -> Bool {
    isMarked(group, by: marks)
      || group.items.contains { item in
        if case .group(let inner) = item { contains(marks, in: inner) } else { false }
      }
  }
}

extension ColorMatrix {
  /// Replaces every colour and keeps its opacity.
  fileprivate static func solid(_ color: Color.Resolved) -> ColorMatrix {
    ColorMatrix(rows: [
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.opacity, 0,
    ])
  }

  /// Replaces every colour by a shade of one, which is as bright.
  fileprivate static func shades(of color: Color.Resolved) -> ColorMatrix {
    var matrix = saturation(0)
    (matrix.r1, matrix.r2, matrix.r3) = (matrix.r1 * color.red, matrix.r2 * color.red, matrix.r3 * color.red)
    (matrix.g1, matrix.g2, matrix.g3) = (matrix.g1 * color.green, matrix.g2 * color.green, matrix.g3 * color.green)
    (matrix.b1, matrix.b2, matrix.b3) = (matrix.b1 * color.blue, matrix.b2 * color.blue, matrix.b3 * color.blue)
    return matrix
  }
}

extension EnvironmentValues {
  /// The colours of a widget in accented mode; `nil` for widgets in full colour and elsewhere.
  @Entry package var widgetTints: WidgetTints? = nil
}

/// Draws a view in one of the groups of a widget in accented mode, or the whole widget.
package struct WidgetTintEffect: ViewModifier, EffectModifier, Sendable {
  package nonisolated static var nodeName: String { "widgetTint" }

  /// The group; `nil` for the widget itself.
  private let group: WidgetTints.Group?

  package nonisolated init(group: WidgetTints.Group?) {
    self.group = group
  }

  package nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    guard let tints = environment.widgetTints else { return content(&recorder) }
    if let group {
      recorder.group(tints.mark(group), content)
    } else {
      recorder.drawChanged(content) { tints.applied(to: $0) }
    }
  }
}

extension View {
  /// Adds the view to the accent group of a widget, which has a colour of its own in accented mode.
  ///
  /// - Source: SwiftUI, `widgetAccentable(_:)`.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(WidgetAccentableModifier(isAccentable: accentable))
  }
}

private struct WidgetAccentableModifier: ViewModifier {
  @Environment(\.widgetTints) private var tints
  let isAccentable: Bool

  func body(content: Content) -> some View {
    if isAccentable, tints != nil { content.modifier(WidgetTintEffect(group: .accent)) } else { content }
  }
}
