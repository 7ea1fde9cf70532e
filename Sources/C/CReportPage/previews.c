#include "CReportPage.h"

// `#embed` is C23; clang accepts it in older C, with a warning for each file.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char script[] = {
#embed "Previews/state.js"
    ,
#embed "Previews/list.js"
    ,
#embed "Previews/viewer.js"
    , 0};

static const char style[] = {
#embed "Previews/page.css"
    ,
#embed "Previews/pictures.css"
    ,
#embed "Previews/viewer.css"
    , 0};

const char *ts_previews_script(void) { return script; }

const char *ts_previews_style(void) { return style; }
