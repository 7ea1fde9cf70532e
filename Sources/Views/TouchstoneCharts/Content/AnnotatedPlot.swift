/// A `Plot` whose annotations apply to all of its marks together.
struct AnnotatedPlot {
  /// The indices of the marks, in data order.
  let orders: Range<Int>
  let annotations: [AnnotationSpecification]
}
