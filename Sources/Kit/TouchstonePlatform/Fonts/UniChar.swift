/// A UTF-16 code unit.
public typealias UniChar = UInt16
