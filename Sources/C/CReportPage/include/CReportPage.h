#ifndef TOUCHSTONE_REPORT_PAGE_H
#define TOUCHSTONE_REPORT_PAGE_H

// Scripts and style sheets of the report and of the page of previews: files of their own that are part of the program.
//
// A C target because C has #embed: SwiftPM's `embedInCode` writes an array literal, which takes the compiler 20 s.
//
// A script consists of pieces that share one scope, in the order of their use. Each text is UTF-8 and ends with a zero
// byte.

/// The script of the report page.
const char *ts_report_script(void);

/// The style sheet of the report page.
const char *ts_report_style(void);

/// The script of the page of previews.
const char *ts_previews_script(void);

/// The style sheet of the page of previews.
const char *ts_previews_style(void);

#endif
