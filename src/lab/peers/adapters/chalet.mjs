// Chalet (Java, Spring Boot) over its own protocol: guests, table and rematch
// by HTTP, one STOMP WebSocket per player. The adapter sends what the product's
// own front end sends (text SENDs with neither content-type nor content-length,
// eight letters and digits as command id, numbers as names of subscriptions,
// heart-beats of 5 s both ways whether or not anything else is sent), and
// listens to what it listens to: replies, the table, the player's own seat,
// that with changes:true.
//
// Environment: CHALET_HOME, the folder made by servers/chalet/build.sh;
// JAVA_HOME; optionally CHALET_HEAP (512m), CHALET_JVM (further JVM options).
import http from 'node:http';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { LightWebSocket } from '../lib/ws.mjs';

const HEARTBEAT = 5000;
const TMPFS = 0x01021994;

// What an administrator sets so that thousands of players behind one address
// may play as fast as they can (docs/settings.md of the product).
const LIMITS_OFF = [
  'WRITES', 'WRITESPERADDRESS', 'READSPERADDRESS', 'FILESPERADDRESS', 'SENDS', 'SENDSPERADDRESS',
  'GUESTSPERADDRESS', 'TABLESPERADDRESS', 'MATCHESPERADDRESS',
];
export const SETTINGS = {
  SERVER_ADDRESS: '127.0.0.1',
  ...Object.fromEntries(LIMITS_OFF.map((limit) => [`CHALET_LIMITS_${limit}_PERSECOND`, '0'])),
  CHALET_LIMITS_SOCKETSPERADDRESS: '0',
  CHALET_LIMITS_HTTP_CONNECTIONSPERADDRESS: '0',
  CHALET_LIMITS_HTTP_REQUESTSPERADDRESS: '0',
  CHALET_BACKUP_ENABLED: 'false', // only so that the nightly copy does not fall into a window
};

// The Dockerfile's options, and a heap.
const VARIANTS = {
  chalet: { heap: '512m', jvm: [] },
  'chalet-1g': { heap: '1g', jvm: [] },
  'chalet-fsync': { heap: '512m', jvm: [], settings: { CHALET_MATCH_FSYNC: 'true' } },
  'chalet-aot': { heap: '512m', jvm: ['-XX:AOTCache=$HOME/chalet.aot'] },
  'chalet-small': { heap: '512m', jvm: ['-XX:AOTCache=$HOME/chalet-small.aot', '-XX:+UseSerialGC', '-XX:+UseCompactObjectHeaders', '-Xms64m'] },
};

function jvm(variant) {
  const v = VARIANTS[variant];
  const home = process.env.CHALET_HOME;
  if (!home || !existsSync(join(home, 'bench-game.jar'))) throw new Error('CHALET_HOME must be the folder that servers/chalet/build.sh made');
  const more = [...v.jvm, ...(process.env.CHALET_JVM ?? '').split(' ').filter(Boolean)].map((x) => x.replace('$HOME', home));
  return {
    java: process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java',
    options: ['-XX:MaxRAMPercentage=75', '-XX:+ExitOnOutOfMemoryError', `-Xmx${process.env.CHALET_HEAP ?? v.heap}`, ...more],
    classPath: `${join(home, 'app/chalet.jar')}:${join(home, 'bench-game.jar')}`,
    settings: { ...SETTINGS, ...v.settings },
    home,
  };
}

export function chalet(variant) {
  return {
    name: variant,
    // A JVM needs longer; matrix.mjs warms up at least so many seconds.
    warmup: { closed: 60, open: 60 },
    // The kernel writes the journal's file beside the server.
    writesFiles: true,
    command: ({ port, scratch }) => {
      if (statfsSync(scratch).type === TMPFS) throw new Error(`${scratch} is in memory: set TMPDIR to a folder on a disk`);
      const j = jvm(variant);
      return {
        exec: j.java,
        args: [...j.options, '-cp', j.classPath, 'games.chalet.ChaletApplication'],
        env: { ...j.settings, PORT: String(port), CHALET_DATA_FOLDER: scratch },
      };
    },
    start: async ({ port }) => new Chalet(port),
    about: () => {
      const j = jvm(variant);
      const release = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'release') : null;
      return {
        jar_cksum: readFileSync(join(j.home, 'jar.cksum'), 'utf8').trim(),
        java: release && existsSync(release) ? /JAVA_RUNTIME_VERSION="(.*)"/.exec(readFileSync(release, 'utf8'))?.[1] : 'java of the PATH',
        jvm_options: j.options.map((x) => x.replaceAll(j.home, 'CHALET_HOME')),
        settings: j.settings,
      };
    },
  };
}

