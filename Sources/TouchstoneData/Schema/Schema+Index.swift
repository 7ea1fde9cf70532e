extension Schema {
  /// The variables by which models are often found.
  ///
  /// - Source: SwiftData, `Schema.Index`.
  public enum Index<T: PersistentModel> {
    /// The kind of an index.
    public enum Types<P: PersistentModel> {
      case binary([PartialKeyPath<P>])
      case rtree([PartialKeyPath<P>])
    }
  }
}
