"""GitLab CI, as far as the templates use it: includes, rules, variables, parallel jobs, caches, artifacts, packages and merge requests."""

import json
import re
import shutil
import subprocess
import urllib.parse
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

from machine import copied, merge, without_modes

KEYWORDS = ("include", "variables", "default", "stages", "workflow", "cache", "image")
STAGES = [".pre", "build", "test", "deploy", ".post"]
TERM = re.compile(r'\s*(\$\w+)\s*(==|!=|=~)\s*("[^"]*"|\$\w+|/[^/]*/)\s*')


class Job:
    def __init__(self, name):
        self.name, self.log, self.failed, self.artifacts = name, "", False, {}


def merged(base, more):
    """GitLab merges maps and replaces everything else."""
    if isinstance(base, dict) and isinstance(more, dict):
        return {**base, **{name: merged(base[name], part) if name in base else part for name, part in more.items()}}
    return more


class GitLab:
    def __init__(self, machine, place, origin, parse, root, gitconfig, variables=()):
        self.machine, self.place, self.origin, self.parse = machine, Path(place), origin, parse
        self.root, self.gitconfig, self.variables = root, gitconfig, dict(variables)
        self.caches, self.kept = self.place / "caches", self.place / "artifacts"
        # By their addresses.
        self.comments, self.packages = [], {}
        self.place.mkdir(parents=True, exist_ok=True)

    def content(self, text):
        own = self.parse(text)
        whole = {}
        for include in own.pop("include", []):
            whole = merged(whole, self.parse((self.root / include["file"]).read_text()))
        whole = merged(whole, own)
        return {name: merged(whole[part["extends"]], part) if "extends" in part else part for name, part in whole.items()}

    def pipeline(self, text, branch, labels="", lost=(), source="merge_request_event", merges=False):
        """Runs the pipeline of a merge request, its merge with the target, or a push, without some jobs, whose machines were lost.
        Returns its jobs by name; those of `parallel` have numbers."""
        content = self.content(text)
        shutil.rmtree(self.kept, ignore_errors=True)
        def asked(*words):
            return subprocess.run(["git", "-C", self.origin, *words], check=True, capture_output=True, text=True).stdout.strip()
        commit, target = asked("rev-parse", branch, "main").split()
        if merges:
            commit = merge(self.origin, target, commit)
        service = {
            "GITLAB_CI": "true", "CI_PIPELINE_SOURCE": source, "CI_DEFAULT_BRANCH": "main", "CI_COMMIT_SHA": commit,
            "CI_PROJECT_DIR": str(self.machine.workspace), "CI_PROJECT_ID": "1", "CI_PROJECT_PATH": "shop/cards",
            "CI_SERVER_HOST": "gitlab.example", "CI_JOB_TOKEN": "job",
        }
        if source == "push":
            service["CI_COMMIT_BRANCH"] = branch
        else:
            service |= {
                "CI_MERGE_REQUEST_IID": "7", "CI_MERGE_REQUEST_PROJECT_ID": "1", "CI_MERGE_REQUEST_LABELS": labels,
                "CI_MERGE_REQUEST_DIFF_BASE_SHA": asked("merge-base", "main", branch), "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": branch,
                "CI_MERGE_REQUEST_TARGET_BRANCH_SHA": target if merges else "",
            }
        jobs, finished, failed = {name: job for name, job in content.items() if name not in KEYWORDS and name[0] != "."}, {}, False
        with Server(self.comments, self.packages) as address:
            service["CI_API_V4_URL"] = address
            for stage in STAGES:
                results = []
                for name, job in jobs.items():
                    if job.get("stage", "test") != stage:
                        continue
                    variables = {**service, **content.get("variables", {}), **self.variables}
                    when = self.when(job, variables)
                    if not when or when == "on_success" and failed:
                        continue
                    for node in range(1, job.get("parallel", 1) + 1):
                        if f"{name}-{node}" in lost:
                            continue
                        numbers = {"CI_NODE_TOTAL": str(job.get("parallel", 1))}
                        if "parallel" in job:
                            numbers["CI_NODE_INDEX"] = str(node)
                        result = self.job(name, node, job, {**variables, **numbers}, branch, commit)
                        finished[f"{name}-{node}" if "parallel" in job else name] = result
                        results.append(result)
                failed = failed or any(result.failed for result in results)
        return finished

    def when(self, job, variables):
        """When a job runs; `None` if no rule holds."""
        for rule in job.get("rules", [{}]):
            if all(self.holds(term, variables) for term in rule.get("if", "").split("&&") if term):
                when = rule.get("when", job.get("when", "on_success"))
                return None if when == "never" else when
        return None

    @staticmethod
    def holds(term, variables):
        name, sign, other = TERM.fullmatch(term).groups()
        found = variables.get(name[1:], "")
        if sign == "=~":
            return bool(re.search(other[1:-1], found))
        other = variables.get(other[1:], "") if other[0] == "$" else other[1:-1]
        return (found == other) == (sign == "==")

    def job(self, name, node, job, variables, branch, commit):
        self.machine.begin(self.gitconfig)
        workspace = self.machine.workspace
        subprocess.run(["git", "clone", "--quiet", "--branch", branch, f"file://{self.origin}", str(workspace)], check=True, capture_output=True)
        # A merge is on no branch.
        for words in (["fetch", "--quiet", "origin", commit], ["checkout", "--quiet", "--detach", commit]):
            subprocess.run(["git", "-C", str(workspace), *words], check=True)
        environment = {**self.machine.environment(), **variables}
        for key, text in job.get("variables", {}).items():
            environment[key] = self.expanded(str(text), environment)
        result = Job(name)
        cache = job.get("cache") or None
        if cache:
            key = self.expanded(cache["key"]["prefix"], environment) + self.digest(cache["key"]["files"])
            self.unpack(self.caches / key)
        for folder in sorted(self.kept.glob("*")):
            if folder.name.rpartition("-")[0] in job.get("dependencies", [folder.name.rpartition("-")[0]]):
                self.unpack(folder)
        code, result.log = self.script([*job.get("before_script", []), *job["script"]], environment)
        result.failed = code != 0
        if job.get("after_script"):
            environment["CI_JOB_STATUS"] = "failed" if result.failed else "success"
            result.log += "\n=== after_script\n" + self.script(job["after_script"], environment)[1]
        if cache and (cache.get("when", "on_success") == "always" or not result.failed):
            self.pack(cache["paths"], self.caches / key)
        artifacts = job.get("artifacts", {})
        if "expose_as" in artifacts and any("*" in path or "$" in path for path in artifacts["paths"]):
            raise ValueError("GitLab exposes no paths with variables or patterns")
        if artifacts and (artifacts.get("when") == "always" or (artifacts.get("when") == "on_failure") == result.failed):
            target = self.kept / f"{name}-{node}"
            self.pack(artifacts.get("paths", []), target)
            without_modes(target)
            result.artifacts = artifacts
            result.folder = target
            result.junit = self.text_of(artifacts.get("reports", {}).get("junit"))
        return result

    def script(self, lines, environment):
        file = self.place / "script.sh"
        # Each line of a script ends it if it fails.
        file.write_text("set -e\n" + "\n".join(lines) + "\n")
        return self.machine.run(["sh", str(file)], environment, self.machine.workspace)

    @staticmethod
    def expanded(text, variables):
        return re.sub(r"\$\{?(\w+)\}?", lambda match: variables.get(match[1], ""), text)

    def digest(self, files):
        result = subprocess.run(["git", "hash-object", *files], cwd=self.machine.workspace, capture_output=True, text=True)
        return result.stdout.replace("\n", "-")

    def text_of(self, path):
        file = self.machine.workspace / path if path else None
        return file.read_text() if file and file.exists() else ""

    def pack(self, paths, target):
        shutil.rmtree(target, ignore_errors=True)
        for path in paths:
            for found in sorted(self.machine.workspace.glob(path.rstrip("/"))):
                copied(found, target / found.relative_to(self.machine.workspace))

    def unpack(self, folder):
        if folder.exists():
            copied(folder, self.machine.workspace)