class Chalet {
  constructor(port) {
    this.port = port;
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  }

  request(guest, method, path, body) {
    return new Promise((resolve, reject) => {
      const data = body === undefined ? '' : JSON.stringify(body);
      const headers = { accept: 'application/json' };
      if (guest.cookies.size) headers.cookie = guest.cookie();
      if (guest.token) headers['x-xsrf-token'] = guest.token;
      if (body !== undefined) headers['content-type'] = 'application/json';
      if (method !== 'GET') headers['content-length'] = Buffer.byteLength(data);
      const req = http.request({ host: '127.0.0.1', port: this.port, path, method, agent: this.agent, headers }, (res) => {
        let s = '';
        res.setEncoding('utf8');
        res.on('data', (c) => { s += c; });
        res.on('end', () => {
          for (const line of res.headers['set-cookie'] ?? []) {
            const [pair] = line.split(';');
            const at = pair.indexOf('=');
            guest.cookies.set(pair.slice(0, at), pair.slice(at + 1));
          }
          if (res.statusCode >= 300) { reject(new Error(`${method} ${path}: ${res.statusCode} ${s.slice(0, 300)}`)); return; }
          resolve(s ? JSON.parse(s) : null);
        });
      });
      req.on('error', reject);
      req.end(data);
    });
  }

  async table(onView) {
    const t = new ChaletTable(this, onView);
    await t.open();
    return t;
  }

  async stop() { this.agent.destroy(); }
}

class ChaletTable {
  constructor(server, onView) {
    this.server = server;
    this.onView = onView;
    this.tap = null;
    this.matches = [];   // their number is that of the game, from 1 on
    this.refusals = 0;
    this.firstRefusal = null;
    this.status = '';
    this.statusOf = null;
    this.over = null;    // waits for the table to have heard of the end
    this.players = [0, 1, 2, 3].map((seat) => new Player(this, seat));
  }

  async open() {
    const { players, server } = this;
    await Promise.all(players.map((p) => p.arrive()));
    const table = await server.request(players[0], 'POST', '/api/tables', {
      game: 'bench', seats: 4,
      settings: { options: {}, firstSeat: null, turnClock: 'OFF', windows: {}, isPublic: false, spectators: true },
    });
    this.id = table.id;
    const path = `/api/tables/${table.id}`;
    for (const p of players) {
      if (p.seat > 0) await server.request(p, 'POST', `/api/invitations/${table.code}/guests`, { watch: true });
      await server.request(p, 'PUT', `${path}/seats/${p.seat}`);
    }
    for (const p of players) await server.request(p, 'PUT', `${path}/ready`, { ready: true });
    await Promise.all(players.map((p) => p.connect()));
    await Promise.all(players.map((p) => p.sit()));
    this.heard(await server.request(players[0], 'POST', `${path}/start`), players[0]);
  }

  // What a table message (or the answer of HTTP) says; each player learns of a match by it.
  heard(table, player) {
    if (player.seat === 0) {
      this.status = table.status;
      this.statusOf = table.match;
      if (table.status === 'OVER') this.over?.();
    }
    if (table.match === null || table.status !== 'PLAYING') return;
    if (!this.matches.includes(table.match)) this.matches.push(table.match);
    player.enter(table.match);
  }

  play(seat, card) {
    this.players[seat].command('act', { choice: this.players[seat].position.choice, action: { type: 'Play', card } });
  }

