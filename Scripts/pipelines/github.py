"""GitHub Actions, as far as the templates use it: jobs, steps, expressions, and the actions that they name."""

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

from expressions import TEXTS, condition, filled, value
from machine import copied, merge, without_modes

SCRIPT = """
const fs = require('fs');
const [stateFile, contextFile, scriptFile] = process.argv.slice(2);
const state = JSON.parse(fs.readFileSync(stateFile)), context = JSON.parse(fs.readFileSync(contextFile));
const issues = {
  listComments() {},
  updateComment({ comment_id, body }) { state.comments.find((comment) => comment.id === comment_id).body = body; },
  createComment({ body }) { state.comments.push({ id: state.comments.length + 1, user: { type: 'Bot' }, body }); },
  removeLabel({ name }) { state.labels = state.labels.filter((label) => label !== name); },
};
const refused = () => { throw Object.assign(new Error('Resource not accessible by integration'), { status: 403 }); };
const github = { rest: { issues }, paginate: async () => state.forbidden ? refused() : state.comments };
const core = { warning: (text) => console.log(`::warning::${text}`) };
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
new AsyncFunction('github', 'context', 'core', 'require', fs.readFileSync(scriptFile, 'utf8'))(github, context, core, require)
  .then(() => fs.writeFileSync(stateFile, JSON.stringify(state)))
  .catch((error) => { console.error(error); process.exit(1); });
"""

# Of a person who quotes the action's.
QUESTION = {"id": 1, "user": {"type": "User"}, "body": "<!-- snapshots -->\nWhat does this mean?"}


class Job:
    """What is known of a job while it runs."""

    def __init__(self, contexts, environment):
        self.contexts, self.environment = contexts, environment
        self.failed = False
        self.log, self.summary = "", ""
        self.steps = {}


