public import TouchstoneCore

/// The word on the button that confirms an action.
///
/// - Source: AppIntents, `ConfirmationActionName`.
public struct ConfirmationActionName: Sendable {
  let word: LocalizedStringResource

  /// Returns a word of the app's own; the other two are for the rest of the dialogue.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource? = nil, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> Self { Self(word: acceptLabel) }

  public static let `continue` = Self(word: "Continue")
  public static let add = Self(word: "Add")
  public static let addData = Self(word: "Add")
  public static let book = Self(word: "Book")
  public static let buy = Self(word: "Buy")
  public static let call = Self(word: "Call")
  public static let checkIn = Self(word: "Check In")
  public static let create = Self(word: "Create")
  public static let `do` = Self(word: "Do")
  public static let download = Self(word: "Download")
  public static let filter = Self(word: "Filter")
  public static let find = Self(word: "Find")
  public static let get = Self(word: "Get")
  public static let go = Self(word: "Go")
  public static let log = Self(word: "Log")
  public static let open = Self(word: "Open")
  public static let order = Self(word: "Order")
  public static let pay = Self(word: "Pay")
  public static let play = Self(word: "Play")
  public static let playSound = Self(word: "Play Sound")
  public static let post = Self(word: "Post")
  public static let request = Self(word: "Request")
  public static let run = Self(word: "Run")
  public static let search = Self(word: "Search")
  public static let send = Self(word: "Send")
  public static let set = Self(word: "Set")
  public static let share = Self(word: "Share")
  public static let start = Self(word: "Start")
  public static let startNavigation = Self(word: "Start Navigation")
  public static let toggle = Self(word: "Toggle")
  public static let turnOff = Self(word: "Turn Off")
  public static let turnOn = Self(word: "Turn On")
  public static let view = Self(word: "View")
}
