/// The source of a change that made a tree out of date.
enum ChangeSource: Hashable {
  /// A property of a view, with the types of the enclosing views and of the view itself if it still exists.
  case property(name: String, view: String?)
  /// An observable model that a view has read.
  case model(reader: String)
  /// A scroll view with a new scroll target.
  case scrolling
  /// A running animation.
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
