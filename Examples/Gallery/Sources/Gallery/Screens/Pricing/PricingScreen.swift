import SwiftUI

/// Three plans to choose from, and a table that compares them.
public struct PricingScreen: View {
  @State private var period = Plan.Period.yearly
  @State private var selection = Plan.all[1]

  public init() {}

  public var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        PricingTitle()
        Picker("Billing period", selection: $period) {
          ForEach(Plan.Period.allCases) { period in
            Text(period.rawValue).tag(period)
          }
        }
        .pickerStyle(.segmented)
        VStack(spacing: 12) {
          ForEach(Plan.all) { plan in
            PlanCard(plan: plan, period: period, isSelected: plan == selection)
          }
        }
        ComparisonTable(plans: Plan.all)
      }
      .padding(20)
    }
    .background(Color(uiColor: .systemGroupedBackground))
    .safeAreaInset(edge: .bottom) { PurchaseBar(plan: selection, period: period) }
    .tint(.indigo)
  }
}

private struct PricingTitle: View {
  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: "sparkles")
        .font(.system(size: 40))
        .symbolRenderingMode(.palette)
        .foregroundStyle(
          .linearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing), .orange)
      Text(title)
        .font(.title.bold())
      Text("Cancel any time. Prices include VAT.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
  }

  private var title: AttributedString {
    var title = AttributedString("Do more with Atlas Plus")
    if let name = title.range(of: "Atlas Plus") {
      title[name].foregroundColor = .indigo
    }
    return title
  }
}

private struct PurchaseBar: View {
  let plan: Plan
  let period: Plan.Period

  var body: some View {
    VStack(spacing: 8) {
      Button("Start 14-Day Trial") {}
        .buttonStyle(.prominentGradient)
      Text("Then \(plan.price(period), format: .currency(code: "EUR")) per \(period == .monthly ? "month" : "year").")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity)
    .background(.bar)
    .overlay(alignment: .top) { Divider() }
  }
}

private struct ProminentGradientButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 15)
      .background(
        LinearGradient(colors: [.indigo, .purple, .pink], startPoint: .leading, endPoint: .trailing),
        in: .rect(cornerRadius: 14, style: .continuous)
      )
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

extension ButtonStyle where Self == ProminentGradientButtonStyle {
  fileprivate static var prominentGradient: Self { Self() }
}

#Preview { PricingScreen() }

#Preview("Title", traits: .fixedLayout(width: 360, height: 160)) { PricingTitle() }

#Preview("Bar", traits: .fixedLayout(width: 390, height: 130)) { PurchaseBar(plan: Plan.all[1], period: .monthly) }
