"""Puts XLA's own parser beside ours, on any HLO texts.

    JAX_PLATFORMS=cpu python hlo_xla_parser.py target/release/maxtext TEXTS...

TEXTS are HLO texts or folders, which are searched for them; of C++ test files (`_test.cc`) the modules in raw strings are
taken, so that a checkout of XLA can be given. For each text that XLA's parser (jaxlib's hlo_module_from_text) takes:

1. XLA's print of it must be read by `maxtext hlo show` and printed the same, up to white space, comments and %;
2. if the text as written is read, our print of it must be taken by XLA, and be the same module to XLA.

Texts as written may lack shapes or nest operations, which XLA's parser takes and its printer never writes; those are counted.
Ends with status 1 if one of the two fails anywhere.
"""
import collections
import multiprocessing
import pathlib
import re
import subprocess
import sys

RAW = re.compile(r'R"([A-Za-z_]*)\((.*?)\)\1"', re.S)
LARGEST = 1 << 20


def texts(path):
  """(name, text) of all HLO texts at a path."""
  path = pathlib.Path(path)
  files = sorted(path.rglob("*")) if path.is_dir() else [path]
  for file in files:
    if not file.is_file() or file.stat().st_size > LARGEST:
      continue
    if file.name.endswith("_test.cc"):
      for number, match in enumerate(RAW.finditer(file.read_text(errors="replace"))):
        if match[2].lstrip().startswith("HloModule") and "$" not in match[2]:
          yield f"{file}:{number}", match[2]
    elif not path.is_dir() or file.suffix in (".hlo", ".txt"):
      text = file.read_text(errors="replace")
      if not path.is_dir() or "HloModule" in text[:2000]:
        yield str(file), text


def serve(connection):
  from jaxlib import _hlo
  while True:
    try:
      module = _hlo.hlo_module_from_text(connection.recv())
      connection.send((True, module.to_string()))
    except EOFError:
      return
    except Exception as error:  # Whatever XLA says of the text.
      connection.send((False, str(error)))


class Xla:
  """XLA's parser in a process of its own, as checks in it abort."""

  def __init__(self):
    self.process = None

  def __call__(self, text):
    if self.process is None:
      self.connection, other = multiprocessing.Pipe()
      self.process = multiprocessing.Process(target=serve, args=(other,), daemon=True)
      self.process.start()
      other.close()
    try:
      self.connection.send(text)
      if self.connection.poll(60):
        return self.connection.recv()
    except (EOFError, OSError):
      pass
    self.process.kill()
    self.process = None
    return False, "XLA's parser aborts"


def ours(program, text):
  """Whether maxtext reads it, and its print or error."""
  run = subprocess.run([program, "hlo", "show", "-"], input=text.encode(), capture_output=True)
  return run.returncode == 0, (run.stderr if run.returncode else run.stdout).decode()


def squeezed(text):
  return re.sub(r"\s|%", "", re.sub(r"/\*.*?\*/", "", text, flags=re.S))


def main():
  program, *paths = sys.argv[1:]
  xla = Xla()
  counts = collections.Counter()

  def fails(what, name, detail):
    counts[what] += 1
    print(f"{what}: {name}: {detail.strip()[:300]}", file=sys.stderr)

  for path in paths:
    for name, text in texts(path):
      counts["texts"] += 1
      taken, printed = xla(text)
      if not taken:
        continue
      counts["taken by XLA"] += 1
      read, print_of_print = ours(program, printed)
      if not read:
        fails("XLA's print is not read", name, print_of_print)
      elif squeezed(print_of_print) != squeezed(printed):
        fails("XLA's print is printed otherwise", name, "")
      read, our_print = ours(program, text)
      if not read:
        counts["as written not read by us"] += 1
        continue
      counts["as written read by both"] += 1
      taken, again = xla(our_print)
      if not taken:
        fails("our print is not taken by XLA", name, again)
      elif again != printed:
        fails("our print is another module to XLA", name, "")
  for what, count in counts.items():
    print(f"{count:7} {what}")
  sys.exit(any("print" in what for what in counts) or counts["taken by XLA"] == 0)


if __name__ == "__main__":
  main()
