import Foundation
import TouchstoneUI

/// A view whose type belongs to the main actor, as every view's does.
struct Badge: View {
  var count = 3

  var body: some View {
    Text("\(count)").padding(4)
  }
}
