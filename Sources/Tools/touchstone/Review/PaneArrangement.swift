import TouchstoneDrawing

/// Where the pictures of a snapshot are on the screen. All have one scale, so that sizes are comparable.
struct PaneArrangement {
  /// How many times larger pictures must be in another arrangement to be clearly larger.
  static let clearly = 1.25

  /// The pictures that are shown.
  let panes: [ReviewPane]
  /// Their places, each with a row above it for a caption.
  let boxes: [CellBox]
  /// The factor from pixels of the pictures to those of the screen, at most 1.
  let scale: Double
  /// What to say beside a picture that is shown alone but has a counterpart.
  let hint: String

  /// - Parameters:
  ///   - panes: The pictures to show.
  ///   - isOneAtATime: Whether only the golden or only the actual picture is shown, if there are both.
  ///   - showsGolden: Whether it is the golden then.
  ///   - area: The part of the screen for them.
  ///   - cell: The pixels of a character.
  init(
    _ panes: [ReviewPane], isOneAtATime: Bool, showsGolden: Bool, in area: CellBox, cell: (width: Int, height: Int)
  ) {
    func scale(in boxes: [CellBox]) -> Double {
      zip(panes, boxes).compactMap { pane, box in
        (try? pane.picture.get()).map { box.scale(ofWidth: $0.width, height: $0.height, cell: cell) }
      }.min() ?? 1
    }
    if isOneAtATime, panes.count > 1 {
      // Both would have this place, and the same scale.
      let boxes = panes.flatMap { _ in area.rowsOfBoxes(1) }
      let shown = panes.firstIndex { ($0.role == .reference) == showsGolden } ?? 0
      (self.panes, self.boxes, self.scale) = ([panes[shown]], [boxes[shown]], scale(in: boxes))
      hint = showsGolden ? "  (space: actual)" : "  (space: golden)"
      return
    }
    // Stacked if that makes them clearly larger.
    let (beside, below) = (area.columnsOfBoxes(panes.count), area.rowsOfBoxes(panes.count))
    boxes = scale(in: below) > Self.clearly * scale(in: beside) ? below : beside
    self.scale = scale(in: boxes)
    self.panes = panes
    hint = ""
  }
}
