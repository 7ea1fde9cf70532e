"""The configuration of Buildbot's master in Scripts/test-farm: a job that builds, one for each shard, and one that merges.

Workers have their checkouts in different folders, and share nothing but the store. What they need is in the file that FARM names.
"""

import json
import os
from pathlib import Path

from buildbot.plugins import changes, schedulers, steps, util, worker
from buildbot.process.results import SKIPPED, SUCCESS
from buildbot.util.service import BuildbotService
from twisted.internet import defer, task

FARM = json.loads(Path(os.environ["FARM"]).read_text())
SHARDS = [f"shard-{number}" for number in range(1, FARM["shards"] + 1)]
COMMIT, PLACE = util.Property("got_revision"), util.Property("branch")
# Where the job that builds leaves what the others need.
BUILT = "farm:goldens/builds/%(prop:got_revision)s"
FIRST_PLAN = "farm:goldens/plans/main.json"


class Notes(BuildbotService):
    """Writes what happens, a line of JSON for each event, and runs builds again, for Scripts/test-farm."""

    name = "notes"

    @defer.inlineCallbacks
    def startService(self):
        yield super().startService()
        for kind, event in (("builds", "finished"), ("steps", "started"), ("steps", "finished"), ("workers", "connected")):
            yield self.master.mq.startConsuming(self.note, (kind, None, event))
        self.loop = task.LoopingCall(self.run_again)
        self.loop.start(0.2)

    @defer.inlineCallbacks
    def note(self, key, message):
        event = {"event": f"{key[0]} {key[-1]}", "name": message.get("name"), "results": message.get("results")}
        if key[0] != "workers":
            build = yield self.master.data.get(("builds", message["buildid"]))
            builder = yield self.master.data.get(("builders", build["builderid"]))
            machine = yield self.master.data.get(("workers", build["workerid"]))
            properties = yield self.master.data.get(("builds", build["buildid"], "properties"))
            event |= {
                "build": build["buildid"], "builder": builder["name"], "worker": machine["name"],
                "commit": properties.get("got_revision", properties.get("revision", (None,)))[0],
            }
        if event["event"] == "steps finished":
            event["log"] = yield self.log(message["stepid"])
        with open(FARM["notes"], "a") as notes:
            notes.write(json.dumps(event) + "\n")

    @defer.inlineCallbacks
    def log(self, step):
        text = ""
        for log in (yield self.master.data.get(("steps", step, "logs"))):
            contents = yield self.master.data.get(("logs", log["logid"], "contents"))
            # The first letter of a line says which output it is of, or that it is Buildbot's.
            text += "".join(line[1:] for line in contents["content"].splitlines(True) if line[:1] in "oe")
        return text

    @defer.inlineCallbacks
    def run_again(self):
        request = Path(FARM["again"])
        if request.exists():
            build = request.read_text()
            request.unlink()
            yield self.master.data.control("rebuild", {}, ("builds", build))


def shell(name, command, **options):
    """A step that runs lines of bash in the checkout; the commit and the branch are put in."""
    return steps.ShellCommand(
        name=name, command=["bash", "-euo", "pipefail", "-c", util.Interpolate(command)], haltOnFailure=options.pop("halt", True),
        **options)


def factory(*more):
    checkout = steps.Git(
        repourl=FARM["repository"], mode="full", method="clobber", haltOnFailure=True, logEnviron=False)
    return util.BuildFactory([checkout, *more])


FETCH = shell(
    "fetch", f"rm -rf ../built && mkdir ../built && cd ../built && rclone copy {BUILT} . && tar xzf built.tar.gz")

BUILD = factory(
    shell("compile", f"swift build --build-tests --scratch-path '{FARM['scratch']}'", env={"TOUCHSTONE_PACKAGE": FARM["touchstone"]}),
    # Of the shards' times, the plan; all shards need the same.
    shell(
        "keep",
        f"cd .. && rm -rf kept && mkdir kept && rclone copy --include main.json farm:goldens/plans kept"
        f" && tar -C '{FARM['scratch']}/debug' -c FarmPackageTests.xctest -C '{FARM['tool']}' touchstone | gzip -1 >kept/built.tar.gz"
        f" && rclone copy kept {BUILT} && rm -rf kept build"),
    steps.Trigger(name="shards", schedulerNames=["shards"], waitForFinish=True, updateSourceStamp=True),
    steps.Trigger(name="report", schedulerNames=["report"], waitForFinish=True, updateSourceStamp=True, alwaysRun=True),
)


def shard(number):
    return factory(
        FETCH,
        # A machine that is broken once, where Scripts/test-farm says so.
        shell("prepare", f"! rm '{FARM['faults']}/{number}' 2>&-"),
        shell(
            "test", f"""
            export CI=1 TOUCHSTONE_RUN=shard TOUCHSTONE_SHARD={number}/{len(SHARDS)} TOUCHSTONE_SNAPSHOTS="$PWD/Snapshots"
            if [[ -e ../built/main.json ]]; then export TOUCHSTONE_SHARDS="$PWD/../built/main.json"; fi
            status=0
            ../built/FarmPackageTests.xctest || status=1
            ../built/FarmPackageTests.xctest --testing-library swift-testing || status=1
            exit $status""", halt=False),
        shell("push", "../built/touchstone store push .build/touchstone/shard --to '%(prop:branch)s'"),
    )


REPORT = factory(
    FETCH,
    shell("pull", "rm -rf ../runs && ../built/touchstone store pull '%(prop:branch)s' ../runs"),
    shell(
        "report", "rm -rf ../site && ../built/touchstone report ../runs/* --require-complete --site ../site --json ../report.json"
        " && cat ../report.json", halt=False),
    shell("publish", f"../built/touchstone store publish ../site '%(prop:branch)s' --pages {FARM['pages']}"),
    # What main's shards took decides how the next run is dealt.
    shell(
        "plan", f"../built/touchstone shards --count {len(SHARDS)} --from ../runs/* >../plan.json && rclone copyto ../plan.json {FIRST_PLAN}",
        doStepIf=lambda step: step.getProperty("branch") == "main" and step.build.results == SUCCESS),
)

WORKERS = list(FARM["workers"])
BuildmasterConfig = {
    "workers": [
        # The job that builds waits for the others, which its machine has to take as well.
        worker.Worker(name, FARM["password"], max_builds=2 if name == WORKERS[0] else 1, keepalive_interval=None)
        for name in WORKERS
    ],
    "protocols": {"pb": {"port": f"tcp:{FARM['port']}:interface=127.0.0.1"}},
    "change_source": [
        changes.GitPoller(FARM["repository"], branches=True, pollInterval=1, pollAtLaunch=True, workdir="poller")],
    "schedulers": [
        schedulers.AnyBranchScheduler(name="pushed", builderNames=["build"], treeStableTimer=None),
        schedulers.Triggerable(name="shards", builderNames=SHARDS),
        schedulers.Triggerable(name="report", builderNames=["report"]),
    ],
    "builders": [
        util.BuilderConfig(name="build", workernames=WORKERS[:1], factory=BUILD),
        *(util.BuilderConfig(name=name, workernames=WORKERS, factory=shard(number)) for number, name in enumerate(SHARDS, 1)),
        util.BuilderConfig(name="report", workernames=WORKERS, factory=REPORT),
    ],
    "services": [Notes()],
    "db": {"db_url": "sqlite:///state.sqlite"},
    "title": "Farm",
    "buildbotURL": "http://127.0.0.1/",
    # Nothing is sent to anybody.
    "buildbotNetUsageData": None,
}
