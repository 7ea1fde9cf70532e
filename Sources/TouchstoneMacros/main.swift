import TouchstoneExpansion

try Plugin.main()
