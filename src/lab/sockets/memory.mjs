// What one open socket keeps of the server's heap. Starts the server in an empty data folder, opens sockets that
// connect, listen to three topics and have one message answered, and compares the live heap (jcmd, after a full
// collection) before and after. Prints one line of JSON and, with --classes, what it is made of.
//
//   JAVA_HOME=… node src/lab/sockets/memory.mjs target/chalet.jar [--sockets 2000] [--classes 15] [--jvm='-Xmx512m …']
//
// In place of the jar a class path may be given (it has a colon in it). Needs about 50 MB of disk in TMPDIR.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LightWebSocket } from '../peers/lib/ws.mjs';
import { ServerProcess, freePort, sleep } from '../peers/lib/proc.mjs';

const { values: o, positionals: [program] } = parseArgs({
  allowPositionals: true,
  options: {
    sockets: { type: 'string', default: '2000' },
    classes: { type: 'string', default: '0' },
    jvm: { type: 'string', default: '-Xmx512m -XX:+UseSerialGC -XX:+UseCompactObjectHeaders' },
  },
});
const bin = (name) => (process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', name) : name);
const sockets = Number(o.sockets);
const scratch = mkdtempSync(join(tmpdir(), 'sockets-'));
const port = await freePort();
const server = new ServerProcess({
  exec: bin('java'),
  args: [...o.jvm.split(' '), ...(program.includes(':') ? ['-cp', program, 'games.chalet.ChaletApplication'] : ['-jar', program])],
  env: {
    SERVER_ADDRESS: '127.0.0.1', PORT: String(port), CHALET_DATA_FOLDER: scratch, CHALET_BACKUP_ENABLED: 'false',
    CHALET_LIMITS_SOCKETSPERADDRESS: '0', CHALET_LIMITS_HTTP_CONNECTIONSPERADDRESS: '0', CHALET_LIMITS_READSPERADDRESS_PERSECOND: '0', CHALET_LIMITS_SENDSPERADDRESS_PERSECOND: '0',
  },
  core: null,
});

try {
  await server.accepted(port, 120_000);
  const cookie = await csrfCookie();
  await open(100, cookie); // What is loaded and kept for the first requests is not theirs.
  const before = histogram();
  await open(sockets, cookie);
  const after = histogram();
  console.log(JSON.stringify({
    sockets,
    bytes_per_socket: Math.round((total(after) - total(before)) / sockets),
    heap_before_mib: mib(total(before)),
    heap_after_mib: mib(total(after)),
    rss_mib: Math.round(server.memory().rssMiB),
  }));
  const rows = [...after].map(([name, [count, bytes]]) => [name, count - (before.get(name)?.[0] ?? 0), bytes - (before.get(name)?.[1] ?? 0)]);
  for (const [name, count, bytes] of rows.sort((a, b) => b[2] - a[2]).slice(0, Number(o.classes))) {
    console.log(`${(bytes / sockets).toFixed(0).padStart(8)} bytes ${(count / sockets).toFixed(2).padStart(7)} objects  ${name}`);
  }
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(0);

/** The CSRF cookie: its name and its token. */
async function csrfCookie() {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/session`).catch(() => null);
    if (answer?.ok) {
      return answer.headers.getSetCookie().map((c) => c.split(';')[0]).find((c) => c.startsWith('chalet-csrf-'));
    }
    await sleep(200);
  }
}

async function open(count, cookie) {
  for (let done = 0; done < count; done += 50) {
    await Promise.all(Array.from({ length: Math.min(50, count - done) }, () => one(cookie)));
  }
}

/** Opens one and waits until its message has been answered. */
function one(cookie) {
  return new Promise((resolve, reject) => {
    const ws = new LightWebSocket(`ws://127.0.0.1:${port}/ws`, {
      protocols: ['v12.stomp'],
      requestHeaders: {
        Origin: `http://127.0.0.1:${port}`,
        Cookie: cookie,
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
        'Accept-Language': 'en-GB,en;q=0.9,de;q=0.8',
      },
    });
    ws.onerror = (e) => reject(e);
    ws.onclose = () => reject(new Error('closed'));
    ws.onopen = () => ws.send(`CONNECT\naccept-version:1.2\nheart-beat:0,0\nX-XSRF-TOKEN:${cookie.split('=')[1]}\n\n\0`);
    ws.onmessage = (message) => {
      const text = Buffer.from(message.data).toString();
      if (text.startsWith('CONNECTED')) {
        ws.send('SUBSCRIBE\nid:1\ndestination:/user/topic/replies\n\n\0');
        ws.send('SUBSCRIBE\nid:2\ndestination:/topic/lobby\n\n\0');
        ws.send(`SEND\ndestination:/app/nothing.here\ncontent-type:application/json\n\n{"commandId":"c","text":"${'x'.repeat(200)}"}\0`);
      } else if (text.includes('not-found')) {
        resolve(ws);
      }
    };
  });
}

/** Objects and bytes of each class that are alive. */
function histogram() {
  const text = execFileSync(bin('jcmd'), [String(server.pid), 'GC.class_histogram'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return new Map([...text.matchAll(/^\s*\d+:\s+(\d+)\s+(\d+)\s+(\S+)/gm)].map(([, count, bytes, name]) => [name, [Number(count), Number(bytes)]]));
}

function total(classes) {
  return [...classes.values()].reduce((sum, [, bytes]) => sum + bytes, 0);
}

function mib(bytes) {
  return Math.round(bytes / 1048576 * 10) / 10;
}
