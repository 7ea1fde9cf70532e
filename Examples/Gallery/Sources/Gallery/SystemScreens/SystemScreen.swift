import SwiftUI

/// A screen that looks like one of the system's, made of lists, forms, bars and presentations without own drawing.
public enum SystemScreen: String, CaseIterable, Sendable {
  case settings, signUp, mail, calendarSheet, alert, tabs, splitView, search, contextMenu, macPreferences, macTable

  /// The size in points.
  public var size: CGSize {
    switch self {
    case .splitView: CGSize(width: 1024, height: 768)
    case .macPreferences: CGSize(width: 480, height: 320)
    case .macTable: CGSize(width: 760, height: 420)
    default: CGSize(width: 393, height: 852)
    }
  }

  /// Whether the screen is a window of macOS.
  public var isWindow: Bool { windowTitle != nil }

  /// The title of a window of macOS.
  public var windowTitle: String? {
    switch self {
    case .macPreferences: "General"
    case .macTable: "Invoices"
    default: nil
    }
  }

  /// The screen.
  @MainActor @ViewBuilder public var view: some View {
    switch self {
    case .settings: SystemSettings()
    case .signUp: SignUpForm()
    case .mail: MailList()
    case .calendarSheet: CalendarSheet()
    case .alert: LoginAlert()
    case .tabs: BadgedTabs()
    case .splitView: FolderSplitView()
    case .search: SearchScreen()
    case .contextMenu: ContextMenuList()
    case .macPreferences: MacPreferences()
    case .macTable: MacTable()
    }
  }

  /// Glass above a colourful picture, 393 × 480 points large.
  @MainActor public static var glass: some View { GlassSamples().frame(width: 393, height: 480) }
}
