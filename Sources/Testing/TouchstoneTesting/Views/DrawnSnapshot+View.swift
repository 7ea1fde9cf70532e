import Foundation
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneUI

extension SnapshotRemarks {
  /// Adds remarks about the code that a renderer's last picture was drawn from, if it is noted.
  @MainActor mutating func note<Content: View>(
    drawnBy renderer: ImageRenderer<Content>, in layout: SwiftUISnapshotLayout
  ) {
    guard let code = renderer.drawnCode else { return }
    var drawn = DrawnSnapshot(code)
    if case .device(let config) = layout, let name = config.name { drawn.devices = [name] }
    drawn.looks = [renderer.environment.look.name]
    note(drawn)
  }
}

extension DrawnSnapshot {
  /// Creates what is logged of the code that a picture was drawn from.
  init(_ code: DrawnCode) {
    self.init()
    views = code.views.mapValues { Set($0.map(Conditions.init)) }
    for (position, events) in code.positions {
      files[position.fileID, default: []].append(
        Position(line: Int(position.line), column: Int(position.column), events: events.rawValue))
    }
    files = files.mapValues(Self.merged)
    resources = Set(
      code.resources.map { resource in
        switch resource {
        case .image(let name): "image \(name)"
        case .color(let name): "color \(name)"
        case .strings(let table): "strings \(table)"
        }
      })
  }
}

extension DrawnSnapshot.Conditions {
  fileprivate init(_ conditions: DrawnCode.Conditions) {
    self.init(
      colorScheme: "\(conditions.colorScheme)", typeSize: "\(conditions.dynamicTypeSize)",
      direction: "\(conditions.layoutDirection)", locale: conditions.locale.identifier)
  }
}
