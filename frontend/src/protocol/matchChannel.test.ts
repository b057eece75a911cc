import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection';
import { FakeSurroundings } from './fakes';
import { MatchChannel, type Refusal } from './matchChannel';
import type { Position } from './types';

const TOPIC = '/topic/match.m1.seat.0';
const ACT = '/app/match.m1.act';
const SNAPSHOT = '/app/match.m1.snapshot';

let outside: FakeSurroundings;
let link: Connection;
let channel: MatchChannel;
let takenBack: number[];
let positions: { version: number; events: unknown[]; missed: boolean }[];
let pasts: unknown[][];
let busy: boolean[];
let refusals: (Refusal & { action?: unknown })[];
let ended: string[];

const position = (version: number, extra: Partial<Position> = {}): Position => ({
  match: 'm1',
  viewer: 'seat.0',
  version,
  choice: version,
  view: {},
  legalActions: [],
  turn: { awaited: [0], mayAct: [0], window: null, over: null },
  events: [`event ${version}`],
  clocks: [],
  windowMillis: null,
  windowLengthMillis: null,
  undo: 0,
  takenBack: 0,
  seats: [],
  votes: [],
  ...extra,
});

const moments = () => vi.advanceTimersByTimeAsync(0);
const publish = (version: number, extra?: Partial<Position>) => outside.socket.publish(TOPIC, position(version, extra));
const acts = () => outside.socket.sends(ACT);
const snapshots = () => outside.socket.sends(SNAPSHOT);
const versions = () => positions.map(({ version }) => version);

function answerSnapshot(version: number) {
  outside.socket.reply({
    kind: 'snapshot',
    commandId: snapshots().at(-1)?.commandId,
    position: position(version),
    past: [`past ${version}`],
  });
}

async function reconnect() {
  outside.socket.drop(1006);
  await vi.advanceTimersByTimeAsync(200);
  outside.socket.accept();
  await moments();
}

beforeEach(async () => {
  vi.useFakeTimers();
  outside = new FakeSurroundings();
  link = new Connection(outside);
  [positions, pasts, busy, refusals, ended, takenBack] = [[], [], [], [], [], []];
  channel = new MatchChannel(link, 'm1', 'seat.0', {
    onPosition: ({ version, events, takenBack: gone }, missed) => {
      positions.push({ version, events, missed });
      takenBack.push(gone);
    },
    onPast: ({ past }) => pasts.push(past),
    onBusy: (is) => busy.push(is),
    onRefused: (refusal, action) => refusals.push({ ...refusal, action }),
    onEnded: (code) => ended.push(code),
  });
  link.start();
  await moments();
  outside.socket.accept();
  await moments();
});

afterEach(() => {
  channel.close();
  link.stop();
  vi.useRealTimers();
});

test('subscribes first and asks for the snapshot then', () => {
  const order = outside.socket.sent.map(({ headers }) => headers.destination);
  expect(order.indexOf(TOPIC)).toBeGreaterThan(0);
  expect(order.indexOf(SNAPSHOT)).toBeGreaterThan(order.indexOf(TOPIC));
  answerSnapshot(7);
  expect(positions).toEqual([{ version: 7, events: [], missed: false }]);
});

test('shows each version once and never an older one', () => {
  answerSnapshot(3);
  publish(4);
  publish(2);
  publish(5);
  expect(versions()).toEqual([3, 4, 5]);
});

test('a position under the version that is shown replaces it, and its events are no news', () => {
  answerSnapshot(3);
  publish(4);
  publish(4);
  expect(positions.slice(1)).toEqual([
    { version: 4, events: ['event 4'], missed: false },
    { version: 4, events: [], missed: false },
  ]);
});

test('a position that overtakes the snapshot stays, and so does what is known to have happened', () => {
  publish(4);
  answerSnapshot(3);
  expect(versions()).toEqual([4]);
  expect(pasts).toEqual([]);
});

