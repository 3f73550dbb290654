"""Copies what the parity tests need of reference runs made by MaxText itself.

    copy_maxtext_golden.py REFERENCE_FOLDER tests/golden/maxtext

A case folder of the reference holds args.txt, steps.jsonl and init.safetensors. The copy holds args.txt, the scalars of
every step, and the SHA-256 of every initial parameter's bytes: enough to prove bit equality, a hundredth of the size.
"""
import hashlib
import json
import pathlib
import struct
import sys

SCALARS = ("loss", "lm_loss", "z_loss", "total_weights", "grad_norm", "raw_grad_norm", "param_norm", "current_learning_rate")


def tensors(path):
    raw = path.read_bytes()
    (size,) = struct.unpack("<Q", raw[:8])
    header = json.loads(raw[8 : 8 + size])
    for name, entry in header.items():
        if name != "__metadata__":
            start, end = entry["data_offsets"]
            yield name, entry["dtype"], entry["shape"], raw[8 + size + start : 8 + size + end]


def main(source, target):
    for case in sorted(p for p in source.iterdir() if (p / "steps.jsonl").exists()):
        folder = target / case.name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "args.txt").write_text((case / "args.txt").read_text())
        with open(folder / "steps.jsonl", "w") as out:
            for line in (case / "steps.jsonl").read_text().splitlines():
                step = json.loads(line)
                kept = {k: v for k, v in step.items() if k in ("step", "kind") or k.startswith("eval/")}
                kept.update({k: step[f"learning/{k}"] for k in SCALARS if f"learning/{k}" in step})
                out.write(json.dumps(kept) + "\n")
        init = {
            name: {"dtype": dtype, "shape": shape, "sha256": hashlib.sha256(data).hexdigest()}
            for name, dtype, shape, data in tensors(case / "init.safetensors")
        }
        (folder / "init.json").write_text(json.dumps(init, indent=1) + "\n")


main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