  // A rematch as the table offers it: each player accepts it, the host last, as soon as the table knows that the match is over.
  async again() {
    const last = this.matches.at(-1);
    if (!(this.status === 'OVER' && this.statusOf === last)) await new Promise((r) => { this.over = r; });
    this.over = null;
    for (const player of [...this.players].reverse())
      this.heard(await this.server.request(player, 'POST', `/api/tables/${this.id}/rematch`), player);
  }

  // For the secrecy check: asks everything once more that the server tells.
  syncAll() { for (const p of this.players) { p.command('snapshot', {}); p.askTable(); } }

  // For the secrecy check: each player tries to listen to the next one's seat. Answers how many were refused.
  async pry() {
    this.pried = 0;
    this.told = 0;
    for (const p of this.players) p.subscribe(`/topic/match.${this.matches.at(-1)}.seat.${(p.seat + 1) % 4}`, () => { this.told++; });
    await new Promise((r) => { setTimeout(r, 300); });
    return this.pried;
  }

  refused(message) {
    this.refusals++;
    this.firstRefusal ??= `${message.code}: ${message.sentence}`;
    if (message.code === 'forbidden') this.pried++;
  }

  bytes() {
    let n = 0;
    for (const { ws } of this.players) n += ws.bytesIn + ws.bytesOut;
    return n;
  }

  close() { this.closing = true; for (const p of this.players) p.close(); }
}

class Player {
  constructor(table, seat) {
    Object.assign(this, { table, seat, cookies: new Map(), token: '', ws: null, match: null, position: null, beat: null });
    this.subscriptions = new Map();
    this.subscribed = 0;
  }

  cookie() { return [...this.cookies].map(([k, v]) => `${k}=${v}`).join('; '); }

  async arrive() {
    const { server } = this.table;
    this.token = (await server.request(this, 'GET', '/api/session')).csrf.token;
    this.token = (await server.request(this, 'PUT', '/api/session', { name: `Player ${this.seat}` })).csrf.token;
  }

  connect() {
    const { port } = this.table.server;
    return new Promise((resolve, reject) => {
      const ws = this.ws = new LightWebSocket(`ws://127.0.0.1:${port}/ws`, {
        protocols: ['v12.stomp'],
        requestHeaders: { Cookie: this.cookie(), Origin: `http://127.0.0.1:${port}` },
      });
      ws.binaryType = 'nodebuffer';
      ws.onerror = reject;
      ws.onclose = ({ code, reason }) => {
        clearInterval(this.beat);
        if (!this.table.closing) { this.table.lost = true; this.table.lostWhy ??= `${code} ${reason}`; reject(new Error(`socket closed: ${code} ${reason}`)); }
      };
      ws.onopen = () => this.send('CONNECT', { 'X-XSRF-TOKEN': this.token, 'accept-version': '1.2', 'heart-beat': `${HEARTBEAT},${HEARTBEAT}` });
      ws.onmessage = ({ data }) => this.frames(typeof data === 'string' ? Buffer.from(data) : data, () => {
        this.beat = setInterval(() => { if (ws.readyState === LightWebSocket.OPEN) ws.send('\n'); }, HEARTBEAT);
        this.subscribe('/user/topic/replies', (m) => this.reply(m));
        resolve();
      });
    });
  }

  // One or more STOMP frames.
  frames(b, connected) {
    let p = 0;
    while (p < b.length) {
      if (b[p] === 10) { p++; continue; }                        // heart-beat
      const end = b.indexOf('\n\n', p, 'latin1');
      const head = b.latin1Slice(p, end);
      const from = end + 2;
      const length = /\ncontent-length:(\d+)/.exec(head);
      const to = length ? from + Number(length[1]) : b.indexOf(0, from);
      p = to + 1;
      if (head.startsWith('MESSAGE')) this.message(/\nsubscription:(.*)/.exec(head)[1], JSON.parse(b.utf8Slice(from, to)));
      else if (head.startsWith('CONNECTED')) connected();
      else if (head.startsWith('ERROR')) throw new Error(`STOMP ${head.replaceAll('\n', ' ')}`);
    }
  }