test('a snapshot tells what has happened up to it, anew after each connect', async () => {
  answerSnapshot(3);
  await reconnect();
  answerSnapshot(5);
  expect(pasts).toEqual([['past 3'], ['past 5']]);
});

test('on a gap the newer view is shown and the snapshot asked for', () => {
  answerSnapshot(1);
  const asked = snapshots().length;
  publish(3);
  expect(snapshots()).toHaveLength(asked + 1);
  expect(positions.at(-1)).toEqual({ version: 3, events: ['event 3'], missed: true });
});

test('asks for changes, and shows the position that they make', () => {
  expect(outside.socket.subscriptions(TOPIC)[0]?.headers.changes).toBe('true');
  answerSnapshot(3);
  outside.socket.publish(TOPIC, { version: 4, on: 3, events: ['event 4'], choice: 9 });
  expect(positions.at(-1)).toEqual({ version: 4, events: ['event 4'], missed: false });
  void channel.act({ type: 'Bank' });
  expect(acts()[0]?.choice).toBe(9);
});

test('changes under the version that is shown are no news', () => {
  answerSnapshot(3);
  outside.socket.publish(TOPIC, { version: 3, on: 3, seats: [{ seat: 0, away: 'AWAY' }] });
  expect(positions.at(-1)).toEqual({ version: 3, events: [], missed: false });
});

test('changes to a position that is not here show nothing and fetch the whole', () => {
  outside.socket.publish(TOPIC, { version: 2, on: 1, choice: 2 });
  expect(positions).toEqual([]);
  answerSnapshot(3);
  const asked = snapshots().length;
  outside.socket.publish(TOPIC, { version: 3, on: 2, choice: 3 });
  expect(snapshots()).toHaveLength(asked);
  outside.socket.publish(TOPIC, { version: 6, on: 5, choice: 3 });
  expect(snapshots()).toHaveLength(asked + 1);
  expect(versions()).toEqual([3]);
  answerSnapshot(6);
  expect(positions.at(-1)).toEqual({ version: 6, events: [], missed: true });
});

test('positions of another viewer or match are not mine', () => {
  publish(1, { viewer: 'spectators' });
  publish(1, { match: 'm2' });
  expect(positions).toEqual([]);
});

test('an action names the choice, is busy until its view has come, and is then over', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  expect(acts()).toEqual([
    { commandId: expect.stringMatching(/^[A-Za-z0-9]{8}$/), choice: 5, action: { type: 'Bank' } },
  ]);
  expect(busy).toEqual([true]);
  outside.socket.reply({ kind: 'ack', commandId: acts()[0]?.commandId, version: 6, choice: 6 });
  await moments();
  expect(busy).toEqual([true]);
  publish(6);
  await moments();
  expect(busy).toEqual([true, false]);
});

test('the view may come before the acknowledgement', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  publish(6);
  expect(busy).toEqual([true]);
  outside.socket.reply({ kind: 'ack', commandId: acts()[0]?.commandId, version: 6, choice: 6 });
  await moments();
  expect(busy).toEqual([true, false]);
});

test('an acknowledgement that is lost is asked for again', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  const { commandId } = acts()[0] ?? {};
  outside.socket.publish(TOPIC, { on: 5, choice: 6 });
  await moments();
  expect(versions()).toEqual([5, 6]);
  expect(busy).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(acts()).toHaveLength(2);
  outside.socket.reply({ kind: 'ack', commandId, version: 6, choice: 6 });
  await moments();
  expect(busy).toEqual([true, false]);
});

test('what it sends and subscribes to has no header that is not needed', () => {
  const names = outside.socket.sent.flatMap(({ command, headers }) =>
    command === 'SUBSCRIBE' ? [`${headers.id?.length} letters`] : command === 'SEND' ? Object.keys(headers) : [],
  );
  expect(new Set(names)).toEqual(new Set(['1 letters', 'destination']));
});

