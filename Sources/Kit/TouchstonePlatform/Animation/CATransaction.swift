import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// A group of changes of layers, which take effect at once.
///
/// - Source: Core Animation, `CATransaction`.
public enum CATransaction {
  /// The completions of the transactions that have begun on a thread, the current one last.
  private final class Stack {
    var completions: [(() -> Void)?] = []
  }

  private static var stack: Stack {
    let key = "TouchstonePlatform.CATransaction"
    if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
    let stack = Stack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  /// Begins a transaction.
  public static func begin() { stack.completions.append(nil) }
  /// Ends the current transaction, and calls its completion.
  public static func commit() {
    if let completion = stack.completions.popLast() { completion?() }
  }
  /// Makes changes visible. Has no effect.
  public static func flush() {}
  /// Sets whether changes are not animated. Has no effect: none is.
  public static func setDisableActions(_ flag: Bool) {}
  /// Sets the length of animations, in seconds. Has no effect.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Sets the course of animations. Has no effect.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Sets what the end of the current transaction calls; without a transaction, it is called at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let stack = stack
    if stack.completions.isEmpty { block?() } else { stack.completions[stack.completions.count - 1] = block }
  }
}