  message(subscription, m) {
    this.table.tap?.(this.seat, m);
    this.subscriptions.get(subscription)?.(m);
  }

  reply(m) {
    const { table } = this;
    if (m.kind === 'snapshot' || m.kind === 'frame') this.take(m.position ?? m.frame); // 'frame': servers until 0.1.0.
    else if (m.kind === 'table') { table.heard(m.table, this); this.seated?.(); }
    else if (m.kind === 'refused') table.refused(m);
  }

  // Whether it acknowledges the act that is under way nobody here waits to know.
  hear(m) {
    if (m.on === undefined) this.take(m);
    else if (m.on === this.position?.version) this.take(changed(this.position, m));
    else if ((m.version ?? m.on + 1) > (this.position?.version ?? Infinity)) this.command('snapshot', {});
  }

  take(position) {
    if (position.match !== this.match || (this.position !== null && position.version < this.position.version)) return;
    this.position = position;
    const { board, hand } = position.view;
    this.table.onView(this.table, this.seat, {
      gameNo: this.table.matches.indexOf(position.match) + 1,
      moveNo: board.moveNo,
      current: position.turn.over === null ? position.turn.awaited[0] : -1,
      over: position.turn.over !== null,
      hand,
      handCounts: board.handCounts,
      deckCount: board.deckCount,
      discard: board.discard,
    });
  }

  // Listens to the table; once its snapshot is here, nothing that is told of it is missed.
  sit() {
    this.subscribe(`/topic/table.${this.table.id}`, (m) => this.table.heard(m, this));
    this.askTable();
    return new Promise((r) => { this.seated = r; });
  }

  askTable() {
    this.send('SEND', { destination: `/app/table.${this.table.id}.snapshot` }, JSON.stringify({ commandId: commandId() }));
  }

  // Listens to a match that has begun and asks for its first view, as a page does.
  enter(match) {
    if (match === this.match) return;
    if (this.match !== null) { this.subscriptions.delete(this.listening); this.send('UNSUBSCRIBE', { id: this.listening }); }
    this.match = match;
    this.position = null;
    this.listening = this.subscribe(`/topic/match.${match}.seat.${this.seat}`, (m) => this.hear(m), { changes: 'true' });
    this.command('snapshot', {});
  }

  subscribe(destination, onMessage, more = {}) {
    const id = (this.subscribed++).toString(36);
    this.subscriptions.set(id, onMessage);
    this.send('SUBSCRIBE', { id, ...more, destination });
    return id;
  }

  command(what, body) {
    this.send('SEND', { destination: `/app/match.${this.match}.${what}` }, JSON.stringify({ commandId: commandId(), ...body }));
  }

  send(command, headers, body = '') {
    let s = `${command}\n`;
    for (const k in headers) s += `${k}:${headers[k]}\n`;
    this.ws.send(`${s}\n${body}\0`);
  }

  close() { clearInterval(this.beat); this.ws?.close(); }
}

// The position that changes make of the one before (docs/protocol.md); as the front end does it.
function changed(before, { on, version = on + 1, events = [], takenBack = 0, playedFor, ...paths }) {
  const after = structuredClone(before);
  Object.assign(after, { version, events, takenBack });
  for (const path in paths) {
    const [owner, name] = place(after, path.replace('+', ''));
    const value = whole(paths[path]);
    if (path.endsWith('+')) owner[name].push(...value); else owner[name] = value;
  }
  return after;
}

function place(position, path) {
  const steps = path.split('.');
  let owner = position;
  for (let i = 0; ; i++) {
    const step = steps[i];
    const name = step in owner ? step : Object.keys(owner).find((key) => key.startsWith(step));
    if (i === steps.length - 1) return [owner, name];
    owner = owner[name];
  }
}

// A list most of whose elements only tell how they differ from the one before.
function whole(value) {
  if (!Array.isArray(value)) return value;
  let before;
  return value.map((element) => (before = before?.type && element && !element.type ? { ...before, ...element } : element));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
function commandId() { return [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length]).join(''); }