test('one action at a time', () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  void channel.act({ type: 'EndTurn' });
  expect(acts()).toHaveLength(1);
});

test('an action that was not answered is sent again with the same id after a reconnect', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  const first = acts()[0];
  await reconnect();
  expect(acts()).toEqual([first]);
  outside.socket.reply({ kind: 'ack', commandId: first?.commandId, version: 6, choice: 6 });
  answerSnapshot(6);
  await moments();
  expect(busy).toEqual([true, false]);
  await reconnect();
  expect(acts()).toEqual([]);
});

test('an action whose answer was lost on a living link is sent again after a while', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  for (let second = 0; second < 8; second++) {
    outside.socket.onmessage?.call(outside.socket, { data: '\n' } as never);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(acts().length).toBeGreaterThan(1);
  expect(new Set(acts().map(({ commandId }) => commandId)).size).toBe(1);
});

test('nothing can be done while the link is away', () => {
  answerSnapshot(5);
  outside.socket.drop(1006);
  void channel.act({ type: 'Bank' });
  expect(busy).toEqual([]);
});

test('a refusal is told and frees the board; a stale choice fetches the view', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  const asked = snapshots().length;
  const refusal = { code: 'stale-choice', sentence: 'The table has moved on.', rule: '' };
  outside.socket.reply({ kind: 'refused', commandId: acts()[0]?.commandId, ...refusal });
  await moments();
  expect(refusals).toMatchObject([refusal]);
  expect(busy).toEqual([true, false]);
  expect(snapshots()).toHaveLength(asked + 1);
});

test('a refusal after the position that tells why fetches nothing', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Call', turn: 3 });
  const asked = snapshots().length;
  publish(6);
  outside.socket.reply({
    kind: 'refused',
    commandId: acts()[0]?.commandId,
    code: 'call-too-late',
    sentence: 'Too late.',
    rule: 'calls',
  });
  await moments();
  expect(refusals).toMatchObject([{ code: 'call-too-late', action: { type: 'Call', turn: 3 } }]);
  expect(versions().at(-1)).toBe(6);
  expect(busy.at(-1)).toBe(false);
  expect(snapshots()).toHaveLength(asked);
});

const MUSH = { type: 'Use', place: 1, to: 7 };
const REST = { type: 'Rest', place: 3 };
const END = { type: 'EndDay' };

const ack = (number: number, version: number, choice = version) =>
  outside.socket.reply({ kind: 'ack', commandId: acts()[number]?.commandId, version, choice });

test('a plan is played action by action, each on the board that the one before has made', async () => {
  publish(5, { legalActions: [MUSH, END] });
  const played = channel.actAll([MUSH, REST, END]);
  expect(acts()).toMatchObject([{ choice: 5, action: MUSH }]);
  ack(0, 6);
  await moments();
  expect(acts()).toHaveLength(1);
  publish(6, { legalActions: [END, { place: 3, type: 'Rest' }] });
  await moments();
  publish(7, { choice: 7, legalActions: [END] });
  ack(1, 7);
  await moments();
  expect(acts().map(({ choice, action }) => [choice, action])).toEqual([
    [5, MUSH],
    [6, REST],
    [7, END],
  ]);
  expect(new Set(acts().map(({ commandId }) => commandId)).size).toBe(3);
  ack(2, 8);
  publish(8);
  expect(await played).toEqual({ count: 3, stopped: null });
  expect(busy).toEqual([true, false]);
});

test('a plan stops at what is not offered', async () => {
  publish(5, { legalActions: [END] });
  expect(await channel.actAll([MUSH, END])).toEqual({ count: 0, stopped: 'changed' });
  const played = channel.actAll([END, MUSH]);
  ack(0, 6);
  publish(6, { legalActions: [{ ...MUSH, to: 8 }] });
  expect(await played).toEqual({ count: 1, stopped: 'changed' });
  expect(acts()).toHaveLength(1);
  expect(busy.at(-1)).toBe(false);
});

