import Foundation
import TouchstoneUI

/// What the system keeps of a scene; Touchstone creates none.
///
/// - Source: UIKit, `UISceneSession`.
@MainActor @preconcurrency
public final class UISceneSession {
  init() {}
}
