import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type LinkState } from './connection';
import { FakeSurroundings } from './fakes';
import { FOREIGN, Problem } from './rest';

let outside: FakeSurroundings;
let link: Connection;
let states: LinkState[];

beforeEach(() => {
  vi.useFakeTimers();
  outside = new FakeSurroundings();
  link = new Connection(outside);
  states = [];
  link.onState((state) => states.push(state));
});

afterEach(() => {
  link.stop();
  vi.useRealTimers();
});

const moments = () => vi.advanceTimersByTimeAsync(0);

async function live() {
  link.start();
  await moments();
  outside.socket.accept();
  await moments();
}

test('asks who we are, then connects with that token', async () => {
  await live();
  expect(outside.sessions).toBe(1);
  expect(outside.socket.sent[0]?.command).toBe('CONNECT');
  expect(outside.socket.sent[0]?.headers['X-XSRF-TOKEN']).toBe('token1');
  expect(outside.socket.sent[0]?.headers['heart-beat']).toBe('5000,5000');
  expect(states).toEqual(['connecting', 'live']);
});

test('subscribes to replies before anything else, and tells that it is live after all subscriptions', async () => {
  const order: string[] = [];
  link.subscribe('/topic/lobby', () => {});
  link.onLive(() =>
    order.push(...outside.socket.sent.map(({ command, headers }) => `${command} ${headers.destination}`)),
  );
  await live();
  expect(order.slice(1)).toEqual(['SUBSCRIBE /user/topic/replies', 'SUBSCRIBE /topic/lobby']);
});

test('comes back 200 ms after a drop with a new token and all subscriptions', async () => {
  const heard: unknown[] = [];
  link.subscribe('/topic/lobby', (body) => heard.push(body));
  await live();
  outside.socket.drop(1012);
  expect(link.state).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(199);
  expect(outside.sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(outside.sockets).toHaveLength(2);
  outside.socket.accept();
  expect(outside.socket.sent[0]?.headers['X-XSRF-TOKEN']).toBe('token2');
  outside.socket.publish('/topic/lobby', { tables: [] });
  expect(heard).toEqual([{ tables: [] }]);
  expect(states).toEqual(['connecting', 'live', 'reconnecting', 'live']);
});

test('while the server is away it asks about twice a second, later less often', async () => {
  await live();
  outside.reachable = false;
  outside.socket.drop(1006);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outside.sessions - 1).toBeGreaterThan(90);
  expect(outside.sessions - 1).toBeLessThan(130);
  await vi.advanceTimersByTimeAsync(120_000);
  const before = outside.sessions;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outside.sessions - before).toBeLessThan(14);
  outside.reachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  outside.socket.accept();
  expect(link.state).toBe('live');
});

test('a dead link is noticed by the missing heartbeat', async () => {
  await live();
  await vi.advanceTimersByTimeAsync(10_001);
  expect(link.state).toBe('reconnecting');
});

test('heartbeats keep a quiet link alive', async () => {
  await live();
  for (let second = 0; second < 60; second += 4) {
    await vi.advanceTimersByTimeAsync(4_000);
    outside.socket.onmessage?.call(outside.socket, { data: '\n' } as never);
  }
  expect(link.state).toBe('live');
  expect(outside.sockets).toHaveLength(1);
});

test('tries at once when the network is back', async () => {
  await live();
  outside.reachable = false;
  outside.online = false;
  dispatchEvent(new Event('offline'));
  expect(link.state).toBe('offline');
  await vi.advanceTimersByTimeAsync(10_000);
  outside.reachable = true;
  outside.online = true;
  const before = outside.sockets.length;
  dispatchEvent(new Event('online'));
  await moments();
  expect(outside.sockets.length).toBe(before + 1);
});

