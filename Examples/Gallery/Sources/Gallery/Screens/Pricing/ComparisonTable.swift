import SwiftUI

/// A table of what each plan includes.
struct ComparisonTable: View {
  let plans: [Plan]

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("Compare")
          .foregroundStyle(.secondary)
          .gridColumnAlignment(.leading)
          .frame(maxWidth: .infinity, alignment: .leading)
        ForEach(plans) { plan in
          Text(plan.name)
            .foregroundStyle(plan.isRecommended ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            .frame(minWidth: 56)
        }
      }
      .font(.footnote.weight(.semibold))
      .padding(.vertical, 10)
      ForEach(Array(Plan.features.enumerated()), id: \.offset) { index, feature in
        Divider()
          .gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text(feature)
          ForEach(plans) { plan in
            cell(plan.allowances[index])
              .frame(maxHeight: .infinity)
          }
        }
        .font(.footnote)
        .padding(.vertical, 10)
      }
      Divider()
        .gridCellUnsizedAxes(.horizontal)
      Text("All plans sync between your devices.")
        .font(.caption)
        .foregroundStyle(.secondary)
        .padding(.vertical, 10)
    }
    .padding(.horizontal, 16)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 16, style: .continuous))
  }

  @ViewBuilder private func cell(_ allowance: Plan.Allowance) -> some View {
    switch allowance {
    case .none: Image(systemName: "minus").foregroundStyle(.quaternary)
    case .included: Image(systemName: "checkmark").fontWeight(.bold).foregroundStyle(.green)
    case .limited(let text): Text(text).foregroundStyle(.secondary)
    }
  }
}

#Preview(traits: .fixedLayout(width: 400, height: 280)) { ComparisonTable(plans: Plan.all).padding() }
