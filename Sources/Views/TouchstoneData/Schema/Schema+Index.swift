extension Schema {
  /// The variables by which models are often found. Ignored in pictures.
  ///
  /// - Source: SwiftData, `Schema.Index`.
  public enum Index<T: PersistentModel> {
    /// The kind of an index. Ignored in pictures.
    public enum Types<P: PersistentModel> {
      /// Orders values. Ignored in pictures.
      case binary([PartialKeyPath<P>])
      /// Orders places. Ignored in pictures.
      case rtree([PartialKeyPath<P>])
    }
  }
}
