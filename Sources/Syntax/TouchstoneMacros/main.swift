import TouchstoneExpansion

try Plugin.views.run()
