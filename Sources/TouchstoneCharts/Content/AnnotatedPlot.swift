/// A `Plot` with views beside all of its marks together.
struct AnnotatedPlot {
  /// The marks, by their number in the order of the data.
  let orders: Range<Int>
  let annotations: [AnnotationSpecification]
}
