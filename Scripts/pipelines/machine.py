"""What services have in common: a machine for a job, with a shell and an environment, and folders that are kept."""

import os
import shutil
import subprocess
from pathlib import Path

# Variables of this process that jobs see as well.
KEPT = ("PATH", "HOME", "LANG", "TMPDIR", "LD_PRELOAD", "XDG_CACHE_HOME", "TOUCHSTONE_FONT_CACHE")

APT = """#!/bin/sh
# Installs nothing: says whether Debian has the packages.
case "$1" in update) exit 0 ;; esac
for package in "$@"; do
  case "$package" in install | -*) continue ;; esac
  dpkg-query --show "$package" >/dev/null 2>&1 || apt-cache show "$package" >/dev/null 2>&1 || {
    echo "apt-get: Debian has no package $package." >&2
    exit 100
  }
done
"""

# Where everything is built: the tests and the tool are programs, and nothing is compiled.
BUILT = r"""#!/usr/bin/env bash
set -euo pipefail
tool='{tool}' tests='{tests}'
command="${{1:-}}"
shift || true
case "$command" in
  --version) echo 'Swift version 6.3' ;;
  build)
    # What a cache keeps.
    mkdir -p .build && ln -sfn "$(dirname "$tool")" .build/debug
    [[ " $* " != *' --show-bin-path '* ]] || dirname "$tool"
    ;;
  run)
    shift
    exec "$tool" "$@"
    ;;
  test)
    arguments=()
    while [[ $# -gt 0 ]]; do
      case "$1" in
        --ignore-lock | --skip-build) ;;
        --package-path) cd "$2"; shift ;;
        --scratch-path) shift ;;
        --xunit-output) arguments+=(--xunit-output "${{2%.xml}}-swift-testing.xml"); shift ;;
        *) arguments+=("$1") ;;
      esac
      shift
    done
    echo 'Build complete! (0.00s)'
    exec "$tests" --testing-library swift-testing "${{arguments[@]}}"
    ;;
  package)
    while [[ "$1" == --* ]]; do shift; done
    verb="$1"
    shift
    case "$verb" in
      record-snapshots) exec "$tool" record --package "$PWD" "$@" ;;
      snapshot-report) exec "$tool" report --package "$PWD" "$@" ;;
      compare-snapshots) exec "$tool" compare-snapshots --package "$PWD" "$@" ;;
      *) echo "swift: no command $verb here" >&2; exit 64 ;;
    esac
    ;;
esac
"""

# SwiftPM with a build folder in which Touchstone is built.
WARM = r"""#!/usr/bin/env bash
command="$1"
shift
case "$command" in
  build | test | run | package) ;;
  *) exec '{swift}' "$command" "$@" ;;
esac
# What a cache keeps.
mkdir -p .build && ln -sfn '{scratch}/debug' .build/debug
[[ "$command" == package ]] || exec '{swift}' "$command" --scratch-path '{scratch}' "$@"
# Of another revision, the snapshots are the job's, and the build is not.
drawn=touchstone-base/drawn
mkdir -p .build/touchstone-base '{scratch}/touchstone-base'
rm -rf '{scratch}'/$drawn
[[ ! -e .build/$drawn ]] || mv .build/$drawn '{scratch}'/$drawn
'{swift}' package --scratch-path '{scratch}' "$@"
status=$?
[[ ! -e '{scratch}'/$drawn ]] || cp -a '{scratch}'/$drawn .build/$drawn
exit $status
"""


# Of the service that makes a merge, the same one as long as both commits stay.
IDENTITY = {name: text for role in ("AUTHOR", "COMMITTER") for name, text in (
    (f"GIT_{role}_NAME", "Service"), (f"GIT_{role}_EMAIL", "service@example.org"), (f"GIT_{role}_DATE", "2026-01-01T00:00:00Z"))}


def merge(origin, base, commit):
    """The hash of a merge of a commit into another one, which is on no branch."""
    def git(*words):
        command = ["git", "-C", str(origin), *words]
        return subprocess.run(command, env={**os.environ, **IDENTITY}, check=True, capture_output=True, text=True).stdout.strip()
    return git("commit-tree", git("merge-tree", "--write-tree", base, commit), "-p", base, "-p", commit, "-m", "Merge")


class Machine:
    """Where jobs run: a workspace that each job finds empty, and programs that take the place of the machine's."""

    def __init__(self, place, workspace, programs):
        self.place, self.workspace = Path(place), Path(workspace)
        self.programs = self.place / "programs"
        self.programs.mkdir(parents=True)
        for name, text in {"apt-get": APT, **programs}.items():
            (self.programs / name).write_text(text)
            (self.programs / name).chmod(0o755)
        # Settings of git that a job makes for its user end with it.
        self.home = self.place / "home"

    def environment(self):
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        return {
            **kept, "PATH": f"{self.programs}:{os.environ['PATH']}", "GIT_CONFIG_GLOBAL": str(self.home / "gitconfig"), "CI": "true",
            "GIT_CONFIG_NOSYSTEM": "1",
        }

    def begin(self, gitconfig):
        """Empties the machine, as for a new job."""
        for folder in (self.workspace, self.home):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
        (self.home / "gitconfig").write_text(gitconfig)

    def run(self, command, environment, folder):
        """The exit status and the output of a command."""
        result = subprocess.run(
            command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, errors="replace")
        return result.returncode, result.stdout


def copied(source, target):
    """Copies a file or a folder, with links as links."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir() and not source.is_symlink():
        shutil.copytree(source, target, symlinks=True, dirs_exist_ok=True)
    else:
        shutil.copy2(source, target, follow_symlinks=False)


def without_modes(folder):
    """What an archive of artifacts forgets: files are not programs any more."""
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o644)
