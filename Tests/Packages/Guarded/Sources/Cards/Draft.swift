let excluded: Int = "The manifest excludes this file, which does not compile."
