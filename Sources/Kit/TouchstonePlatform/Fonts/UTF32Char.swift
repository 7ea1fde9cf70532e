/// A Unicode scalar.
public typealias UTF32Char = UInt32
