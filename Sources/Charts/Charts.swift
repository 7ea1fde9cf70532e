@_exported import TouchstoneCharts
