import TouchstoneRenderer
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value: View, Format == String {
  /// A view as what VoiceOver says about its elements, in reading order: label and value, kind, state, then the hint.
  ///
  ///     1. Cart. Heading.
  ///     2. Sound. Switch Button. On.
  ///        Hint: Double tap to toggle setting.
  ///     3. Buy. Button. Dimmed.
  ///        Actions: Delete, Escape
  ///
  /// The label of a group is in brackets, on a separate line before the group's first element, followed by the group's
  /// hint, actions, details and rotors.
  public static var voiceOver: Snapshotting {
    .voiceOver()
  }

  /// A view as what VoiceOver says about its elements, in reading order.
  ///
  /// - Parameters:
  ///   - layout: The size at which the view is laid out.
  ///   - traits: The traits of the view's environment.
  public static func voiceOver(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text("voiceover.txt", ViewPicture(layout: layout, traits: traits)) { picture, _ in
      var groups: [SpokenGroup] = []
      return SpokenElement.all(in: picture.root.accessibilityElements).flatMap { element -> [String] in
        defer { groups = element.groups }
        let heading =
          element.groups.isEmpty || element.groups == groups
          ? [] : ["[\(element.groups.map(\.words).joined(separator: ", "))]"]
        let lines = element.lines.enumerated().map { $0 == 0 ? "\(element.number). \($1)" : "   \($1)" }
        return heading + element.openedGroups.flatMap(\.lines).map { "   \($0)" } + lines
      }
      .joined(separator: "\n")
    }
  }
}
