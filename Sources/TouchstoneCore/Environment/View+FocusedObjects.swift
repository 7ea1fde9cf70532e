@preconcurrency public import OpenCombine
import TouchstoneDrawing
