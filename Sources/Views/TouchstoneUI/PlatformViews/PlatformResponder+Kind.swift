import Foundation

/// What classes of UIKit and AppKit have from `NSObject`.
///
/// - Source: Foundation, `NSObjectProtocol`.
public protocol _ObjectWithKind: AnyObject {}

extension PlatformResponder: _ObjectWithKind {}

extension _ObjectWithKind {
  /// Returns whether the object is of a class or of one derived from it.
  public nonisolated func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror).contains { $0.subjectType == aClass }
  }

  /// Returns whether the object is of exactly this class.
  public nonisolated func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  public nonisolated func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  /// Returns whether the object has a method: `false`, as nothing sends messages by their names.
  public nonisolated func responds(to aSelector: Selector?) -> Bool { false }
}
