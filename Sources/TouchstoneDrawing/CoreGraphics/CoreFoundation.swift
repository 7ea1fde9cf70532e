public import Foundation

// The names under which Core Graphics code on Apple's platforms knows Foundation's classes. There they are bridged for
// free; here they are the same classes, so that `url as CFURL` and `[key: value] as CFDictionary` compile.

/// Foundation's address of a file.
public typealias CFURL = NSURL
/// Foundation's text.
public typealias CFString = NSString
/// Foundation's dictionary.
public typealias CFDictionary = NSDictionary
/// Foundation's array.
public typealias CFArray = NSArray
/// Foundation's bytes.
public typealias CFData = NSData
/// Foundation's bytes that can be written.
public typealias CFMutableData = NSMutableData
/// A time in seconds.
public typealias CFTimeInterval = Double
