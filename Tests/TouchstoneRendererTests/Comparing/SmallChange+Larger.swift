import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension SmallChange {
  /// Changes of the kinds whose changes among ``all`` not every drawing shows clearly enough for `.ui`, each a step larger.
  static let larger: [SmallChange] = [
    SmallChange(.corner, "corner radius 0 to 4 in light grey") { change, _ in
      RoundedRectangle(cornerRadius: change * 4).fill(Color(white: 0.85)).padding(10)
    },
    SmallChange(.opacity, "card, 100 to 97 %") { change, _ in
      RoundedRectangle(cornerRadius: 6).fill(.blue.opacity(1 - change * 0.03)).padding(10)
    },
    SmallChange(.removal, "faint text, 10 %") { change, _ in
      Text("Settings").foregroundColor(.primary.opacity(change == 0 ? 0.1 : 0))
    },
    SmallChange(.removal, "faint hairline, 10 %") { change, pixel in
      Rectangle().fill(.primary.opacity(change == 0 ? 0.1 : 0)).frame(height: pixel).padding(10)
    },
  ]
}
