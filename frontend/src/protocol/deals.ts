import { keyHeader, type Rest } from './rest';
import type { Level, Options, Outcome, Player } from './types';

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
  /** The middle one of all results that count; left out where there are fewer than four. */
  median?: Outcome | null;
  /** The result of a bot; left out until a player has asked for it. */
  bot?: Outcome | null;
  /** My days in a row with a result, up to that of the deal or, while it lasts, the one before; left out for a challenge. */
  streak?: number | null;
  /** True if I can see its replays, record and seed. */
  open: boolean;
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
  everyone: Attempt[];
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
  /** Makes a bot play a deal that I have finished, unless one has. */
  askBot = (code: string) => this.#rest.write<Deal>('POST', `/api/deals/${at(code)}/bot`);

  today = () => this.#rest.read<Daily[]>('/api/daily');
  ofDay = (game: string, day: string) => this.#rest.read<Deal>(`/api/daily/${at(game)}/${at(day)}`);
  records = (game?: string) => this.#rest.read<BestList[]>(`/api/records${game ? `?game=${at(game)}` : ''}`);

  #begin(path: string, body?: object): Promise<Started> {
    return this.#rest.write<Started>('POST', path, body, keyHeader(this.#key()));
  }
}

const at = encodeURIComponent;
