import { expect, test } from 'vitest';
import type { LogTurn } from '../../../../games/game';
import { MatchLog } from './matchLog.svelte';
import { turnsInWords } from './turns';

interface Said {
  seat: number;
  ends?: boolean;
}

const said = (seat: number): Said => ({ seat });
const ends = (seat: number): Said => ({ seat, ends: true });

/** A turn lasts until its seat ends it. */
function turnOf(event: unknown, turn: LogTurn | undefined): LogTurn {
  const { seat, ends: last } = event as Said;
  const its = !turn || turn.ended ? { seat } : turn;
  if (last) its.ended = true;
  return its;
}

const SEATS = ['Ada', 'Bo'].map((name, seat) => ({ seat, name, me: false, online: true, away: 'PRESENT' as const }));

const log = (turns: number[] = [1, 0], past: Said[] = [], awaited = [0]): MatchLog => {
  const made = new MatchLog(turnOf);
  made.restart({ entries: past.map((event) => ({ event })), turns, awaited });
  return made;
};
const shown = (of: MatchLog) =>
  turnsInWords(of, turnOf, ({ note, event }) => note ?? `seat ${(event as Said).seat}`, SEATS);
const titles = (of: MatchLog) => shown(of).map(({ title }) => title);
const words = (of: MatchLog) => shown(of).flatMap(({ lines }) => lines.map((line) => line.words));

test('one heading a turn, with its number for this seat', () => {
  const now = log();
  for (const event of [said(0), ends(0), said(1), ends(1), said(0)]) now.tell(event);
  expect(titles(now)).toEqual(['Ada · turn 1', 'Bo · turn 1', 'Ada · turn 2']);
  expect(shown(now)[0]?.lines).toHaveLength(2);
});

test('after a reload the log is the same, however long the match is', () => {
  const events = Array.from({ length: 53 }, (_, turn) => [said(turn % 2), said(turn % 2), ends(turn % 2)]).flat();
  const now = log();
  for (const [at, event] of events.entries()) {
    now.tell(event);
    const past = events.slice(0, at + 1).slice(-100);
    const turns = [0, 1].map((seat) => {
      const over = events.slice(0, at + 1).filter((one) => one.ends);
      const begun = over.filter((one) => one.seat === seat).length;
      return begun + (over.length % 2 === seat ? 1 : 0);
    });
    const awaited = [events.slice(0, at + 1).filter((one) => one.ends).length % 2];
    const again = log(turns, past, awaited);
    expect(titles(again)).toEqual(titles(now));
    expect(words(again)).toEqual(words(now));
  }
  expect(titles(now).at(-1)).toBe('Ada · turn 27');
  expect(words(now)).toHaveLength(100);
});

test('what is taken back leaves the log, and what was only noted stays', () => {
  const now = log();
  now.tell(said(0));
  now.tell(ends(0));
  now.note('Bo is away.');
  now.note('');
  now.takeBack(0);
  expect(words(now)).toEqual(['seat 0', 'seat 0', 'Bo is away.']);
  now.takeBack(1);
  now.tell(said(0));
  expect(titles(now)).toEqual(['Ada · turn 1']);
  expect(words(now)).toEqual(['seat 0', 'Bo is away.', 'seat 0']);
  now.takeBack(5);
  expect(words(now)).toEqual(['Bo is away.']);
});

test('a restart replaces all lines, and what it tells can be taken back', () => {
  const now = log();
  now.tell(said(0));
  now.restart({ entries: [{ event: said(1) }, { event: said(1) }], turns: undefined, awaited: [1] });
  now.takeBack(1);
  expect(words(now)).toEqual(['seat 1']);
  expect(titles(now)).toEqual(['Bo']);
});

test('a game whose log has no turns has lines alone', () => {
  const now = new MatchLog(undefined);
  now.tell(said(0));
  now.tell(said(1));
  expect(turnsInWords(now, undefined, () => 'told', SEATS)).toEqual([
    {
      id: 1,
      title: '',
      lines: [
        { id: 1, words: 'told' },
        { id: 2, words: 'told' },
      ],
    },
  ]);
});
