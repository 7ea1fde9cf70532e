#!/usr/bin/env python3
"""Counts what comparers miss of the pairs that `pairs.py` drew, and their false alarms, as a Markdown table.

    python3 score.py FOLDER TOUCHSTONE-COMPARE

pixelmatch, blazediff and FLIP are the packages `pixelmatch`, `blazediff` and `flip-evaluator` of PyPI, with the defaults
of each: a threshold of 0.1, and anti-aliasing ignored. FLIP has no verdict of its own; here, a pixel whose error exceeds
0.1 counts as a difference. The last rows are swift-snapshot-testing's `precision` and `perceptualPrecision`.
"""
import json
import subprocess
import sys
from pathlib import Path

import blazediff
import flip_evaluator
import numpy as np
from PIL import Image
from pixelmatch import pixelmatch


def touchstone(program, folder, *options):
    command = [program, "--json", *options, folder / "before", folder / "after"]
    pairs = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)["pairs"]
    return {Path(pair["reference"]).name: pair["verdict"] == "differs" for pair in pairs}


def each(folder, differs):
    return {path.name: differs(path, folder / "after" / path.name) for path in sorted((folder / "before").glob("*.png"))}


def by_pixelmatch(before, after):
    a, b = (Image.open(path).convert("RGBA") for path in (before, after))
    return pixelmatch(list(a.tobytes()), list(b.tobytes()), *a.size, threshold=0.1, fail_fast=True) > 0


def by_blazediff(before, after):
    return not blazediff.compare(str(before), str(after), threshold=0.1, antialiasing=True).match_result


def by_flip(before, after):
    a, b = (np.asarray(Image.open(path).convert("RGB"), np.float32) / 255 for path in (before, after))
    errors, _, _ = flip_evaluator.evaluate(a, b, "LDR", inputsRGB=True, applyMagma=False)
    return float(np.max(errors)) > 0.1


def main():
    folder, program = Path(sys.argv[1]), sys.argv[2]
    perceptual = ("--metric", "perceptual", "--threshold", "2")
    verdicts = {
        "`.ui`": touchstone(program, folder, "--metric", "ui"),
        "`.crossPlatform`": touchstone(program, folder, "--metric", "crossPlatform"),
        "pixelmatch, threshold 0.1": each(folder, by_pixelmatch),
        "blazediff, threshold 0.1": each(folder, by_blazediff),
        "FLIP, largest error 0.1": each(folder, by_flip),
        "`precision: 0.98, perceptualPrecision: 0.98`": touchstone(program, folder, *perceptual, "--precision", "0.98"),
        "`perceptualPrecision: 0.98`": touchstone(program, folder, *perceptual),
    }
    names = list(next(iter(verdicts.values())))
    parts = [[n for n in names if n.startswith(f"{group}-{kind}")] for kind in ("real", "same") for group in ("tuned", "held")]
    heads = [f"{word} of {len(part)}{where}" for part, word, where in zip(
        parts, ("Missed", "Missed", "Alarms", "Alarms"), ("", ", held out") * 2)]
    print("| Comparer |", " | ".join(heads), "|\n|---|--:|--:|--:|--:|")
    for comparer, differs in verdicts.items():
        counts = [sum(differs[n] != ("-real-" in n) for n in part) for part in parts]
        print(f"| {comparer} |", " | ".join(map(str, counts)), "|")


if __name__ == "__main__":
    main()
