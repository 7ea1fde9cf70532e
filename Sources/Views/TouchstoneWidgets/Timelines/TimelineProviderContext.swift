public import Foundation
public import TouchstoneUI

/// What a provider knows of the widget.
///
/// - Source: WidgetKit, `TimelineProviderContext`.
@dynamicMemberLookup
public struct TimelineProviderContext: Sendable {
  /// The values of the environment that a widget may be shown with.
  ///
  /// - Source: WidgetKit, `TimelineProviderContext.EnvironmentVariants`.
  @dynamicMemberLookup
  public struct EnvironmentVariants: @unchecked Sendable {
    // SAFETY: the environment is a value that is only read.
    fileprivate let environment: EnvironmentValues

    /// The values of a property, which is a single one here; `nil` is never returned.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      [environment[keyPath: keyPath]]
    }
  }

  /// The values of the environment that the widget may be shown with.
  public let environmentVariants: EnvironmentVariants
  /// The family of the widget.
  public let family: WidgetFamily
  /// Whether the entry is for the gallery of widgets.
  public let isPreview: Bool
  /// The size of the widget, in points.
  public let displaySize: CGSize

  /// Creates what a provider is told in a test or a preview.
  package init(family: WidgetFamily, isPreview: Bool, screen: CGSize? = nil) {
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    environmentVariants = EnvironmentVariants(environment: environment)
    (self.family, self.isPreview) = (family, isPreview)
    displaySize = WidgetMetrics.size(of: family, on: screen ?? WidgetMetrics.previewScreen(of: family)) ?? .zero
  }

  /// The values of a property of the environment.
  public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
    environmentVariants[dynamicMember: keyPath]
  }
}