test('a page that is looked at again after a sleep connects anew', async () => {
  await live();
  vi.setSystemTime(Date.now() + 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await moments();
  expect(outside.sockets).toHaveLength(2);
});

test('a subscription whose right has ended is told so and never made again', async () => {
  const ended: string[] = [];
  link.subscribe(
    '/topic/table.t1',
    () => {},
    (code) => ended.push(code),
  );
  await live();
  outside.socket.reply({ kind: 'unsubscribed', destination: '/topic/table.t1', code: 'right-ended' });
  expect(ended).toEqual(['right-ended']);
  outside.socket.drop(1006);
  await vi.advanceTimersByTimeAsync(200);
  outside.socket.accept();
  expect(outside.socket.subscriptions('/topic/table.t1')).toHaveLength(0);
});

test('a closed subscription hears nothing', async () => {
  const heard: unknown[] = [];
  const close = link.subscribe('/topic/lobby', (body) => heard.push(body));
  await live();
  close();
  expect(outside.socket.subscriptions('/topic/lobby')).toHaveLength(0);
  outside.socket.publish('/topic/lobby', {});
  expect(heard).toEqual([]);
});

test('a new guest means a new connection', async () => {
  await live();
  link.restart();
  await moments();
  expect(outside.sockets).toHaveLength(2);
  expect(outside.sockets[0]?.readyState).toBe(3);
  outside.socket.accept();
  expect(link.state).toBe('live');
});

test('nothing is sent while the link is away', async () => {
  expect(link.send('/app/x', {})).toBe(false);
  await live();
  expect(link.send('/app/x', { a: 1 })).toBe(true);
  expect(outside.socket.sends('/app/x')).toEqual([{ a: 1 }]);
});

/** A line on which each piece takes `delay` milliseconds one way; TLS adds round trips before a socket opens. */
function slowLine(delay: number, tripsToOpen = 1) {
  const { session, openSocket } = outside;
  const wait = (millis: number) => new Promise((done) => setTimeout(done, millis));
  outside.session = async (patience) => {
    const answer = session(patience);
    if (patience < 2 * delay) {
      await wait(patience);
      throw new Error('out of time');
    }
    await wait(2 * delay);
    return answer;
  };
  outside.openSocket = () => {
    const socket = openSocket();
    setTimeout(
      () => {
        if (socket.readyState !== 0) return;
        socket.readyState = 1;
        socket.onopen?.call(socket, new Event('open') as never);
        setTimeout(() => socket.readyState === 1 && socket.connected(), 2 * delay);
      },
      2 * delay * tripsToOpen,
    );
    return socket;
  };
}

test.each([
  [1000, 1],
  [1000, 3],
  [1500, 1],
  [1500, 3],
  [2500, 3],
])('a line that needs %d ms one way, and %d round trips before a socket opens, connects', async (delay, trips) => {
  slowLine(delay, trips);
  link.start();
  for (let second = 0; second < 120 && !link.isLive; second++) await vi.advanceTimersByTimeAsync(1_000);
  expect(states).toEqual(['connecting', 'live']);
});

test('each attempt that runs out of time is followed by one with more of it', async () => {
  slowLine(60_000);
  link.start();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(outside.patience.slice(0, 5)).toEqual([4_000, 8_000, 16_000, 24_000, 24_000]);
});

test('an attempt that was made without a network does not hold up the next', async () => {
  slowLine(60_000);
  link.start();
  await vi.advanceTimersByTimeAsync(30_000);
  const before = outside.sessions;
  dispatchEvent(new Event('online'));
  await moments();
  expect(outside.sessions).toBe(before + 1);
});

/** The server answers, and its WebSocket is refused. */
async function refuseSockets(millis: number) {
  const { openSocket } = outside;
  outside.openSocket = () => {
    const socket = openSocket();
    setTimeout(() => socket.drop(1006), 1);
    return socket;
  };
  await vi.advanceTimersByTimeAsync(millis);
}

test('a WebSocket that is kept away from a server that answers is told, and asked for less often', async () => {
  link.start();
  outside.token = 'kept';
  await refuseSockets(5_000);
  expect(states).toEqual(['connecting', 'blocked']);
  const before = outside.sockets.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outside.sockets.length - before).toBeLessThan(20);
});

test('a WebSocket that gets through in the end is live', async () => {
  link.start();
  outside.token = 'kept';
  const { openSocket } = outside;
  await refuseSockets(5_000);
  outside.openSocket = openSocket;
  await vi.advanceTimersByTimeAsync(5_000);
  outside.socket.accept();
  expect(states).toEqual(['connecting', 'blocked', 'live']);
});

test('a WebSocket that a limit keeps away is told as one, until there is room', async () => {
  link.start();
  outside.token = 'kept';
  outside.crowded = true;
  const { openSocket } = outside;
  await refuseSockets(5_000);
  expect(states).toEqual(['connecting', 'crowded']);
  outside.openSocket = openSocket;
  outside.crowded = false;
  await vi.advanceTimersByTimeAsync(5_000);
  outside.socket.accept();
  expect(states).toEqual(['connecting', 'crowded', 'live']);
});

test.each([
  ['crowded', new Problem(429, 'too-fast', 'Too many requests.')],
  ['foreign', new Problem(0, FOREIGN, 'Sign in.')],
  ['foreign', new Problem(403, FOREIGN, 'Forbidden.')],
] as const)('what refuses requests is told, until it is gone: %s', async (obstacle, refusal) => {
  outside.refusal = refusal;
  link.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['connecting', obstacle]);
  expect(outside.sessions).toBeLessThan(20);
  outside.refusal = undefined;
  await vi.advanceTimersByTimeAsync(2_000);
  outside.socket.accept();
  expect(states).toEqual(['connecting', obstacle, 'live']);
});

test('a limit that is met for a moment is worth no word', async () => {
  outside.refusal = new Problem(429, 'too-fast', 'Too many requests.');
  link.start();
  await vi.advanceTimersByTimeAsync(300);
  outside.refusal = undefined;
  await vi.advanceTimersByTimeAsync(1_000);
  outside.socket.accept();
  expect(states).toEqual(['connecting', 'live']);
});

test('a server that is away has no obstacle, however long', async () => {
  outside.reachable = false;
  link.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['connecting']);
});

test('a new guest before the first connection is not told of a seat', async () => {
  link.start();
  await moments();
  link.restart();
  await moments();
  expect(states).toEqual(['connecting']);
});

test.each([
  ['forgotten', false],
  ['insecure', true],
] as const)('a cookie that does not come back is told by what is known: %s', async (cause, secure) => {
  outside.secure = secure;
  link.start();
  await refuseSockets(5_000);
  expect(states).toEqual(['connecting', cause]);
});

test('a browser that says itself that it keeps no cookies is believed', async () => {
  outside.cookies = false;
  link.start();
  await refuseSockets(300);
  expect(states).toEqual(['connecting', 'cookieless']);
});

test('a browser without WebSockets is told so', async () => {
  outside.openSocket = () => {
    throw new ReferenceError('WebSocket is not defined');
  };
  link.start();
  await moments();
  expect(states).toEqual(['connecting', 'socketless']);
});
