// The plugin compiles the other files of this folder.
