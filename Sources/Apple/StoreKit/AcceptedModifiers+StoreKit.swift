public import TouchstoneCore

/// Modifiers that compile and have no effect in pictures, because there is no App Store.
extension View {
  /// Shows the subscriptions of people. Ignored in pictures.
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String? = nil
  ) -> some View { self }

  /// Asks for a code. Ignored in pictures.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }

  /// Requests a refund. Ignored in pictures.
  public nonisolated func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>
  ) -> some View { self }

  /// Shows another app in the App Store. Ignored in pictures.
  public nonisolated func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }

  /// Runs an action before something is bought. Ignored in pictures.
  public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }

  /// Runs an action after something was bought. Ignored in pictures.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  /// Sets how products are drawn. Ignored in pictures.
  public nonisolated func productViewStyle(_ style: ProductViewStyleName) -> some View { self }

  /// Sets how subscriptions are chosen. Ignored in pictures.
  public nonisolated func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyleName) -> some View {
    self
  }

  /// Sets what the button of a subscription says. Ignored in pictures.
  public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }

  /// Shows or hides the buttons of stores. Ignored in pictures.
  public nonisolated func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View { self }
}

/// - Source: StoreKit, the members of `ProductViewStyle`.
public enum ProductViewStyleName: Sendable { case automatic, compact, regular, large }

/// - Source: StoreKit, the members of `SubscriptionStoreControlStyle`.
public enum SubscriptionStoreControlStyleName: Sendable {
  case automatic, buttons, picker, prominentPicker, compactPicker, pagedPicker, pagedProminentPicker
}

/// - Source: StoreKit, `SubscriptionStoreButtonLabel`.
public struct SubscriptionStoreButtonLabel: Sendable {
  public static let automatic = Self()
  public static let action = Self()
  public static let displayName = Self()
  public static let price = Self()
  public static let multiline = Self()
  public static let singleLine = Self()
  public var price: Self { self }
  public var action: Self { self }
  public var displayName: Self { self }
}

/// - Source: StoreKit, `StoreButtonKind`.
public struct StoreButtonKind: Hashable, Sendable {
  private enum Kind { case cancellation, policies, redeemCode, restorePurchases, signIn }
  private let kind: Kind

  public static let cancellation = Self(kind: .cancellation)
  public static let policies = Self(kind: .policies)
  public static let redeemCode = Self(kind: .redeemCode)
  public static let restorePurchases = Self(kind: .restorePurchases)
  public static let signIn = Self(kind: .signIn)
}

/// - Source: StoreKit, `SKOverlay`.
public enum SKOverlay {
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  open class Configuration {}
  open class AppConfiguration: Configuration {
    public init(appIdentifier: String, position: Position) {}
  }
  open class AppClipConfiguration: Configuration {
    public init(position: Position) {}
  }
}