class GitHub:
    def __init__(self, machine, place, origin, parse, action, gitconfig, variables=()):
        self.machine, self.place, self.origin, self.parse = machine, Path(place), origin, parse
        self.action, self.gitconfig = action, gitconfig
        self.variables = dict(variables)
        self.functions = {**TEXTS, "hashFiles": self.hash_of}
        self.caches = self.place / "caches"
        self.state = self.place / "state.json"
        self.place.mkdir(parents=True, exist_ok=True)
        self.state.write_text(json.dumps({"comments": [QUESTION], "labels": ["record snapshots"]}))

    # MARK: Workflows and jobs

    def workflow(self, text, event, branch, number=7):
        """Runs a workflow in a shell. Returns the jobs by their names, with the number of each cell of a matrix."""
        content = self.parse(text)
        self.artifacts = self.place / "artifacts"
        shutil.rmtree(self.artifacts, ignore_errors=True)
        jobs, results, commit = {}, {}, self.tested(event, branch)
        waiting = dict(content["jobs"])
        while waiting:
            name = next(name for name, job in waiting.items() if not set(self.needs(job)) & set(waiting))
            job = waiting.pop(name)
            cells = [{}]
            for key, values in job.get("strategy", {}).get("matrix", {}).items():
                cells = [{**cell, key: item} for cell in cells for item in values]
            finished = []
            for index, cell in enumerate(cells):
                contexts = self.contexts(event, branch, commit, number, cell, {need: results[need] for need in self.needs(job)})
                needed = all(results[need]["result"] == "success" for need in self.needs(job))
                if not self.holds(job.get("if", "success()"), contexts, failed=not needed):
                    continue
                run = self.job(job, contexts)
                jobs[f"{name}-{index + 1}" if len(cells) > 1 else name] = run
                finished.append(run)
            states = "failure" if any(run.failed for run in finished) else "success" if finished else "skipped"
            results[name] = {"result": states}
        return jobs

    @staticmethod
    def needs(job):
        needs = job.get("needs", [])
        return [needs] if isinstance(needs, str) else needs

    def tested(self, event, branch):
        """The commit that is checked out: of a pull request, a merge into its base."""
        words = ["git", "-C", self.origin, "rev-parse", branch, "main"]
        commit, base = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
        return merge(self.origin, base, commit) if event == "pull_request" and commit != base else commit

    def contexts(self, event, branch, commit, number, matrix, needs):
        request = {"pull_request": {"head": {"repo": {"fork": False}}}, "number": number, "label": {"name": "record snapshots"}}
        github = {
            "event_name": event, "sha": commit, "head_ref": branch, "base_ref": "main" if event == "pull_request" else "", "workspace": str(self.machine.workspace), "token": "token",
            "event": request if event == "pull_request" else {}, "repository": "shop/cards", "server_url": "https://github.com",
            "ref": f"refs/pull/{number}/merge" if event == "pull_request" else f"refs/heads/{branch}",
        }
        return {"github": github, "matrix": matrix, "needs": needs, "secrets": {}, "runner": {"temp": str(self.place / "temp"), "arch": "X64"}}

    def holds(self, text, contexts, failed):
        states = {"always": lambda: True, "success": lambda: not failed, "failure": lambda: failed, "cancelled": lambda: False}
        tree = condition(text)
        asks = any(f"{name}(" in str(text) for name in states)
        # A condition that asks for no state holds only if nothing failed.
        return bool(value(tree, contexts, {**self.functions, **states})) and (asks or not failed)

    def job(self, job, contexts):
        self.machine.begin(self.gitconfig)
        temp = Path(contexts["runner"]["temp"])
        shutil.rmtree(temp, ignore_errors=True)
        temp.mkdir(parents=True)
        github = contexts["github"]
        environment = {
            **self.machine.environment(), **self.variables, "GITHUB_ACTIONS": "true", "GITHUB_SHA": github["sha"], "GITHUB_REF": github["ref"],
            "GITHUB_WORKSPACE": github["workspace"], "GITHUB_REPOSITORY": github["repository"], "GITHUB_HEAD_REF": github["head_ref"], "GITHUB_BASE_REF": github["base_ref"],
            "GITHUB_SERVER_URL": github["server_url"], "GITHUB_EVENT_NAME": github["event_name"], "RUNNER_TEMP": str(temp),
        }
        result = Job(contexts, environment)
        result.later = []
        environment.update(self.filled(job.get("env", {}), contexts))
        default = "sh" if "container" in job else "bash"
        self.sequence(job["steps"], result, {**contexts, "steps": {}}, default)
        for action in result.later:
            action()
        return result

    def sequence(self, steps, job, contexts, default):
        """Runs steps one after the other; those of an action have their own `steps` and `inputs`."""
        for step in steps:
            contexts["env"] = {**job.environment, **self.filled(step.get("env", {}), contexts)}
            runs = self.holds(step.get("if", "success()"), contexts, job.failed)
            outcome, outputs = "skipped", {}
            if runs:
                title = step.get("name") or step.get("uses") or step["run"].strip().split("\n")[0]
                job.log += f"\n=== {title}\n"
                passed, outputs = self.step(step, job, contexts, default)
                outcome = "success" if passed else "failure"
                job.failed = job.failed or not passed
            if "id" in step:
                contexts["steps"][step["id"]] = {"outcome": outcome, "conclusion": outcome, "outputs": outputs}

    def filled(self, variables, contexts):
        return {name: filled(str(text).lower() if isinstance(text, bool) else str(text), contexts, self.functions) for name, text in variables.items()}

    def hash_of(self, *patterns):
        files = sorted({file for pattern in patterns for file in self.machine.workspace.glob(pattern) if file.is_file()})
        return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest() if files else ""

    # MARK: Steps

    def step(self, step, job, contexts, default):
        """Whether a step passed, and its outputs."""
        if "run" in step:
            return self.script(step, job, contexts, step.get("shell", default))
        arguments = self.filled(step.get("with", {}), contexts)
        name = step["uses"].partition("@")[0]
        if name in ("OWNER/touchstone", "./"):
            return self.composite(arguments, job, contexts)
        play = getattr(self, name.partition("/")[2].replace("-", "_").replace("/", "_"))
        try:
            return True, play(arguments, job, contexts) or {}
        except (OSError, ValueError, subprocess.CalledProcessError) as error:
            job.log += f"{name}: {error}\n{getattr(error, 'stderr', '') or ''}"
            return False, {}

    def script(self, step, job, contexts, shell):
        temp = Path(job.environment["RUNNER_TEMP"])
        files = {name: temp / name.lower() for name in ("GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_STEP_SUMMARY")}
        for file in files.values():
            file.write_text("")
        script = temp / "step.sh"
        script.write_text(filled(step["run"], contexts, self.functions))
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail"] if "shell" in step else [shell, "-e"]
        environment = {**contexts["env"], **{name: str(file) for name, file in files.items()}}
        folder = Path(job.environment["GITHUB_WORKSPACE"], filled(step.get("working-directory", "."), contexts, self.functions))
        code, output = self.machine.run([*command, str(script)], environment, folder)
        job.log += output
        job.summary += files["GITHUB_STEP_SUMMARY"].read_text()
        job.environment.update(self.pairs(files["GITHUB_ENV"]))
        return code == 0, self.pairs(files["GITHUB_OUTPUT"])

    @staticmethod
    def pairs(file):
        return dict(line.split("=", 1) for line in file.read_text().splitlines() if "=" in line)

    def composite(self, arguments, job, contexts):
        action = self.parse(self.action.read_text())
        unknown = set(arguments) - set(action["inputs"])
        if unknown:
            raise ValueError(f"the action has no inputs {unknown}")
        inputs = {name: arguments.get(name, str(given.get("default", ""))) for name, given in action["inputs"].items()}
        inside = {**contexts, "inputs": inputs, "steps": {}}
        before = job.failed
        job.failed = False
        self.sequence(action["runs"]["steps"], job, inside, "none")
        passed, job.failed = not job.failed, before
        return passed, self.filled({name: output["value"] for name, output in action["outputs"].items()}, inside)

    # MARK: Actions

    def checkout(self, arguments, job, contexts):
        github = contexts["github"]
        branch, depth = arguments.get("ref"), arguments.get("fetch-depth", "1")
        what = f"+refs/heads/{branch}:refs/remotes/origin/{branch}" if branch else github["sha"]
        whole = ["+refs/heads/*:refs/remotes/origin/*", what]
        to = [branch] if branch else ["--detach", github["sha"]]
        for command in (
            ["init", "--quiet"], ["remote", "add", "origin", f"file://{self.origin}"],
            ["fetch", "--quiet", *(["origin", *whole] if depth == "0" else [f"--depth={depth}", "origin", what])], ["checkout", "--quiet", *to],
        ):
            subprocess.run(["git", "-C", str(self.machine.workspace), *command], check=True, capture_output=True, text=True)

    def caches_of(self, ref):
        return self.caches / ref.replace("/", "-")

    def cached(self, arguments, contexts):
        """The cache of a key, or the newest of one that begins like it; of this branch or pull request, or of the default branch."""
        for key in (arguments["key"], *arguments.get("restore-keys", "").split()):
            for ref in (contexts["github"]["ref"], "refs/heads/main"):
                found = [kept for kept in self.caches_of(ref).glob("*") if kept.name.startswith(key)]
                if found:
                    return max(found, key=lambda kept: (kept.name == key, kept.stat().st_ctime))
        return None

    def cache_restore(self, arguments, job, contexts):
        kept = self.cached(arguments, contexts)
        if kept:
            job.log += f"Cache restored from key: {kept.name}\n"
            copied(kept, Path(job.environment["GITHUB_WORKSPACE"]))
        elif arguments.get("fail-on-cache-miss") == "true":
            raise ValueError(f"no cache has the key {arguments['key']}")
        hit = "" if not kept else "true" if kept.name == arguments["key"] else "false"
        return {"cache-hit": hit, "cache-primary-key": arguments["key"]}

    def cache_save(self, arguments, job, contexts):
        kept = self.caches_of(contexts["github"]["ref"]) / arguments["key"]
        found = [path for path in arguments["path"].split() if Path(job.environment["GITHUB_WORKSPACE"], path).exists()]
        for path in [] if kept.exists() else found:
            copied(Path(job.environment["GITHUB_WORKSPACE"], path), kept / path)

    def cache(self, arguments, job, contexts):
        found = self.cache_restore(arguments, job, contexts)
        # Keeps the folder at the end of a job that passed.
        job.later.append(lambda: job.failed or self.cache_save(arguments, job, contexts))
        return found

    def upload_artifact(self, arguments, job, contexts):
        name = arguments.get("name", "artifact")
        target = self.artifacts / name
        if re.search(r'[/\\:*?"<>|\r\n]', name) or target.exists():
            raise ValueError(f"an artifact cannot be called {name}")
        lines = [line.strip() for line in arguments["path"].strip().splitlines()]
        workspace = Path(job.environment["GITHUB_WORKSPACE"])
        found = [path for line in lines if not line.startswith("!") for path in self.matches(workspace, line)]
        left_out = {path for line in lines if line.startswith("!") for path in self.matches(workspace, line[1:])}
        if not found:
            job.log += "No files were found with the provided path.\n"
            return
        for path in found:
            root = path if path.is_dir() and len(lines) == 1 else path.parent if len(found) == 1 else workspace
            for file in [path] if path.is_file() else sorted(path.rglob("*")):
                hidden = any(part.startswith(".") for part in file.relative_to(path).parts)
                if file.is_dir() or hidden and "include-hidden-files" not in arguments or left_out & {file, *file.parents}:
                    continue
                copied(file.resolve(), target / file.relative_to(root))
        without_modes(target)
        return {"artifact-url": f"{contexts['github']['server_url']}/artifacts/{name}"}

    @staticmethod
    def matches(workspace, pattern):
        if Path(pattern).is_absolute():
            return [Path(pattern)] if Path(pattern).exists() else []
        # The path `./` is the whole checkout, which `glob` does not take.
        return sorted(workspace.glob(str(Path(pattern)))) if Path(pattern).parts else [workspace]

    def download_artifact(self, arguments, job, contexts):
        target = Path(job.environment["GITHUB_WORKSPACE"], arguments.get("path", "."))
        if "name" in arguments:
            if not (self.artifacts / arguments["name"]).exists():
                raise ValueError(f"there is no artifact {arguments['name']}")
            copied(self.artifacts / arguments["name"], target)
            return
        for folder in sorted(self.artifacts.glob(arguments.get("pattern", "*"))):
            copied(folder, target / folder.name)

    def github_script(self, arguments, job, contexts):
        owner, name = contexts["github"]["repository"].split("/")
        context = {"repo": {"owner": owner, "repo": name}, "issue": {"number": contexts["github"]["event"].get("number")}}
        files = [self.state, self.place / "context.json", self.place / "script.js", self.place / "runner.js"]
        files[1].write_text(json.dumps(context))
        files[2].write_text(arguments["script"])
        files[3].write_text(SCRIPT)
        code, output = self.machine.run(
            ["node", str(files[3]), *map(str, files[:3])], contexts["env"], job.environment["GITHUB_WORKSPACE"])
        job.log += output
        if code != 0:
            raise ValueError("the script failed")

    @property
    def comments(self):
        """The comments besides the one of a person, which no job may change."""
        question, *others = json.loads(self.state.read_text())["comments"]
        if question != QUESTION:
            raise ValueError(f"the comment of a person was replaced by {question}")
        return [comment["body"] for comment in others]

    def forbid_comments(self, forbidden):
        """Has the service refuse comments, as it does jobs without the permission."""
        state = json.loads(self.state.read_text())
        self.state.write_text(json.dumps({**state, "forbidden": forbidden}))

    @property
    def labels(self):
        return json.loads(self.state.read_text())["labels"]