class Server:
    """Takes comments on the merge request, and packages, at an address of this machine, for as long as a pipeline runs."""

    # Of others, as many as fill more than a page before and after those of the jobs.
    BEFORE = ["{Nice}", "The touchstone-snapshots job is slow.", *["Fine"] * 118]
    AFTER = ["Thanks"] * 120

    def __init__(self, comments, packages):
        before, after = self.BEFORE, self.AFTER
        notes, generic = "/projects/1/merge_requests/7/notes", "/projects/1/packages/generic/"

        class Handler(BaseHTTPRequestHandler):
            def answer(self, place):
                """Takes or shows comments, of those who have the token."""
                path, _, query = self.path.partition("?")
                address, _, number = path.partition(f"{notes}/")
                # Of the comments of others, the token may change none.
                index = int(number or len(before)) - len(before)
                allowed = self.headers["PRIVATE-TOKEN"] == "secret" and (address == notes or number and 0 <= index < len(comments))
                text = b""
                if allowed and self.command == "GET":
                    # With the characters of HTML as GitLab escapes them, and the newest first unless they are asked for otherwise.
                    bodies = [*before, *comments, *after]
                    shown = [{"id": number, "type": None, "body": body} for number, body in enumerate(bodies)]
                    asked = {"sort": "desc", "page": "1", "per_page": "20", **dict(urllib.parse.parse_qsl(query))}
                    size, shown = int(asked["per_page"]), shown if asked["sort"] == "asc" else shown[::-1]
                    shown = shown[(int(asked["page"]) - 1) * size:][:size]
                    text = json.dumps(shown, separators=(",", ":")).replace("<", "\\u003c").replace(">", "\\u003e").encode()
                elif allowed:
                    form = urllib.parse.parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
                    place(form["body"][0], index)
                self.send(200 if allowed else 403, text)

            def package(self):
                """Takes or gives a file of a package, to jobs."""
                if self.headers["JOB-TOKEN"] != "job":
                    self.send(401, b"")
                elif self.command == "PUT":
                    packages[self.path] = self.rfile.read(int(self.headers["Content-Length"]))
                    self.send(201, b"")
                else:
                    self.send(200 if self.path in packages else 404, packages.get(self.path, b""))

            def send(self, status, content):
                self.send_response(status)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def do_GET(self):
                if self.path.startswith(generic):
                    self.package()
                else:
                    self.answer(None)

            def do_POST(self):
                self.answer(lambda body, _: comments.append(body))

            def do_PUT(self):
                if self.path.startswith(generic):
                    self.package()
                else:
                    self.answer(lambda body, index: comments.__setitem__(index, body))

            def log_message(self, *_):
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)

    def __enter__(self):
        Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}"

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