test('a plan stops where something else has happened after an action of it', async () => {
  publish(5, { legalActions: [MUSH, REST] });
  const played = channel.actAll([MUSH, REST]);
  ack(0, 6);
  publish(7, { choice: 7, legalActions: [MUSH, REST] });
  expect(await played).toEqual({ count: 1, stopped: 'changed' });
  expect(acts()).toHaveLength(1);
});

test('what others do meanwhile does not stop a plan', async () => {
  publish(5, { legalActions: [MUSH, REST] });
  const played = channel.actAll([MUSH, REST]);
  ack(0, 6, 6);
  publish(8, { choice: 6, legalActions: [REST] });
  await moments();
  ack(1, 9, 7);
  publish(9, { choice: 7 });
  expect(await played).toEqual({ count: 2, stopped: null });
});

test('a plan stops at a refusal, which is told', async () => {
  publish(5, { legalActions: [MUSH, REST] });
  const played = channel.actAll([MUSH, REST]);
  const commandId = acts()[0]?.commandId;
  outside.socket.reply({ kind: 'refused', commandId, code: 'not-legal', sentence: 'No.', rule: '' });
  expect(await played).toEqual({ count: 0, stopped: 'refused' });
  expect(refusals).toMatchObject([{ code: 'not-legal', action: MUSH }]);
  expect(acts()).toHaveLength(1);
});

test('a plan goes on after a reconnect, and nothing of it is done twice', async () => {
  publish(5, { legalActions: [MUSH, REST] });
  const played = channel.actAll([MUSH, REST]);
  const first = acts()[0];
  await reconnect();
  expect(acts()).toEqual([first]);
  ack(0, 6);
  publish(6, { legalActions: [REST] });
  await moments();
  expect(acts().map(({ action }) => action)).toEqual([MUSH, REST]);
  await reconnect();
  expect(acts().map(({ action }) => action)).toEqual([REST]);
  ack(0, 7);
  publish(7);
  expect(await played).toEqual({ count: 2, stopped: null });
});

test('one plan at a time, and none beside an action', async () => {
  publish(5, { legalActions: [MUSH] });
  void channel.actAll([MUSH]);
  expect(await channel.actAll([MUSH])).toEqual({ count: 0, stopped: 'changed' });
  void channel.act(MUSH);
  expect(acts()).toHaveLength(1);
});

const FORESEE = '/app/match.m1.foresee';
const questions = () => outside.socket.sends(FORESEE);

const undos = () => outside.socket.sends('/app/match.m1.undo');

test('taking back names the choice, and is done when the board without the act is here', async () => {
  publish(3, { undo: 2 });
  const done = channel.undo();
  await moments();
  expect(undos()).toEqual([{ commandId: expect.any(String), choice: 3 }]);
  expect(busy).toEqual([true]);
  outside.socket.reply({ kind: 'ack', commandId: undos()[0]?.commandId, version: 4, choice: 4 });
  await moments();
  expect(busy).toEqual([true]);
  publish(4, { undo: 1, events: [], takenBack: 1 });
  expect(await done).toBe(true);
  expect(busy).toEqual([true, false]);
});

test('nothing is taken back where nothing can be, or while an action is on its way', async () => {
  publish(3);
  expect(await channel.undo()).toBe(false);
  publish(4, { undo: 1 });
  void channel.act({ type: 'EndTurn' });
  expect(await channel.undo()).toBe(false);
  expect(undos()).toEqual([]);
});

test('that something cannot be taken back any more is told', async () => {
  publish(3, { undo: 1 });
  const done = channel.undo();
  await moments();
  const refusal = { code: 'nothing-to-undo', sentence: 'There is nothing that you could take back.', rule: '' };
  outside.socket.reply({ kind: 'refused', commandId: undos()[0]?.commandId, ...refusal });
  expect(await done).toBe(false);
  expect(refusals).toMatchObject([refusal]);
  expect(busy).toEqual([true, false]);
});

