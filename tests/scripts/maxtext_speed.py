"""Start-up, step time and memory beside MaxText's, on the CPU.

    cargo build --release -p maxtext_port
    python tests/scripts/maxtext_speed.py --maxtext-python VENV/bin/python [--binary target/release/maxtext] [--rounds N]
        [--only start|f32|bf16]

VENV has MaxText 0.2.5 and JAX for the CPU. Each command is run by both in turns, so that other work on the machine hits
both; the table has the best of the rounds, and the ratios are what counts.

- start: from the start of the process to the first completed step of tests/golden/maxtext/a_f32_scan, with an empty cache of
  compiled programs and with one that has seen the run. Plugin and packages are there already.
- f32, bf16: the median step after the first three, of a Llama of 23 M parameters with 8 sequences of 256 tokens; the largest
  resident set of the process; its processor time.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = (ROOT / "tests/golden/maxtext/a_f32_scan/args.txt").read_text().split()
COMMON = "hardware=cpu skip_jax_distributed_system=true enable_checkpointing=false enable_tensorboard=false".split()
MEDIUM = COMMON + (
    "run_name=speed dataset_type=synthetic model_name=default base_emb_dim=512 base_num_query_heads=8 "
    "base_num_kv_heads=4 head_dim=64 base_mlp_dim=1536 base_num_decoder_layers=6 vocab_size=4096 "
    "max_target_length=256 per_device_batch_size=8 steps=12 learning_rate=1e-3 log_config=false"
).split()
STEP = re.compile(r"completed step: (\d+), seconds: ([0-9.]+)")


def run(command, env):
    """Seconds to the first completed step, median step, peak RSS in MiB and processor seconds."""
    start = time.monotonic()
    process = subprocess.Popen(
        command, env={**os.environ, **env}, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    first, steps, tail = None, [], []
    for line in process.stdout:
        tail = [*tail[-20:], line]
        if found := STEP.search(line):
            first = first or time.monotonic() - start
            steps.append(float(found[2]))
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode or first is None:
        sys.exit(f"{' '.join(command)}: exit status {process.returncode}\n{''.join(tail)}")
    cpu = usage.ru_utime + usage.ru_stime
    median = statistics.median(steps[3:]) if len(steps) > 3 else None
    return {"first": first, "step": median, "rss": usage.ru_maxrss / 1024, "cpu": cpu}


class Side:
    """One of the two programs."""

    def __init__(self, name, command, env):
        self.name, self.command, self.env = name, command, env

    def run(self, folder, words, cache):
        words = [w for w in words if not w.startswith("base_output_directory=")]
        words += [f"base_output_directory={folder}/out", f"jax_cache_dir={cache}"]
        return run([*self.command, *words], self.env)


def sides(args):
    where = "import importlib.util as u; print(u.find_spec('maxtext').submodule_search_locations[0])"
    package = subprocess.run(
        [args.maxtext_python, "-c", where], check=True, text=True, capture_output=True
    ).stdout.strip()
    theirs = [args.maxtext_python, "-u", "-m", "maxtext.trainers.pre_train.train", f"{package}/configs/base.yml"]
    return [
        Side("ours", [args.binary, "train"], {}),
        Side("MaxText", theirs, {"JAX_PLATFORMS": "cpu", "DECOUPLE_GCLOUD": "TRUE"}),
    ]


def best(results, what):
    return min(r[what] for r in results)


def row(label, results, what, form):
    ours, theirs = best(results["ours"], what), best(results["MaxText"], what)
    print(f"| {label} | {ours:{form}} | {theirs:{form}} | {ours / theirs:.2f} |", flush=True)


def start(both, rounds, folder):
    cold, warm = ({side.name: [] for side in both} for _ in range(2))
    for index in range(rounds):
        for side in both:
            cache = folder / f"cache-{side.name}-{index}"
            words = [w for w in GOLDEN if not w.startswith("steps=")] + ["steps=1"]
            cold[side.name].append(side.run(folder, words, cache))
            warm[side.name].append(side.run(folder, words, cache))
            shutil.rmtree(cache, ignore_errors=True)
    row("start, cold, s", cold, "first", ".2f")
    row("start, cold, processor s", cold, "cpu", ".2f")
    row("start, warm, s", warm, "first", ".2f")


def steady(both, rounds, folder, dtype):
    results = {side.name: [] for side in both}
    words = [*MEDIUM, "dtype=" + {"f32": "float32", "bf16": "bfloat16"}[dtype]]
    for _ in range(rounds):
        for side in both:
            results[side.name].append(side.run(folder, words, folder / f"cache-{side.name}-steady"))
    row(f"step, {dtype}, s", results, "step", ".2f")
    row(f"peak RSS, {dtype}, MiB", results, "rss", ".0f")
    row(f"processor time of the run, {dtype}, s", results, "cpu", ".1f")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--maxtext-python", required=True, help="interpreter of an environment with MaxText")
    parser.add_argument("--binary", default=str(ROOT / "target/release/maxtext"))
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--only", choices=["start", "f32", "bf16"], action="append")
    args = parser.parse_args()
    both = sides(args)
    print(f"load average at the start: {os.getloadavg()[0]:.1f}, cores: {os.cpu_count()}")
    print("| | ours | MaxText | ratio |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for part in args.only or ["start", "f32", "bf16"]:
            if part == "start":
                start(both, args.rounds, Path(folder))
            else:
                steady(both, args.rounds, Path(folder), part)


if __name__ == "__main__":
    main()
