/// Lists the parameters that follow a sentence.
@resultBuilder
public enum ParameterKeyPathBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> ParameterKeyPaths<Intent> { ParameterKeyPaths() }
  public static func buildBlock(_ parts: ParameterKeyPaths<Intent>...) -> ParameterKeyPaths<Intent> {
    ParameterKeyPaths()
  }
}
