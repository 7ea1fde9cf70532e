import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The kinds of submission that run an action.
///
/// - Source: SwiftUI, `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Submission of a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Submission of a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the keyboard's submit key. Ignored in pictures.
///
/// - Source: SwiftUI, `SubmitLabel`.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

extension EnvironmentValues {
  /// The actions that run when text is submitted, innermost first.
  @Entry var submitActions: [@MainActor () -> Void] = []
}

extension View {
  /// Runs an action when text is submitted.
  @preconcurrency public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { if triggers.contains(.text) { $0.insert(action, at: 0) } }
  }

  /// Keeps submissions in the view from running the actions of enclosing views.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
