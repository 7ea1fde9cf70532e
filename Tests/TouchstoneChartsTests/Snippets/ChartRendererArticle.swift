// swift-format-ignore-file
// The samples of "SwiftUI Renderers and Their Tricks" (The SwiftUI Lab, 2022) as published, with the function in the
// place that the article left for it. The second view of the same name is nested in a type.

import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI
import Charts

struct ContinentArea: Identifiable {
    let continent: String
    let area: Double // in million square kilometers
    
    var id: String { continent }
}

let data = [
    ContinentArea(continent: "Asia", area: 31),
    ContinentArea(continent: "Africa", area: 29),
    ContinentArea(continent: "Europe", area: 22),
    ContinentArea(continent: "North America", area: 21),
    ContinentArea(continent: "South America", area: 17),
    ContinentArea(continent: "Oceania", area: 8),
    ContinentArea(continent: "Antartica", area: 13),
]

struct ContentView: View {
    func chartView() -> some ChartView {
        Chart(data) { val in
            BarMark(x: .value("x", val.continent), y: .value("y", val.area))
        }
    }

    var body: some View {
        let chartView = chartView()

        VStack {
            chartView
                .frame(width: 500, height: 300)
                .border(Color.green)
            
            Button("Export PDF") {
                exportPDF(chartView)
            }
        }
    }
    
    @MainActor func exportPDF<CV: ChartView>(_ chartView: CV) {
        // Create URL
        guard let downloadsDirectory = FileManager.default.urls(for: .downloadsDirectory, in: .userDomainMask).first else { return }
        let url = downloadsDirectory.appending(path: "chart.pdf")
    
        // Media box (A4 size)
        var mediaBox:CGRect = CGRect(x: 0, y: 0, width: 793, height: 1123)
    
        let chartSize = CGSize(width: 500, height: 300)
    
        if let dataConsumer = CGDataConsumer(url: url as CFURL) {
            if let pdfContext = CGContext(consumer: dataConsumer, mediaBox: &mediaBox, nil) {
            
                // PAGE #1
                pdfContext.beginPage(mediaBox: nil)
            
                // Draw title
                let titleView = Text("Continent Surface Area (in km2)")
                    .font(.largeTitle)
                    .bold()
                    .foregroundColor(.green)
                    .padding(15)
                    .overlay { RoundedRectangle(cornerRadius: 10).stroke(.gray) }
                    .padding(20)
                    .frame(width: mediaBox.width)

                let imageRenderer = ImageRenderer(content: AnyView(titleView))
            
                imageRenderer.render { size, renderFunction in
                    pdfContext.translateBy(x: 0, y: mediaBox.height - size.height)
                    renderFunction(pdfContext)
                }
            
                // Draw Chart
                let chartRenderer = ChartRenderer(content: chartView)

                // Charts are drawn upside down, so we need to flip it
                pdfContext.scaleBy(x: 1, y: -1)

                chartRenderer.render(to: pdfContext, in: CGRect(origin: CGPoint(x: (mediaBox.width - chartSize.width) / 2, y: 0), size: chartSize))

                pdfContext.endPage()

                // PAGE #2
                pdfContext.beginPage(mediaBox: nil)

                // Draw text "End of Document" in the 2nd and last page
                imageRenderer.content = AnyView(Text("End of Document").frame(width: mediaBox.width))
            
                imageRenderer.render { size, renderFunction in
                    pdfContext.translateBy(x: 0, y: (mediaBox.height - size.height) / 2)
                    renderFunction(pdfContext)
                }
            
                pdfContext.endPage()

                // REMEBER TO CLOSE PDF!
                pdfContext.closePDF()
            }
        }
    }
}

enum CanvasSample {

struct ContentView: View {

    func chartView() -> some ChartView {
        Chart(data) { val in
            BarMark(x: .value("x", val.continent), y: .value("y", val.area))
        }
    }

    var body: some View {
        let chartView = chartView()

        VStack {
            chartView
                .frame(width: 500, height: 300)
                .border(Color.green)
            
            
            Canvas { context, size in
                let cr = ChartRenderer(content: chartView)
                
                cr.render(to: context, in: CGRect(origin: .zero, size: size))
            }
            .frame(width: 250, height:150)
        }
    }
}

}
