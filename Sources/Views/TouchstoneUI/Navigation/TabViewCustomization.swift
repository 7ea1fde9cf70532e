public import TouchstoneCore

/// The user's customisation of the tabs. Pictures show the tab bar of a phone, which has none.
///
/// - Source: SwiftUI, `TabViewCustomization`.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// The user's customisation of a tab.
  public struct TabCustomization: Hashable, Codable, Sendable {
    private var sidebar = 0
    private var tabBar = 0

    /// The visibility of the tab in the sidebar.
    public var sidebarVisibility: Visibility {
      get { Visibility(stored: sidebar) }
      set { sidebar = newValue.stored }
    }
    /// The visibility of the tab in the tab bar.
    public var tabBarVisibility: Visibility {
      get { Visibility(stored: tabBar) }
      set { tabBar = newValue.stored }
    }
  }

  /// The user's customisation of a section.
  public struct SectionCustomization: Hashable, Codable, Sendable {
    /// The customisation identifiers of the tabs in the user's order; `nil` for the order in code.
    public var tabOrder: [String]?

    /// Resets the order of the tabs.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates an empty customisation.
  public init() {}

  /// The customisation of the tab with a customisation identifier.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// The customisation of the section with a customisation identifier.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  /// The customisation identifiers of the tabs of a section in the user's order; `nil` for the order in code.
  public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

  /// The visibility of the tab with a customisation identifier in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// Resets the order of a section's tabs.
  public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }
  /// Resets the order of the sections and of their tabs.
  public mutating func resetSectionOrder() { sections = [:] }
  /// Resets the visibility of the tabs.
  public mutating func resetVisibility() { tabs = [:] }
}

extension Visibility {
  fileprivate init(stored: Int) {
    self = Self.allCases.indices.contains(stored) ? Self.allCases[stored] : .automatic
  }

  fileprivate var stored: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
