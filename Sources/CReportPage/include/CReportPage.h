#ifndef TOUCHSTONE_REPORT_PAGE_H
#define TOUCHSTONE_REPORT_PAGE_H

// Scripts and style sheets of the report, which are files of their own and yet part of the program.
//
// A C target because C has #embed: SwiftPM's `embedInCode` writes an array literal, which takes the compiler 20 s.

/// The script of the report page: pieces that share one scope, in the order of their use. Ends with a zero byte, UTF-8.
const char *ts_report_script(void);

/// The style sheet of the report page. Ends with a zero byte, UTF-8.
const char *ts_report_style(void);

#endif
