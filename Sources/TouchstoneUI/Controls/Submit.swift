import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Which submissions run an action.
///
/// - Source: SwiftUI, `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The end of writing in a field of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The end of writing in a field of search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The name of the key that ends writing; no picture shows a keyboard.
///
/// - Source: SwiftUI, `SubmitLabel`.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// “Done”.
  public static let done = SubmitLabel(name: "done")
  /// “Go”.
  public static let go = SubmitLabel(name: "go")
  /// “Send”.
  public static let send = SubmitLabel(name: "send")
  /// “Join”.
  public static let join = SubmitLabel(name: "join")
  /// “Route”.
  public static let route = SubmitLabel(name: "route")
  /// “Search”.
  public static let search = SubmitLabel(name: "search")
  /// “Return”.
  public static let `return` = SubmitLabel(name: "return")
  /// “Next”.
  public static let next = SubmitLabel(name: "next")
  /// “Continue”.
  public static let `continue` = SubmitLabel(name: "continue")
}
