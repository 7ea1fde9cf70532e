#pragma once
#include "codec_versions.h"
#include "inflate.h"
#include "jpeg_decoder.h"
#include "jpeg_encoder.h"
#include "png_checksum.h"
#include "png_decoder.h"
#include "png_encoder.h"
