/// The parameters that follow a sentence.
public struct ParameterKeyPaths<Intent: AppIntent>: Sendable {
  public init() {}
}
