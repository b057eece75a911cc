/** A table in the browser alone, for a moment of a game: what the server would answer, and the one position it would send. */
import { link, linkView, me } from '../app.svelte';
import type { BoardProps } from '../games/game';
import { TableView } from '../pages/table/tableView.svelte';
import type { Away, Position, MatchSummary, Proposal, Table } from '../protocol/types';

const MATCH = 'gallery';
/** Asks the server for anything that the gallery does not know. */
const usual = globalThis.fetch;
/** As long as names may be: one that wraps, and one that does not. */
export const LONGEST = ['Maximiliane von Wurmberg', 'Donaudampfschifffahrtsge'];
/** By seat. */
const AWAY: Partial<Record<number, Away>> = { 1: 'AWAY', 2: 'LEFT', 3: 'PLAYED_ON' };

/**
 * Variants of a moment: two others are away, for whom nothing is played yet, and a bot plays for a third; names have
 * the greatest length; bots have the other seats.
 */
export interface Around {
  away?: boolean;
  longest?: boolean;
  bots?: boolean;
}

interface Staged {
  view: TableView;
  table: Table;
  match: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- only a game's own folder knows its types
type Moment = BoardProps<any, any, any>;

/** Seats a guest at a table where that moment is played, and takes the place of the server. */
export function stage(game: string, moment: Moment, around: Around): Staged {
  const { viewer, turn } = moment;
  const names = moment.seats.map(({ name }, seat) => (around.longest ? (LONGEST[seat % 2] ?? '') : name));
  const away = (seat: number): Away | undefined =>
    around.away && seat !== viewer && !turn.over ? AWAY[seat] : undefined;
  const people = names.map((name, seat) => ({ id: `p${seat}`, name, version: 0 }));
  const watcher = { id: 'watcher', name: LONGEST[0] ?? '', version: 0 };
  const isBot = (seat: number) => around.bots && seat !== viewer;
  const table = {
    id: 't',
    version: 1,
    game,
    host: 'p0',
    code: 'c',
    status: turn.over ? 'OVER' : 'PLAYING',
    settings: { options: {}, firstSeat: null, turnClock: 'OFF', windows: {}, isPublic: false, spectators: true },
    seats: people.map((player, seat) => ({
      seat,
      player: isBot(seat) ? null : player,
      ready: true,
      presence: 0,
      online: !away(seat),
      bot: isBot(seat) ? { name: player.name, level: 'SKIER' } : null,
    })),
    visitors: viewer === null ? [{ player: watcher, presence: 0, online: true }] : [],
    muted: [],
    match: MATCH,
    chatAfter: 0,
    chat: [],
  } as Table;
  const summary = {
    id: MATCH,
    table: 't',
    game,
    rulesVersion: 1,
    options: {},
    seats: people.map(({ id, name }, seat) => ({ seat, player: id, name })),
    seedHash: '0'.repeat(64),
    seed: null,
    startedAt: '2026-11-21T08:00:00Z',
    endedAt: turn.over && '2026-11-21T08:20:00Z',
    status: turn.over ? 'OVER' : 'PLAYING',
    outcome: turn.over,
    isPublic: false,
    hints: !turn.over,
  } as MatchSummary;
  const open = moment.window;
  const position: Position = {
    match: MATCH,
    viewer: viewer === null ? 'spectators' : `seat.${viewer}`,
    version: 1,
    choice: 1,
    undo: 0,
    takenBack: 0,
    view: moment.view,
    legalActions: moment.legalActions,
    turn,
    events: moment.events,
    clocks: [],
    windowMillis: open && open.lengthMillis,
    windowLengthMillis: open && open.lengthMillis,
    seats: people.map((_, seat) => ({ seat, away: away(seat) ?? moment.seats[seat]?.away ?? 'PRESENT' })),
    votes: around.away ? [{ about: 1, by: 0, proposal: 'GO_ON' as Proposal }] : [],
  };

  me.player = viewer === null ? watcher : (people[viewer] ?? watcher);
  me.known = true;
  linkView.state = 'live';
  const answers: Record<string, unknown> = { [`/api/matches/${MATCH}`]: summary };
  globalThis.fetch = async (wanted, init) => {
    const path = new URL(wanted instanceof Request ? wanted.url : wanted, location.href).pathname;
    return path in answers ? Response.json(answers[path]) : usual(wanted, init);
  };
  Object.assign(link, {
    subscribe: (topic: string, onBody: (body: unknown) => void) => {
      if (topic.startsWith('/topic/match.')) queueMicrotask(() => onBody(position));
      return () => {};
    },
  });

  const view = new TableView('t');
  view.table = table;
  return { view, table, match: MATCH };
}
