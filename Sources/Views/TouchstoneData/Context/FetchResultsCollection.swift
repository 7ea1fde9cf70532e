/// The results of a fetch.
///
/// - Source: SwiftData, `FetchResultsCollection`.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  let elements: [Element]

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(position: Int) -> Element { elements[position] }
}
