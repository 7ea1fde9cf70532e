#pragma once
#include "ts_resample.h"
#include "pixel_hash.h"
#include "premultiply.h"
#include "ts_sha256.h"
