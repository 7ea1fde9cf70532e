/// A style of the system, and not one of the user.
///
/// What its body sets is for the parts of the control, such as the font of a label: sheets that are presented from within a
/// part don't inherit it.
protocol BuiltInStyle {}
