import type { Rest } from './rest';
import type { Level, Options, Outcome, Player, Replay } from './types';

/** Where a match for one is played. */
export interface Started {
  table: string;
  match: string;
}

/** A player's try at a deal. */
export interface Attempt {
  player: Player;
  status: 'PLAYING' | 'OVER' | 'GAVE_UP' | 'WAIVED';
  outcome: Outcome | null;
  /** The numbers behind the outcome, in the form of the game; left out if there are none. */
  ending?: object | null;
  /** Among the results that count; null for those without one. */
  place: number | null;
  /** It does not count because its player was given a hint; else left out. */
  hinted?: boolean | null;
  startedAt: string;
  endedAt: string | null;
  /** Of my own attempts only. */
  table: string | null;
  /** Null where its replay is closed to me. */
  match: string | null;
}

/** The same cards for several people: a challenge, or the deal of a day. */
export interface Deal {
  code: string;
  kind: 'CHALLENGE' | 'DAILY';
  game: string;
  rulesVersion: number;
  options: Options;
  /** The UTC day, as in "2026-11-21"; null for a challenge. */
  day: string | null;
  /** When the day ends; null for a challenge. */
  endsAt: string | null;
  seedHash: string;
  challenger: Attempt | null;
  mine: Attempt | null;
  /** Best first, at most a hundred. */
  results: Attempt[];
  /** The number of results that count; left out if all of them are listed. */
  ranked?: number | null;
  /** My days in a row with a result, up to that of the deal or, while it lasts, the one before; left out for a challenge. */
  streak?: number | null;
  /** True if I can see its replays, record and seed. */
  open: boolean;
  /** The bots' results with a day's deal; left out until they have played it. */
  par?: Par | null;
  /** The draw of a day's seed; left out where every seed is accepted. */
  draw?: Draw | null;
}

/** The bots' results with the cards of a day; they see only what their seat sees. */
export interface Par {
  level: Level;
  runs: number;
  /** In how many of them they were not lost. */
  successes: number;
  /** Of the middle run. */
  points: number;
}

/** The server's finding about a seed that it drew for a day. */
export type Verdict = 'OPEN' | 'FOUND' | 'IMPOSSIBLE' | 'UNKNOWN' | 'UNASKED';

/** The draw of the seed for a day's deal. */
export interface Draw {
  verdict: Verdict;
  /** The hashes of the seeds drawn before it. */
  rejected: string[];
}

/** A seed that was drawn for a day, when the day is over. */
export interface DrawnSeed {
  number: number;
  seed: string;
  seedHash: string;
  verdict: Verdict;
  /** At how many positions the search has looked. */
  nodes: number;
}

/** Which cards a match for one of mine plays. */
export interface DealtMatch {
  /** I had seen them before: it counts for nothing. */
  again: boolean;
  /** Null while nobody has shared them. */
  deal: Deal | null;
}

/** Where a finished match is to go on, and how: I in that seat, bots of that level in all others. */
export interface PlayOn {
  /** So many actions stand. */
  ply: number;
  seat: number;
  level: Level;
}

/** A game's deal of the day. */
export interface Daily {
  deal: Deal;
  /** The number of days in a row on which I have played it. */
  streak: number;
  /** The best result of yesterday's deal; null if there is none. */
  yesterday: Attempt | null;
  yesterdayDeal: string | null;
}

/** The best results of one game in one variation, best first. */
export interface BestList {
  game: string;
  options: Options;
  house: Attempt[];
  mine: Attempt[];
}

/** The REST API for solo matches: docs/protocol.md, "Deals". Every failure is a `Problem`. */
export class Deals {
  readonly #rest: Rest;
  readonly #key: () => string;

  /**
   * @param key the server's key, if its host requires one before anything is dealt; else empty
   */
  constructor(rest: Rest, key: () => string = () => '') {
    this.#rest = rest;
    this.#key = key;
  }

  /** Deals a game for one; options left out are as usual. */
  solitaire = (game: string, options: Options, giveUp = false) =>
    this.#begin('/api/solitaires', { game, options, giveUp });
  giveUp = (match: string) => this.#rest.write<void>('POST', `/api/matches/${at(match)}/give-up`);
  /** The same cards once more; never counted. */
  again = (match: string) => this.#begin(`/api/matches/${at(match)}/again`);
  /** A finished match goes on from one of its plies; never counted. */
  playOn = (match: string, wish: PlayOn) => this.#begin(`/api/matches/${at(match)}/continue`, wish);
  challenge = (match: string) => this.#rest.write<Deal>('POST', `/api/matches/${at(match)}/challenge`);

  ofMatch = (match: string) => this.#rest.read<DealtMatch>(`/api/matches/${at(match)}/deal`);
  deal = (code: string) => this.#rest.read<Deal>(`/api/deals/${at(code)}`);
  /** My counted try, the running one if there is one; or with `again` one that does not count. */
  play = (code: string, again = false) => this.#begin(`/api/deals/${at(code)}/play`, { again });
  waive = (code: string) => this.#rest.write<Deal>('POST', `/api/deals/${at(code)}/waive`);

  /** All seeds drawn for a day, its deal's own last; closed until the day is over. */
  seeds = (code: string) => this.#rest.read<DrawnSeed[]>(`/api/deals/${at(code)}/seeds`);
  /** Reads a replay that the server can show of a deal: a run of its par, or the line by which it can be won. */
  watch = (code: string, what: 'par' | 'line') => this.#rest.read<Replay>(`/api/deals/${at(code)}/${what}`);

  today = () => this.#rest.read<Daily[]>('/api/daily');
  ofDay = (game: string, day: string) => this.#rest.read<Deal>(`/api/daily/${at(game)}/${at(day)}`);
  records = (game?: string) => this.#rest.read<BestList[]>(`/api/records${game ? `?game=${at(game)}` : ''}`);

  #begin(path: string, body?: object): Promise<Started> {
    const key = this.#key();
    return this.#rest.write<Started>('POST', path, body, key ? { 'X-Table-Key': key } : undefined);
  }
}

const at = encodeURIComponent;
