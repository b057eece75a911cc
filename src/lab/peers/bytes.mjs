// Where the bytes of a move of Chalet go: plays one table for some seconds and prints, for each kind of message, how
// many there are a move, their bytes a move (WebSocket framing included) and one of them. Needs no quiet machine.
//   node bytes.mjs [--peer chalet] [--seconds 3]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { peer } from './adapters/index.mjs';
import { Load } from './lib/load.mjs';
import { ServerProcess, freePort, sleep } from './lib/proc.mjs';
import { LightWebSocket } from './lib/ws.mjs';

const { values: o } = parseArgs({ options: { peer: { type: 'string', default: 'chalet' }, seconds: { type: 'string', default: '3' } } });

const kinds = new Map();
let counting = false;

// The command and the kind of destination, and of replies what they are about.
function kindOf(text) {
  const [, command = 'heart-beat', rest] = /^([A-Z]+)\n([^]*)/.exec(text) ?? [];
  const destination = /(?:^|\n)destination:(.*)/.exec(rest)?.[1] ?? '';
  const body = /"kind":"([a-z-]+)"/.exec(rest)?.[1] ?? (/"on":\d+/.test(rest) ? 'changes' : '');
  return [command, destination.replace(/\.[A-Za-z0-9]{16,}/, '').replace(/\.seat\.\d+/, '.seat'), body].filter(Boolean).join(' ');
}

function count(direction, payload, bytes) {
  if (!counting) return;
  const text = payload.toString('utf8');
  const kind = `${direction} ${kindOf(text)}`;
  const sum = kinds.get(kind) ?? { kind, messages: 0, bytes: 0 };
  sum.messages++;
  sum.bytes += bytes;
  sum.example = text;
  kinds.set(kind, sum);
}

const framing = (length, mask) => (length < 126 ? 2 : length < 65536 ? 4 : 10) + mask;
const { _write: write, _message: message } = LightWebSocket.prototype;
LightWebSocket.prototype._write = function counted(op, payload) {
  count('out', payload, payload.length + framing(payload.length, 4));
  write.call(this, op, payload);
};
LightWebSocket.prototype._message = function counted(code, payload) {
  count('in', payload, payload.length + framing(payload.length, 0));
  message.call(this, code, payload);
};

const scratch = mkdtempSync(join(tmpdir(), 'bench-bytes-'));
const port = await freePort();
const { exec, args, env } = peer(o.peer).command({ port, scratch });
const server = new ServerProcess({ exec, args, env, core: null });
const load = new Load({ mode: 'closed' });
try {
  await server.accepted(port, 120_000);
  await load.connect(await peer(o.peer).start({ port }), 1);
  counting = true;
  load.from = performance.now();
  const before = load.bytes();
  load.start();
  await sleep(Number(o.seconds) * 1000);
  load.pause();
  for (let i = 0; i < 60 && load.outstanding() > 0; i++) await sleep(50);
  counting = false;
  for (const { kind, messages, bytes, example } of [...kinds.values()].sort((x, y) => y.bytes - x.bytes)) {
    console.log(`${(bytes / load.done).toFixed(1).padStart(7)} B  ${(messages / load.done).toFixed(3)} a move  ${kind}`);
    console.log(example.slice(0, 700).replace(/^/gm, '            | '));
  }
  console.log(`${((load.bytes() - before) / load.done).toFixed(1).padStart(7)} B a move in all, ${load.done} moves, ${load.games} rematches, ${load.badViews} bad views`);
} finally {
  load.close();
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(0);
