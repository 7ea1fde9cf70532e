/// What a person feels; nothing is felt here.
///
/// - Source: SwiftUI, `SensoryFeedback`.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// Something went well.
  public static let success = SensoryFeedback(name: "success")
  /// Something went not quite well.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// A value was chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has become larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has become smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// What is dragged lies in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level was passed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path was completed.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// A knock.
  public static let impact = SensoryFeedback(name: "impact")

  /// A knock of a weight and an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }
  /// A knock of a body that is soft or hard, with an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
  /// A button is pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(name: "press") }
  /// A button is let go.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { SensoryFeedback(name: "release") }

  /// How heavy what knocks is.
  public struct Weight: Hashable, Sendable {
    private let name: String

    /// A light body.
    public static let light = Weight(name: "light")
    /// A body of middle weight.
    public static let medium = Weight(name: "medium")
    /// A heavy body.
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft what knocks is.
  public struct Flexibility: Hashable, Sendable {
    private let name: String

    /// A hard body.
    public static let rigid = Flexibility(name: "rigid")
    /// A body neither hard nor soft.
    public static let solid = Flexibility(name: "solid")
    /// A soft body.
    public static let soft = Flexibility(name: "soft")
  }

  /// What is pressed.
  public struct PressFeedback: Hashable, Sendable {
    private let name: String

    /// A button.
    public static let button = PressFeedback(name: "button")
    /// A slider.
    public static let slider = PressFeedback(name: "slider")
  }

  /// What is let go.
  public struct ReleaseFeedback: Hashable, Sendable {
    private let name: String

    /// A button.
    public static let button = ReleaseFeedback(name: "button")
    /// A slider.
    public static let slider = ReleaseFeedback(name: "slider")
  }
}

extension View {
  /// Lets a person feel something when a value changes, which no picture shows.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Lets a person feel something when a value changes as a condition says, which no picture shows.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Lets a person feel what a closure says when a value changes, which no picture shows.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Lets a person feel something when a value changes as a condition says, which no picture shows.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
  ) -> some View { self }

  /// Lets a person feel what a closure says when a value changes, which no picture shows.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
