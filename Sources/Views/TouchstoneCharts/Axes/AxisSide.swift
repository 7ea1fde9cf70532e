import TouchstoneDrawing
import TouchstoneUI

/// The edge of the plot at which an axis is drawn; leading and trailing are as in a left-to-right layout.
enum AxisSide {
  case top, bottom, leading, trailing

  init(_ position: AxisMarkPosition, axis: Axis) {
    switch (axis, position.storage) {
    case (.horizontal, .top): self = .top
    case (.horizontal, _): self = .bottom
    case (.vertical, .leading): self = .leading
    case (.vertical, _): self = .trailing
    }
  }
}