test('what a position takes back is no news when the position comes again', () => {
  publish(3, { takenBack: 1 });
  publish(3, { takenBack: 1 });
  expect(takenBack).toEqual([1, 0]);
});

test('a foresight names the choice and is answered with view and legal actions', async () => {
  answerSnapshot(5);
  const foresight = channel.foresee([MUSH]);
  expect(questions()).toMatchObject([{ choice: 5, actions: [MUSH] }]);
  const { commandId } = questions()[0] ?? {};
  outside.socket.reply({ kind: 'foreseen', commandId, view: { at: 7 }, legalActions: [END] });
  expect(await foresight).toEqual({ kind: 'foreseen', view: { at: 7 }, legalActions: [END] });
  expect(busy).toEqual([]);
  expect(versions()).toEqual([5]);
});

test('a foresight that is refused is no refusal of the table', async () => {
  answerSnapshot(5);
  const foresight = channel.foresee([MUSH]);
  const { commandId } = questions()[0] ?? {};
  const reason = { code: 'foresight-reveals', sentence: 'Nobody knows.', rule: '' };
  outside.socket.reply({ kind: 'refused', commandId, ...reason });
  expect(await foresight).toEqual({ kind: 'refused', ...reason });
  expect(refusals).toEqual([]);
});

test('a foresight of a board that has moved on is stale, and not asked again', async () => {
  answerSnapshot(5);
  const foresight = channel.foresee([MUSH]);
  publish(6);
  expect(await foresight).toEqual({ kind: 'stale' });
  await reconnect();
  expect(questions()).toEqual([]);
});

test('what others do does not make a foresight stale; that the server says so does', async () => {
  answerSnapshot(5);
  const foresight = channel.foresee([MUSH]);
  publish(6, { choice: 5 });
  const { commandId } = questions()[0] ?? {};
  outside.socket.reply({ kind: 'refused', commandId, code: 'stale-choice', sentence: 'No.', rule: '' });
  expect(await foresight).toEqual({ kind: 'stale' });
});

test('a foresight that is not answered before the link breaks is asked again', async () => {
  answerSnapshot(5);
  void channel.foresee([MUSH]);
  const first = questions();
  await reconnect();
  expect(questions()).toEqual(first);
});

test('nothing is foreseen without a board, while an action is on its way, or after the end', async () => {
  expect(await channel.foresee([MUSH])).toEqual({ kind: 'stale' });
  answerSnapshot(5);
  const open = channel.foresee([MUSH]);
  channel.close();
  expect(await open).toEqual({ kind: 'stale' });
});

/** Time passes on a link on which the server's heart beats. */
async function seconds(count: number) {
  for (let second = 0; second < count; second++) {
    outside.socket.onmessage?.call(outside.socket, { data: '\n' } as never);
    await vi.advanceTimersByTimeAsync(1000);
  }
}

test('an answer that is overdue on a living link is told, and that it has come', async () => {
  answerSnapshot(5);
  const told: boolean[] = [];
  link.onLate = (late) => told.push(late);
  void channel.act({ type: 'Bank' });
  await seconds(1);
  expect(new Set(told)).toEqual(new Set([false]));
  await seconds(2);
  expect(told.at(-1)).toBe(true);
  outside.socket.reply({ kind: 'ack', commandId: acts()[0]?.commandId, version: 6, choice: 6 });
  await seconds(1);
  expect(told.at(-1)).toBe(false);
});

test('an action whose answer is late is sent again within one and a half seconds', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  await seconds(1);
  expect(acts()).toHaveLength(1);
  await seconds(6);
  expect(acts()).toHaveLength(6);
});

