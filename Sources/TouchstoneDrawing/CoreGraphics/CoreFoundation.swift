public import Foundation

// The names under which Core Graphics code on Apple's platforms knows Foundation's classes. There they are bridged for
// free; here they are the same classes, so that `url as CFURL` and `[key: value] as CFDictionary` compile.

public typealias CFURL = NSURL
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
