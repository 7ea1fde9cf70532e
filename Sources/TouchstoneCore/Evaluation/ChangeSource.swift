/// What put a tree of views out of date.
enum ChangeSource: Hashable {
  /// A property of a view; the types of the views around it and its own, if it still is there.
  case property(name: String, view: String?)
  /// An observable model that a view has read.
  case model(reader: String)
  /// A scroll view that was told where to scroll.
  case scrolling
  /// A view on its way to where an animation takes it.
  case animation
}

extension ChangeSource: CustomStringConvertible {
  var description: String {
    switch self {
    case .property(let name, let view): view.map { "“\(name)” of \($0)" } ?? "“\(name)”"
    case .model(let reader): "a model that \(reader) reads"
    case .scrolling: "scrollTo(_:anchor:)"
    case .animation: "an animation"
    }
  }
}