test('an action that nobody can do just now is asked again, and told after a while', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  const unavailable = () =>
    outside.socket.reply({
      kind: 'refused',
      commandId: acts()[0]?.commandId,
      code: 'unavailable',
      sentence: 'Not now.',
      rule: '',
    });
  unavailable();
  await seconds(4);
  unavailable();
  expect(refusals).toEqual([]);
  expect(busy).toEqual([true]);
  expect(acts().length).toBeGreaterThan(1);
  await seconds(9);
  unavailable();
  await moments();
  expect(refusals).toHaveLength(1);
  expect(busy).toEqual([true, false]);
});

test('how long the link was away does not count against an action that nobody can do just now', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  const commandId = acts()[0]?.commandId;
  outside.socket.drop(1006);
  outside.reachable = false;
  await seconds(20);
  outside.reachable = true;
  await seconds(1);
  outside.socket.accept();
  outside.socket.reply({ kind: 'refused', commandId, code: 'unavailable', sentence: 'Not now.', rule: '' });
  await seconds(2);
  expect(refusals).toEqual([]);
  expect(acts().length).toBeGreaterThan(1);
  outside.socket.reply({ kind: 'ack', commandId, version: 5, choice: 5 });
  await moments();
  expect(busy).toEqual([true, false]);
});

test('an answer after an outage does not make the line a slow one', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  await seconds(4);
  await reconnect();
  outside.socket.reply({ kind: 'ack', commandId: acts()[0]?.commandId, version: 5, choice: 5 });
  expect(link.roundTrip).toBeLessThan(1_000);
});

test('an action is sent again though the clock was set back', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  vi.setSystemTime(Date.now() - 3_600_000);
  await seconds(2);
  expect(acts()).toHaveLength(2);
});

test('a snapshot that does not come is asked for again, one that has come is not', async () => {
  await seconds(4);
  expect(snapshots()).toHaveLength(2);
  outside.socket.reply({
    kind: 'refused',
    commandId: snapshots().at(-1)?.commandId,
    code: 'unavailable',
    sentence: '',
    rule: '',
  });
  await seconds(4);
  expect(snapshots()).toHaveLength(3);
  answerSnapshot(5);
  await seconds(8);
  expect(snapshots()).toHaveLength(3);
  expect(ended).toEqual([]);
});

test('a snapshot for which there is no time now is asked for again', async () => {
  for (const code of ['too-fast', 'shutting-down']) {
    const asked = snapshots().length;
    outside.socket.reply({
      kind: 'refused',
      commandId: snapshots().at(-1)?.commandId,
      code,
      sentence: '',
      rule: '',
    });
    await seconds(4);
    expect(snapshots(), code).toHaveLength(asked + 1);
  }
  expect(ended).toEqual([]);
});

test('a view that does not follow what was done is asked for', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  outside.socket.reply({ kind: 'ack', commandId: acts()[0]?.commandId, version: 6, choice: 3 });
  await seconds(2);
  expect(snapshots()).toHaveLength(1);
  await seconds(2);
  expect(snapshots()).toHaveLength(2);
  answerSnapshot(6);
  await seconds(8);
  expect(snapshots()).toHaveLength(2);
  expect(busy).toEqual([true, false]);
});

test('the right to the seat ends', () => {
  outside.socket.reply({ kind: 'unsubscribed', destination: TOPIC, code: 'right-ended' });
  expect(ended).toEqual(['right-ended']);
});

test('a command that meets a server going down waits for it to come back', async () => {
  answerSnapshot(5);
  void channel.act({ type: 'Bank' });
  const first = acts()[0];
  outside.socket.reply({ kind: 'refused', commandId: first?.commandId, code: 'shutting-down', sentence: '', rule: '' });
  await moments();
  expect(refusals).toEqual([]);
  await reconnect();
  expect(acts()).toEqual([first]);
});

test.each([
  ['unknown-match', 1],
  ['too-fast', 0],
])('a snapshot refused with %s', (code, ends) => {
  outside.socket.reply({ kind: 'refused', commandId: snapshots().at(-1)?.commandId, code, sentence: '', rule: '' });
  expect(ended).toHaveLength(ends);
});

