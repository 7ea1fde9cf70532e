/// Haptic feedback, which Touchstone ignores.
///
/// - Source: SwiftUI, `SensoryFeedback`.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// A task succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item was aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A discrete level was passed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path was completed.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let impact = SensoryFeedback(name: "impact")

  /// Returns an impact of a weight, with an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }
  /// Returns an impact of an object of a given flexibility, with an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
  /// Returns the feedback for pressing a control.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(name: "press") }
  /// Returns the feedback for a change of a selection.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback { selection }
  /// Returns the feedback for releasing a control.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { SensoryFeedback(name: "release") }

  /// The weight of the objects in an impact.
  public struct Weight: Hashable, Sendable {
    private let name: String

    /// Light objects.
    public static let light = Weight(name: "light")
    /// Objects of medium weight.
    public static let medium = Weight(name: "medium")
    /// Heavy objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of the objects in an impact.
  public struct Flexibility: Hashable, Sendable {
    private let name: String

    /// Rigid objects.
    public static let rigid = Flexibility(name: "rigid")
    /// Solid objects.
    public static let solid = Flexibility(name: "solid")
    /// Soft objects.
    public static let soft = Flexibility(name: "soft")
  }

  /// The control that is pressed.
  public struct PressFeedback: Hashable, Sendable {
    private let name: String

    public static let button = PressFeedback(name: "button")
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    public static let slider = PressFeedback(name: "slider")
    public static let tab = PressFeedback(name: "tab")
    /// A switch.
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// What is selected.
  public struct SelectionFeedback: Hashable, Sendable {
    private let name: String

    /// The least value.
    public static let minimum = SelectionFeedback(name: "minimum")
    /// The greatest value.
    public static let maximum = SelectionFeedback(name: "maximum")
    /// A switch is turned on.
    public static let on = SelectionFeedback(name: "on")
    /// A switch is turned off.
    public static let off = SelectionFeedback(name: "off")
  }

  /// The control that is released.
  public struct ReleaseFeedback: Hashable, Sendable {
    private let name: String

    public static let button = ReleaseFeedback(name: "button")
    public static let slider = ReleaseFeedback(name: "slider")
  }
}
