#pragma once
#include "ts_resample.h"
