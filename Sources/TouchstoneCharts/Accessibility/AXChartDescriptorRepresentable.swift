public import TouchstoneUI

/// Something that describes a chart to people who hear it.
///
/// - Source: SwiftUI, `AXChartDescriptorRepresentable`.
public protocol AXChartDescriptorRepresentable {
  /// The description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings a description up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the chart in the view to people who hear it.
  ///
  /// The title of the description is what assistive technologies call the view, unless it has a label of its own.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    let descriptor = representable.makeChartDescriptor()
    return accessibilityElement(children: .contain).accessibilityLabel(Text(verbatim: descriptor.title ?? ""))
      .accessibilityValue(Text(verbatim: descriptor.summary ?? ""))
  }
}
