import Foundation
public import TouchstoneCore
public import TouchstoneUI

/// Performs an action of an app. What it throws is a line on standard error, because no system shows it.
private func perform<I: AppIntent>(_ intent: I) {
  Task { @MainActor in
    do { _ = try await intent.perform() } catch {
      FileHandle.standardError.write(Data("The intent \(I.self) failed. \(error.localizedDescription)\n".utf8))
    }
  }
}

extension Button {
  /// Creates a button that performs an action of an app.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { perform(intent) }, label: label)
  }

  /// Creates a button with a role that performs an action of an app.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { perform(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that performs an action of an app.
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) { self.init(titleKey) { perform(intent) } }

  /// Creates a button with a title that performs an action of an app.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
    self.init(action: { perform(intent) }, label: { Text(titleResource) })
  }

  /// Creates a button with a title that performs an action of an app.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, intent: some AppIntent) { self.init(title) { perform(intent) } }

  /// Creates a button with a title and a role that performs an action of an app.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(titleKey, role: role) { perform(intent) }
  }

  /// Creates a button with a title and a role that performs an action of an app.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(title, role: role) { perform(intent) }
  }
}

extension Button where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol that performs an action of an app.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
    self.init(titleKey, systemImage: systemImage) { perform(intent) }
  }

  /// Creates a button with a title and a symbol that performs an action of an app.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, intent: some AppIntent) {
    self.init(title, systemImage: systemImage) { perform(intent) }
  }

  /// Creates a button with a title, a symbol and a role that performs an action of an app.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: some AppIntent) {
    self.init(titleKey, systemImage: systemImage, role: role) { perform(intent) }
  }
}

extension Toggle {
  /// Creates a toggle that shows a state and performs an action of an app, which changes it.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that performs an action of an app.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Creates a toggle with a title that performs an action of an app.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
