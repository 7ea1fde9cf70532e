#include "CReportPage.h"

// `#embed` is C23; clang accepts it in older C, with a warning for each file.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char script[] = {
#embed "Report/store.js"
    ,
#embed "Report/frames.js"
    ,
#embed "Report/heat.js"
    ,
#embed "Report/backdrop.js"
    ,
#embed "Report/query.js"
    ,
#embed "Report/list.js"
    ,
#embed "Report/approvals.js"
    ,
#embed "Report/causes.js"
    ,
#embed "Report/review.js"
    ,
#embed "Report/stage.js"
    ,
#embed "Report/pointers.js"
    ,
#embed "Report/regions.js"
    ,
#embed "Report/origins.js"
    ,
#embed "Report/findings.js"
    ,
#embed "Report/views.js"
    ,
#embed "Report/tabs.js"
    ,
#embed "Report/patch.js"
    ,
#embed "Report/modes.js"
    ,
#embed "Report/player.js"
    ,
#embed "Report/loupe.js"
    ,
#embed "Report/viewer.js"
    ,
#embed "Report/address.js"
    ,
#embed "Report/keys.js"
    ,
#embed "Report/problems.js"
    ,
#embed "Report/tools.js"
    ,
#embed "Report/start.js"
    , 0};

static const char style[] = {
#embed "Report/base.css"
    ,
#embed "Report/list.css"
    ,
#embed "Report/causes.css"
    ,
#embed "Report/findings.css"
    ,
#embed "Report/views.css"
    ,
#embed "Report/viewer.css"
    ,
#embed "Report/narrow.css"
    ,
#embed "Report/forced.css"
    , 0};

const char *ts_report_script(void) { return script; }

const char *ts_report_style(void) { return style; }
