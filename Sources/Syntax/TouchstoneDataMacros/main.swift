import TouchstoneDataExpansion

try ModelMacros.main()
