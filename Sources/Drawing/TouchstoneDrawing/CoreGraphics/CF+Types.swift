public import Foundation

// The Core Foundation names of Foundation's classes, which Core Graphics code uses on Apple's platforms. There they are
// toll-free bridged; here they are the same classes, so that `url as CFURL` and `[key: value] as CFDictionary` compile.

/// Foundation's URL class.
public typealias CFURL = NSURL
/// Foundation's string class.
public typealias CFString = NSString
/// Foundation's dictionary class.
public typealias CFDictionary = NSDictionary
/// Foundation's array class.
public typealias CFArray = NSArray
/// Foundation's data class.
public typealias CFData = NSData
/// Foundation's mutable data class.
public typealias CFMutableData = NSMutableData
/// A time interval in seconds.
public typealias CFTimeInterval = Double
