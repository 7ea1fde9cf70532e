import SwiftUI

/// A plan with its price and a mark if it is selected.
struct PlanCard: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let plan: Plan
  let period: Plan.Period
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .font(.title2)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      ViewThatFits(in: .horizontal) {
        HStack {
          name
          Spacer()
          price
        }
        VStack(alignment: .leading) {
          name
          price
        }
        VStack(alignment: .leading) {
          name
          shortPrice
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(16)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: shape)
    .overlay {
      shape.strokeBorder(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear), lineWidth: 2)
    }
    .overlay(alignment: .topTrailing) {
      if plan.isRecommended, !typeSize.isAccessibilitySize {
        PlanBadge()
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .padding(.trailing, 16)
      }
    }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 16, style: .continuous) }

  private var name: some View {
    VStack(alignment: .leading, spacing: 2) {
      // A large badge would cover the card above.
      if plan.isRecommended, typeSize.isAccessibilitySize { PlanBadge() }
      Text(plan.name).font(.headline)
      if plan.pricePerMonth > 0, period == .yearly {
        Text("2 months free")
          .font(.caption.weight(.medium))
          .foregroundStyle(.green)
      }
    }
  }

  @ViewBuilder private var price: some View {
    if plan.pricePerMonth == 0 {
      Text("Free forever").font(.subheadline).foregroundStyle(.secondary)
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 3) {
        if period == .yearly {
          Text(plan.pricePerMonth * 12, format: .currency(code: "EUR"))
            .font(.footnote)
            .strikethrough()
            .foregroundStyle(.tertiary)
        }
        shortPrice
        Text(period == .monthly ? "/ month" : "/ year")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
  }

  private var shortPrice: some View {
    Text(plan.price(period), format: .currency(code: "EUR"))
      .font(.title3.weight(.semibold))
      .monospacedDigit()
      .lineLimit(1)
  }
}

private struct PlanBadge: View {
  var body: some View {
    Text("Most popular")
      .font(.caption2.bold())
      .textCase(.uppercase)
      .kerning(0.4)
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(.tint, in: .capsule)
  }
}

#Preview(traits: .fixedLayout(width: 360, height: 260), arguments: Plan.all.map(\.name)) { name in
  PlanCard(plan: Plan.all.first { $0.name == name } ?? Plan.all[0], period: .monthly, isSelected: name == "Plus")
}

#Preview("Badge", traits: .sizeThatFitsLayout) { PlanBadge().padding() }
