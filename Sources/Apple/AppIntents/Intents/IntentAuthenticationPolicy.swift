import TouchstoneCore

/// Whether a device must be unlocked to run an action.
///
/// - Source: AppIntents, `IntentAuthenticationPolicy`.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
