"""The data pipeline of MaxText, measured as data_pipeline.rs measures ours.

  python data_pipeline_maxtext.py make TRAIN.jsonl FOLDER [MEGABYTES]   # FOLDER/bench.jsonl and FOLDER/bench.parquet
  python data_pipeline_maxtext.py run FILE TOKENIZER_FOLDER [BATCHES]   # needs MaxText 0.2.5

`make` writes documents of the given file in random order, joined to lengths like those of web text, to the size asked
for. `run` prints one JSON object: tokens a second of MaxText's own iterator (hf for jsonl, hf and grain for parquet)
with grain_worker_count=0. Processor time is that of all threads, so it compares one core with one core; put `taskset -c 0`
in front of both sides to compare the time that passes as well.
"""

import contextlib
import io
import json
import os
import pathlib
import random
import sys
import time

ROWS, LENGTH = 8, 2048


def make(source, folder, megabytes=24):
  import pyarrow as pa
  import pyarrow.parquet as pq

  documents = [json.loads(line)["text"] for line in open(source, encoding="utf-8")]
  rng = random.Random(0)
  texts, size = [], 0
  while size < int(megabytes) << 20:
    text = "\n".join(rng.choices(documents, k=rng.choice([1, 2, 4, 8, 16])))
    texts.append(text)
    size += len(text.encode())
  folder = pathlib.Path(folder)
  folder.mkdir(parents=True, exist_ok=True)
  with open(folder / "bench.jsonl", "w", encoding="utf-8") as f:
    for text in texts:
      f.write(json.dumps({"text": text}, ensure_ascii=False) + "\n")
  pq.write_table(pa.table({"text": texts}), folder / "bench.parquet", row_group_size=1000)


def run(file, tokenizer, batches=200):
  os.environ.update(JAX_PLATFORMS="cpu", DECOUPLE_GCLOUD="TRUE")
  import jax
  import maxtext
  import numpy as np
  from maxtext.configs import pyconfig
  from maxtext.input_pipeline import input_pipeline_interface, multihost_dataloading
  from maxtext.utils import maxtext_utils

  # These end other processes of the machine.
  multihost_dataloading._cleanup_orphaned_multiprocessing_processes = lambda *_: None
  kinds = {"hf": f"dataset_type=hf hf_path={'json' if file.endswith('.jsonl') else 'parquet'} hf_train_files={file}"}
  if file.endswith(".parquet"):
    kinds["grain"] = f"dataset_type=grain grain_file_type=parquet grain_train_files={file}"
  base = pathlib.Path(maxtext.__file__).parent / "configs" / "base.yml"
  for name, kind in kinds.items():
    arguments = (
        f"{kind} tokenizer_type=huggingface tokenizer_path={tokenizer} run_name=x base_output_directory=/tmp/x "
        f"hardware=cpu skip_jax_distributed_system=true enable_checkpointing=false model_name=default "
        f"per_device_batch_size={ROWS} max_target_length={LENGTH} vocab_size={1 << 20} num_epoch=1000 "
        f"grain_worker_count=0"
    )
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
      config = pyconfig.initialize(["x", str(base)] + arguments.split())
      mesh = jax.sharding.Mesh(maxtext_utils.create_device_mesh(config), config.mesh_axes)
      iterator = iter(input_pipeline_interface.create_data_iterator(config, mesh)[0])
      start, cpu_start, tokens = time.perf_counter(), time.process_time(), 0
      for _ in range(int(batches)):
        tokens += int(np.count_nonzero(np.asarray(next(iterator)["inputs_segmentation"])))
      seconds, cpu = time.perf_counter() - start, time.process_time() - cpu_start
    print(json.dumps({"pipeline": name, "file": file, "batches": int(batches), "tokens": tokens,
                      "seconds": round(seconds, 3), "cpu_seconds": round(cpu, 3),
                      "tokens_per_cpu_second": round(tokens / cpu)}), flush=True)


if __name__ == "__main__":
  {"make": make, "run": run}[sys.argv[1]](*sys.argv[2:])
