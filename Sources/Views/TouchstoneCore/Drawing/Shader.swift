public import Foundation
import TouchstoneDrawing

/// A reference to a Metal function with its arguments. Metal functions do not run on Linux.
///
/// A view with a shader's effect is drawn without it, a shape filled with one is magenta, and a warning of the run names
/// the shader.
///
/// - Source: SwiftUI, `Shader`.
public struct Shader: Equatable, Sendable {
  /// An argument of a shader.
  public struct Argument: Equatable, Sendable {
    fileprivate enum Value: Equatable, Sendable {
      case numbers([Float])
      case array([Float])
      case colors([Color])
      case image(Image)
      case data(Data)
      case boundingRect
    }

    private let value: Value

    fileprivate init(_ value: Value) {
      self.value = value
    }
  }

  /// What a shader is compiled for.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// Filling a shape.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// Changing the colour of each pixel.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// Changing the position of each pixel.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// Changing a layer.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments after those that the use of the shader adds.
  public var arguments: [Argument]
  /// Whether gradients are dithered.
  public var dithersColor = false

  /// Creates a shader from a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Compiles the shader ahead of its use. Has no effect.
  public func compile(as type: UsageType) async throws {}
}

extension Shader.Argument {
  /// A number.
  public static func float<T: BinaryFloatingPoint>(_ x: T) -> Shader.Argument { numbers([Float(x)]) }

  /// Two numbers.
  public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Shader.Argument {
    numbers([Float(x), Float(y)])
  }

  /// Two numbers: the coordinates of a point.
  public static func float2(_ point: CGPoint) -> Shader.Argument { float2(point.x, point.y) }

  /// Two numbers: a width and a height.
  public static func float2(_ size: CGSize) -> Shader.Argument { float2(size.width, size.height) }

  /// Three numbers.
  public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Shader.Argument {
    numbers([Float(x), Float(y), Float(z)])
  }

  /// Four numbers.
  public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument {
    numbers([Float(x), Float(y), Float(z), Float(w)])
  }

  /// An array of numbers.
  public static func floatArray(_ array: [Float]) -> Shader.Argument { Shader.Argument(.array(array)) }

  /// The bounds of the view or the shape.
  public static var boundingRect: Shader.Argument { Shader.Argument(.boundingRect) }

  /// A colour.
  public static func color(_ color: Color) -> Shader.Argument { Shader.Argument(.colors([color])) }

  /// An array of colours.
  public static func colorArray(_ array: [Color]) -> Shader.Argument { Shader.Argument(.colors(array)) }

  /// An image.
  public static func image(_ image: Image) -> Shader.Argument { Shader.Argument(.image(image)) }

  /// Bytes.
  public static func data(_ data: Data) -> Shader.Argument { Shader.Argument(.data(data)) }

  private static func numbers(_ numbers: [Float]) -> Shader.Argument { Shader.Argument(.numbers(numbers)) }
}

extension Shader: PaintStyle {
  package func rendering(in context: StyleContext) -> StyleRendering {
    context.environment.diagnostics?.report(.shader(name: function.name))
    return Color(.sRGB, red: 1, green: 0, blue: 1).rendered(in: context)
  }
}

/// A library of Metal functions, which are found by name when they are used: `ShaderLibrary.noise(.float(time))`.
///
/// - Source: SwiftUI, `ShaderLibrary`.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private enum Place: Equatable, Sendable { case main, bundle(URL), url(URL), data(Data) }

  private let place: Place

  private init(_ place: Place) {
    self.place = place
  }

  /// The library of the program.
  public static let `default` = ShaderLibrary(.main)

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(.bundle(bundle.bundleURL)) }

  /// Creates a library from the contents of a file.
  public init(data: Data) { self.init(.data(data)) }

  /// Creates a library from a file.
  public init(url: URL) { self.init(.url(url)) }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }

  /// A function of the program's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A Metal function; called with arguments, it is a shader.
///
/// - Source: SwiftUI, `ShaderFunction`.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library of the function.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a reference to a function in a library.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns a shader of the function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}
