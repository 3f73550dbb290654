'use strict';
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const ops = data.instructions;
  const byId = (id) => document.getElementById(id);
  const make = (tag, text, className) => {
    const element = document.createElement(tag);
    if (text !== undefined && text !== null) element.textContent = text;
    if (className) element.className = className;
    return element;
  };
  const scaled = (value, units, step) => {
    let at = 0;
    while (Math.abs(value) >= step * 0.9995 && at + 1 < units.length) { value /= step; at += 1; }
    return (at === 0 && Number.isInteger(value) ? String(value) : value.toFixed(2)) + ' ' + units[at];
  };
  const bytes = (n) => scaled(n, ['B', 'KiB', 'MiB', 'GiB', 'TiB'], 1024);
  const count = (n) => scaled(n, ['', 'k', 'M', 'G', 'T', 'P', 'E'], 1000);
  const time = (s) => s >= 1 ? s.toFixed(3) + ' s' : s >= 1e-3 ? (s * 1e3).toFixed(3) + ' ms' : (s * 1e6).toFixed(3) + ' us';

  // Tabs
  const tabs = [['overview', 'Overview'], ['cost', 'Cost'], ['memory', 'Memory'], ['graph', 'Graph'], ['ops', 'Instructions'], ['lint', 'Lint ' + data.findings.length]];
  if (data.diff) tabs.push(['diff', 'Difference']);
  const show = (id) => {
    document.querySelectorAll('section').forEach((s) => s.classList.toggle('on', s.id === id));
    document.querySelectorAll('nav button').forEach((b) => b.classList.toggle('on', b.dataset.tab === id));
  };
  tabs.forEach(([id, title]) => {
    const button = make('button', title);
    button.dataset.tab = id;
    button.onclick = () => show(id);
    byId('tabs').append(button);
  });
  byId('name').textContent = data.summary.module;

  // A table whose heads sort. Columns: [title, value of a row, format of numbers].
  const table = (target, columns, rows, limit, click) => {
    let sorted = rows;
    let by = -1;
    let down = true;
    const draw = () => {
      const t = make('table');
      const head = make('tr');
      columns.forEach(([title], index) => {
        const th = make('th', title + (index === by ? (down ? ' ▾' : ' ▴') : ''));
        th.onclick = () => {
          down = index === by ? !down : true;
          by = index;
          const key = columns[index][1];
          sorted = [...rows].sort((a, b) => {
            const x = key(a), y = key(b);
            const order = typeof x === 'number' ? x - y : String(x).localeCompare(String(y));
            return down ? -order : order;
          });
          draw();
        };
        head.append(th);
      });
      t.append(head);
      sorted.slice(0, limit).forEach((row) => {
        const tr = make('tr', null, click ? 'link' : '');
        columns.forEach(([, value, format]) => {
          const v = value(row);
          tr.append(make('td', format ? format(v) : v, typeof v === 'number' ? 'num' : ''));
        });
        if (click) tr.onclick = () => click(row);
        t.append(tr);
      });
      target.replaceChildren(t);
      if (sorted.length > limit) target.append(make('p', 'and ' + (sorted.length - limit) + ' more', 'note'));
    };
    draw();
  };

  // Overview
  const overview = () => {
    const s = data.summary;
    const cards = make('div', null, 'cards');
    const card = (title, value) => {
      const c = make('div', null, 'card');
      c.append(make('b', value), make('span', title));
      cards.append(c);
    };
    card('FLOPs a step', count(s.flops));
    card('bytes accessed', bytes(s.bytes_accessed));
    card('peak memory', bytes(data.memory.peak_bytes));
    card('at least, on ' + data.device, time(data.overlapped_seconds));
    card('MFU at most', (100 * data.mfu).toFixed(1) + ' %');
    card('instructions', String(s.instructions));
    byId('overview').append(cards);
    const columns = make('div', null, 'columns');
    const list = (title, entries, format) => {
      if (!entries.length) return;
      const box = make('div');
      const body = make('div');
      box.append(make('h2', title), body);
      table(body, [['name', (e) => e[0]], ['', (e) => e[1], format]], entries, 40);
      columns.append(box);
    };
    const byCount = (o) => Object.entries(o).sort((a, b) => b[1] - a[1]);
    list('Matrix products by operand type', byCount(s.flops_by_dtype), (n) => count(n) + 'FLOP');
    list('Collectives', s.collectives.map((c) => [c.opcode + ' x' + c.count + ', groups ' + c.groups.count + ' x ' + c.groups.size, c.bytes]), bytes);
    list('Custom calls', byCount(s.custom_calls));
    list('Fusions', byCount(s.fusions));
    list('Loops', s.while_loops.map((l) => [l.instruction + ' ' + (l.op_name || ''), l.trip_count === null ? 'unknown, counted once' : l.trip_count + ' trips']));
    list('Operations', byCount(s.opcodes));
    byId('overview').append(columns);
  };

  // Flame: parts of the model from the top down, as wide as their share.
  const flame = (target, pairs, format) => {
    const root = { value: 0, children: new Map() };
    pairs.forEach(([path, value]) => {
      root.value += value;
      let node = root;
      path.split('/').forEach((part) => {
        if (!node.children.has(part)) node.children.set(part, { value: 0, children: new Map() });
        node = node.children.get(part);
        node.value += value;
      });
    });
    let depth = 0;
    const draw = (node, name, path, x, width, row) => {
      depth = Math.max(depth, row);
      if (width < 0.05) return;
      const box = make('div', name + '  ' + format(node.value));
      box.style.left = x + '%';
      box.style.width = width + '%';
      box.style.top = row * 21 + 'px';
      let hue = 0;
      for (const c of path) hue = (hue * 31 + c.charCodeAt(0)) % 360;
      box.style.background = 'hsl(' + hue + ' 55% 80%)';
      box.title = path + '  ' + format(node.value) + '  ' + (100 * node.value / (root.value || 1)).toFixed(1) + ' %';
      target.append(box);
      let at = x;
      [...node.children.entries()].sort((a, b) => b[1].value - a[1].value).forEach(([part, child]) => {
        const w = width * child.value / (node.value || 1);
        draw(child, part, path ? path + '/' + part : part, at, w, row + 1);
        at += w;
      });
    };
    target.replaceChildren();
    draw(root, 'all', '', 0, 100, 0);
    target.style.height = (depth + 1) * 21 + 'px';
  };
  const cost = () => {
    byId('cost-note').textContent = 'Least time on ' + data.device + ' by part of the model: ' + time(data.seconds) + ' if nothing overlaps; '
      + Object.entries(data.bounds).map(([b, s]) => b + ' ' + time(s)).join(', ') + '.';
    flame(byId('cost-flame'), ops.filter((o) => o.t > 0).flatMap((o) => o.k.map(([part, share]) => [part + '/' + o.n, share * o.t])), time);
  };

  // Memory
  const SVG = 'http://www.w3.org/2000/svg';
  const svg = (tag, attributes, text) => {
    const element = document.createElementNS(SVG, tag);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const memory = () => {
    const m = data.memory;
    const rows = [['peak', m.estimated_peak_bytes, m.xla && m.xla.total_bytes], ['arguments', m.arguments_bytes, m.xla && m.xla.arguments_bytes],
      ['outputs', m.outputs_bytes - m.aliased_bytes, m.xla && m.xla.outputs_bytes], ['temporaries', m.temporaries_bytes, m.xla && m.xla.temporaries_bytes]];
    table(byId('memory-totals'), [['', (r) => r[0]], ['estimate', (r) => r[1], bytes], ["XLA's assignment", (r) => r[2] === null ? 'not in the dump' : bytes(r[2])]], rows, 10);
    const points = m.timeline;
    const top = Math.max(1, ...points.map((p) => p.bytes));
    const width = Math.max(1, points.length);
    const drawing = svg('svg', { viewBox: '0 0 ' + width + ' 100', preserveAspectRatio: 'none', id: 'timeline-svg' });
    const line = points.map((p, i) => i + ' ' + (100 - 96 * p.bytes / top) + ' ' + (i + 1) + ' ' + (100 - 96 * p.bytes / top)).join(' L');
    drawing.append(svg('path', { d: 'M0 100 L' + line + ' L' + width + ' 100 Z', fill: '#9dc3e6' }));
    const mark = svg('rect', { x: 0, y: 0, width: Math.max(width / 600, 0.5), height: 100, fill: '#c33', visibility: 'hidden' });
    drawing.append(mark);
    const note = byId('timeline-note');
    note.textContent = 'Live bytes over the step, ' + bytes(top) + ' at most, while ' + (m.peak_instruction || '-') + ' runs. Hover for the instruction.';
    drawing.addEventListener('mousemove', (event) => {
      const box = drawing.getBoundingClientRect();
      const at = Math.min(points.length - 1, Math.max(0, Math.floor((event.clientX - box.left) / box.width * points.length)));
      if (!points[at]) return;
      mark.setAttribute('x', at);
      mark.setAttribute('visibility', 'visible');
      note.textContent = points[at].instruction + ': ' + bytes(points[at].bytes) + ' live';
    });
    byId('timeline').append(drawing);
    flame(byId('memory-flame'), Object.entries(data.memory_scopes), bytes);
    table(byId('live'), [['bytes', (b) => b.bytes, bytes], ['kind', (b) => b.kind], ['shape', (b) => b.shape], ['instruction', (b) => b.instruction],
      ['program', (b) => b.op_name || ''], ['line', (b) => b.source || '']], m.live_at_peak, 200, (b) => around(b.instruction));
  };

  // Graph
  const users = ops.map(() => []);
  ops.forEach((op, index) => op.a.forEach((operand) => users[operand].push(index)));
  const places = new Map(ops.map((op, index) => [op.n, index]));
  const members = data.computations.map(() => []);
  ops.forEach((op, index) => members[op.c].push(index));
  const history = [];
  const MOST = 300;
  const view = { x: 0, y: 0, w: 100, h: 100 };
  const draw = (list) => {
    const inside = new Set(list);
    const rows = new Map();
    const slots = [];
    [...list].sort((a, b) => a - b).forEach((index) => {
      const above = ops[index].a.filter((o) => rows.has(o)).map((o) => rows.get(o).row);
      const row = above.length ? Math.max(...above) + 1 : 0;
      slots[row] = (slots[row] || 0) + 1;
      rows.set(index, { row, column: slots[row] - 1 });
    });
    const W = 230, H = 46;
    const corner = (index) => ({ x: rows.get(index).column * (W + 24), y: rows.get(index).row * (H + 44) });
    const drawing = svg('svg', { id: 'graph-svg', 'font-family': 'system-ui, sans-serif', 'font-size': 12 });
    list.forEach((index) => ops[index].a.filter((o) => inside.has(o)).forEach((operand) => {
      const a = corner(operand), b = corner(index);
      const x1 = a.x + W / 2, y1 = a.y + H, x2 = b.x + W / 2;
      drawing.append(svg('path', { d: 'M' + x1 + ' ' + y1 + ' C' + x1 + ' ' + (y1 + 22) + ' ' + x2 + ' ' + (b.y - 22) + ' ' + x2 + ' ' + b.y, fill: 'none', stroke: '#999' }));
    }));
    list.forEach((index) => {
      const op = ops[index], at = corner(index);
      const group = svg('g', { class: 'node', 'data-name': op.n, cursor: 'pointer' });
      group.append(svg('title', {}, op.n + ' = ' + op.s + ' ' + op.o + (op.p ? '\n' + op.p : '') + (op.f.length ? '\ndouble click opens the computation' : '')));
      group.append(svg('rect', { x: at.x, y: at.y, width: W, height: H, rx: 5, fill: op.x, stroke: op.f.length ? '#245' : '#888', 'stroke-width': op.f.length ? 2 : 1 }));
      group.append(svg('text', { x: at.x + 8, y: at.y + 18, 'font-weight': 'bold' }, op.n.slice(0, 32)));
      group.append(svg('text', { x: at.x + 8, y: at.y + 36 }, (op.o + ' ' + op.s).slice(0, 34)));
      group.addEventListener('click', () => describe(index));
      group.addEventListener('dblclick', () => op.f.length ? openComputation(op.f[0]) : around(op.n));
      drawing.append(group);
    });
    const columns = Math.max(1, ...slots.filter((n) => n));
    Object.assign(view, { x: -20, y: -20, w: Math.max(700, columns * (W + 24) + 40), h: Math.max(420, slots.length * (H + 44) + 40) });
    if (list.length > 60) Object.assign(view, { w: 1600, h: 900 });
    const fit = () => drawing.setAttribute('viewBox', [view.x, view.y, view.w, view.h].join(' '));
    fit();
    drawing.addEventListener('wheel', (event) => {
      event.preventDefault();
      const box = drawing.getBoundingClientRect();
      const fx = (event.clientX - box.left) / box.width, fy = (event.clientY - box.top) / box.height;
      const k = event.deltaY > 0 ? 1.2 : 1 / 1.2;
      view.x += view.w * fx * (1 - k);
      view.y += view.h * fy * (1 - k);
      view.w *= k;
      view.h *= k;
      fit();
    }, { passive: false });
    let from = null;
    drawing.addEventListener('mousedown', (event) => { from = [event.clientX, event.clientY]; });
    drawing.addEventListener('mousemove', (event) => {
      if (!from || !(event.buttons & 1)) return;
      const box = drawing.getBoundingClientRect();
      view.x -= (event.clientX - from[0]) * view.w / box.width;
      view.y -= (event.clientY - from[1]) * view.h / box.height;
      from = [event.clientX, event.clientY];
      fit();
    });
    byId('canvas').replaceChildren(drawing);
  };
  const describe = (index) => {
    const op = ops[index];
    byId('detail').textContent = ['%' + op.n + ' = ' + op.s + ' ' + op.o + '(' + op.a.map((o) => '%' + ops[o].n).join(', ') + ')',
      'in ' + data.computations[op.c].name, op.p && 'program  ' + op.p, op.l && 'line     ' + op.l, 'result   ' + bytes(op.b),
      op.r && 'runs     ' + op.r + ', ' + time(op.t) + ', ' + count(op.w) + 'FLOP, ' + bytes(op.m),
      'users    ' + users[index].map((u) => ops[u].n).join(', '),
      op.f.length && 'calls    ' + op.f.map((c) => data.computations[c].name).join(', ')].filter(Boolean).join('\n');
  };
  const neighbourhood = (center, hops) => {
    const seen = new Set([center]);
    let edge = [center];
    for (let hop = 0; hop < hops; hop += 1) {
      const next = [];
      edge.forEach((index) => [...ops[index].a, ...users[index]].forEach((other) => {
        if (!seen.has(other) && seen.size < MOST) { seen.add(other); next.push(other); }
      }));
      edge = next;
    }
    return [...seen];
  };
  const remember = (again) => { history.push(again); };
  const around = (name, isBack) => {
    const index = places.get(name);
    if (index === undefined) return;
    show('graph');
    byId('graph-search').value = name;
    byId('graph-computation').value = String(ops[index].c);
    draw(neighbourhood(index, Number(byId('graph-hops').value) || 2));
    describe(index);
    if (!isBack) remember(() => around(name, true));
  };
  const openComputation = (computation, isBack) => {
    byId('graph-computation').value = String(computation);
    draw(members[computation].slice(0, MOST));
    const more = members[computation].length - MOST;
    byId('detail').textContent = data.computations[computation].name + ': ' + members[computation].length + ' instructions' + (more > 0 ? ', ' + MOST + ' drawn; search draws around one' : '');
    if (!isBack) remember(() => openComputation(computation, true));
  };
  const graph = () => {
    const select = byId('graph-computation');
    data.computations.forEach((c, index) => {
      if (!members[index].length) return;
      const option = make('option', (c.is_entry ? 'ENTRY ' : '') + c.name + ' (' + members[index].length + ')');
      option.value = String(index);
      select.append(option);
    });
    select.onchange = () => openComputation(Number(select.value));
    const search = byId('graph-search');
    search.oninput = () => {
      const text = search.value.toLowerCase();
      const found = [];
      for (const op of ops) {
        if (op.n.toLowerCase().includes(text)) found.push(op.n);
        if (found.length === 30) break;
      }
      byId('names').replaceChildren(...found.map((name) => { const o = make('option'); o.value = name; return o; }));
      if (places.has(search.value)) around(search.value);
    };
    search.onkeydown = (event) => {
      if (event.key !== 'Enter') return;
      const text = search.value.toLowerCase();
      const hit = ops.find((op) => op.n === search.value) || ops.find((op) => op.n.toLowerCase().includes(text));
      if (hit) around(hit.n);
    };
    byId('graph-hops').onchange = () => { if (places.has(search.value)) around(search.value); };
    byId('graph-back').onclick = () => { history.pop(); const last = history[history.length - 1]; if (last) last(); };
    const entry = data.computations.findIndex((c) => c.is_entry);
    if (entry >= 0) openComputation(entry);
  };

  // Instructions
  const list = () => {
    const columns = [['time', (o) => o.t, time], ['runs', (o) => o.r], ['FLOPs', (o) => o.w, count], ['accessed', (o) => o.m, bytes], ['result', (o) => o.b, bytes],
      ['operation', (o) => o.o], ['name', (o) => o.n], ['shape', (o) => o.s], ['program', (o) => o.p || ''], ['line', (o) => o.l || '']];
    const filter = byId('filter');
    const sorted = [...ops].sort((a, b) => b.t - a.t);
    const update = () => {
      const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      const rows = sorted.filter((o) => {
        const text = [o.n, o.o, o.s, o.p, o.l].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      });
      byId('op-count').textContent = rows.length + ' of ' + ops.length + ' instructions' + (data.left_out ? '; ' + data.left_out + ' more are not in this page' : '');
      table(byId('op-table'), columns, rows, 400, (o) => around(o.n));
    };
    filter.oninput = update;
    update();
  };

  const lint = () => {
    const target = byId('lint');
    if (!data.findings.length) target.append(make('p', 'Nothing found.'));
    data.findings.forEach((f) => {
      target.append(make('h2', f.rule + ': ' + f.message), make('p', (f.instruction || '') + '  ' + (f.op_name || ''), 'note'), make('p', f.advice));
    });
  };
  const diff = () => {
    const d = data.diff;
    if (!d) return;
    const target = byId('diff');
    target.append(make('h2', 'From ' + d.other + ' to this module'));
    target.append(make('p', d.identical ? 'The same but for names.' : d.unchanged + ' instructions are the same.' + (d.left_out ? ' ' + d.left_out + ' are not in this page.' : '')));
    const totals = make('div'), rows = make('div');
    target.append(totals, rows);
    const pair = (format) => (p) => format(p[0]) + ' -> ' + format(p[1]);
    table(totals, [['', (r) => r[0]], ['', (r) => r[1]]], [['FLOPs', pair(count)(d.flops)], ['bytes accessed', pair(bytes)(d.bytes_accessed)], ['peak memory', pair(bytes)(d.peak_bytes)]], 5);
    table(rows, [['', (r) => r[0]], ['instruction', (r) => r[1]], ['what', (r) => r[2]], ['program', (r) => r[3]]], d.rows, 1000);
  };

  overview(); cost(); memory(); graph(); list(); lint(); diff();
  show('overview');
})();