test('a vote and a leave are asked, and their refusals told', async () => {
  void channel.vote(2, 'GO_ON');
  expect(outside.socket.sends('/app/match.m1.vote')).toMatchObject([{ seat: 2, proposal: 'GO_ON' }]);
  const commandId = outside.socket.sends('/app/match.m1.vote')[0]?.commandId;
  outside.socket.reply({ kind: 'refused', commandId, code: 'forbidden', sentence: 'No.', rule: '' });
  await moments();
  expect(refusals).toHaveLength(1);
});

/** The link comes back over a line with a round trip of so many milliseconds. */
async function slowReconnect(roundTrip: number) {
  outside.socket.drop(1006);
  await vi.advanceTimersByTimeAsync(200);
  await vi.advanceTimersByTimeAsync(2 * roundTrip);
  outside.socket.accept();
}

test('on a slow line an action is neither sent again nor called late before its answer can be there', async () => {
  await slowReconnect(1900);
  answerSnapshot(5);
  const told: boolean[] = [];
  link.onLate = (late) => told.push(late);
  void channel.act({ type: 'Bank' });
  await seconds(2);
  expect(acts()).toHaveLength(1);
  expect(told).not.toContain(true);
  await seconds(2);
  expect(acts()).toHaveLength(2);
  expect(told.at(-1)).toBe(true);
});

test('a snapshot that is long on its way is not given up for the next one', async () => {
  await reconnect();
  await seconds(7);
  expect(snapshots()).toHaveLength(3);
  // The third has twice as long as the others.
  await seconds(4);
  expect(snapshots()).toHaveLength(3);
  answerSnapshot(5);
  expect(versions()).toEqual([5]);
});

/** A page that has just come in: it has the snapshot of the answer, and is not connected yet. */
function comingIn(version: number): void {
  channel.close();
  link.stop();
  outside = new FakeSurroundings();
  link = new Connection(outside);
  [positions, pasts] = [[], []];
  channel = new MatchChannel(link, 'm1', 'seat.0', {
    onPosition: ({ version: shown, events, takenBack: gone }, missed) => {
      positions.push({ version: shown, events, missed });
      takenBack.push(gone);
    },
    onPast: ({ past }) => pasts.push(past),
    onBusy: () => {},
    onRefused: () => {},
    onEnded: (code) => ended.push(code),
  });
  channel.preview({ position: position(version), past: [`past ${version}`] });
}

async function connecting(): Promise<void> {
  link.start();
  await moments();
  outside.socket.accept();
  await moments();
}

test('a board that came before the connection is shown at once, and is not believed', async () => {
  comingIn(3);
  expect(versions()).toEqual([3]);
  expect(pasts).toEqual([['past 3']]);
  // Someone moves before the subscription is there: no position tells of it.
  await connecting();
  expect(snapshots()).toHaveLength(1);
  answerSnapshot(5);
  expect(positions).toEqual([
    { version: 3, events: [], missed: false },
    { version: 5, events: [], missed: false },
  ]);
  expect(pasts.at(-1)).toEqual(['past 5']);
  publish(7);
  expect(positions.at(-1)).toMatchObject({ version: 7, missed: true });
});

test('a move after the subscription is shown on a board that came before it', async () => {
  comingIn(3);
  await connecting();
  publish(5);
  expect(positions.at(-1)).toEqual({ version: 5, events: ['event 5'], missed: false });
  answerSnapshot(5);
  expect(pasts.at(-1)).toEqual(['past 5']);
});

test('a board of another match or viewer, or one that comes too late, is not shown', async () => {
  channel.preview({ position: position(1, { viewer: 'spectators' }), past: [] });
  channel.preview({ position: position(1, { match: 'm2' }), past: [] });
  expect(positions).toEqual([]);
  answerSnapshot(4);
  channel.preview({ position: position(9), past: [] });
  expect(versions()).toEqual([4]);
});
