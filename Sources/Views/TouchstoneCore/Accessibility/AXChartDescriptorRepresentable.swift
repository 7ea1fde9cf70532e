/// A type that describes a chart for assistive technologies.
///
/// - Source: SwiftUI, `AXChartDescriptorRepresentable`.
public protocol AXChartDescriptorRepresentable {
  /// Creates the description of the chart.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Updates an existing description.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the chart in this view for assistive technologies.
  ///
  /// The title of the description becomes the view's accessibility label unless the view has one.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    let descriptor = representable.makeChartDescriptor()
    return accessibilityElement(children: .contain).accessibilityLabel(Text(verbatim: descriptor.title ?? ""))
      .accessibilityValue(Text(verbatim: descriptor.summary ?? ""))
  }
}
