import StoreKit
import SwiftUI
import Testing

@MainActor struct StoreKitTests {
  /// A shop, as apps write it.
  final class Shop: ObservableObject {
    @Published private(set) var products: [Product] = []
    @Published private(set) var failure: String?

    func load() async {
      for await update in StoreKit.Transaction.updates {
        if case .verified(let transaction) = update { await transaction.finish() }
      }
      do { products = try await Product.products(for: ["small", "large"]) } catch {
        failure = error.localizedDescription
      }
    }

    func buy(_ product: Product) async throws -> StoreKit.Transaction? {
      switch try await product.purchase() {
      case .success(let verification): try verification.payloadValue
      case .userCancelled, .pending: nil
      }
    }
  }

  struct ShopView: View {
    @Environment(\.requestReview) private var requestReview
    @State private var isShown = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Rate") { requestReview() }.frame(height: 28)
        ProductView(id: "small") { Image(systemName: "star") }.productViewStyle(.large)
        StoreView(ids: ["small", "large"])
        SubscriptionStoreView(groupID: "plans") { Text("Plans") }
          .subscriptionStoreButtonLabel(.multiline)
          .subscriptionStoreControlStyle(.prominentPicker)
          .storeButton(.visible, for: .restorePurchases)
      }
      .manageSubscriptionsSheet(isPresented: $isShown)
    }
  }

  @Test func `stores are placeholders in their frames`() throws {
    let found = try Placeholders(in: ShopView(), width: 100, height: 200)
    #expect(found.names == ["ProductView", "StoreView", "SubscriptionStoreView"])
    #expect(!found.isYellow(1, 1) && found.isYellow(1, 29) && found.isYellow(98, 98) && found.isYellow(98, 198))
  }

  @Test func `nothing is sold, and the error says why`() async {
    let shop = Shop()
    await shop.load()
    #expect(shop.products.isEmpty)
    #expect(
      shop.failure
        == "There is no App Store on Linux: nothing is offered or bought. Give the view its prices in tests and "
        + "previews.")
    #expect(StoreKitError.userCancelled.localizedDescription == "The purchase was cancelled.")
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
  }

  @Test func `what was not signed has its error`() throws {
    #expect(try VerificationResult.verified(7).payloadValue == 7)
    let unverified = VerificationResult<Int>.unverified(7, .invalidSignature)
    #expect(unverified.unsafePayloadValue == 7)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try unverified.payloadValue }
  }
}
