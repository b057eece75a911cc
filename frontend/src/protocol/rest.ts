import { texts } from '../texts';
import { parsed } from './isolation';
import { whyLost } from './obstacles';
import { serverClock, Stopwatch } from './time';
import { wordRefusal, type Refused } from './wordRefusal';
import type {
  Arrival,
  Evening,
  GameInfo,
  GivenToken,
  InvitedTable,
  Level,
  MatchAgainstBots,
  MatchSummary,
  NewTable,
  RecapMoment,
  Replay,
  Session,
  Settings,
  Statistics,
  Table,
  TableSummary,
  TurnAtTable,
} from './types';

/** A request that was answered with a refusal, or with nothing at all (status 0). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly rule: string = '',
    /** The table that the refusal is about, where it names one. */
    readonly table: string | null = null,
  ) {
    super(sentence);
  }
}

/** The code of an answer that something else gave in the server's place. */
export const FOREIGN = 'foreign-answer';

type Fetch = typeof fetch;

/** A new connection over TLS takes three round trips before the answer comes, and a lost packet takes seconds more. */
const PATIENCE = 30_000;

/** The requests of docs/protocol.md, sections 1 to 3 and 5. Every failure is a `Problem`. */
export class Rest {
  #csrf: Session['csrf'] | undefined;
  /** The request for a session that is under way while there is no token yet. */
  #first: Promise<Session> | undefined;
  readonly #fetch: Fetch;
  readonly #patience: number;

  constructor(fetcher: Fetch = (input, init) => fetch(input, init), patienceMillis = PATIENCE) {
    this.#fetch = fetcher;
    this.#patience = patienceMillis;
  }

  /**
   * Returns my session. Also refreshes the token that every write needs. A browser without cookies gets
   * a token with each answer and keeps the last as a cookie: it asks once at a time, so that both agree.
   */
  async session(patienceMillis = this.#patience): Promise<Session> {
    if (this.#csrf) return this.#freshSession(patienceMillis);
    while (this.#first) {
      const session = await this.#first.catch(() => undefined); // Who asked may have had less patience.
      if (session) return session;
    }
    this.#first = this.#freshSession(patienceMillis);
    try {
      return await this.#first;
    } finally {
      this.#first = undefined;
    }
  }

  async #freshSession(patienceMillis: number): Promise<Session> {
    const session = await this.#json<Session>('GET', '/api/session', undefined, {}, patienceMillis);
    this.#csrf = session.csrf;
    return session;
  }

  async rename(name: string): Promise<Session> {
    const session = await this.#write<Session>('PUT', '/api/session', { name });
    this.#csrf = session.csrf;
    return session;
  }

  async forget(): Promise<void> {
    await this.#write('DELETE', '/api/session');
    this.#csrf = undefined;
  }

  games = () => this.#json<GameInfo[]>('GET', '/api/games');
  openTables = () => this.#json<TableSummary[]>('GET', '/api/tables');
  myTables = () => this.#json<TableSummary[]>('GET', '/api/tables/mine');
  myTurns = () => this.#json<TurnAtTable[]>('GET', '/api/tables/mine/turns');
  table = (table: string) => this.#json<Table>('GET', `/api/tables/${at(table)}`);
  evening = (table: string) => this.#json<Evening>('GET', `/api/tables/${at(table)}/evening`);
  invitation = (code: string) => this.#json<InvitedTable>('GET', `/api/invitations/${at(code)}`);
  match = (match: string) => this.#json<MatchSummary>('GET', `/api/matches/${at(match)}`);
  recap = (match: string) => this.#json<{ moments: RecapMoment[] }>('GET', `/api/matches/${at(match)}/recap`);
  replay = (match: string, viewer: string) =>
    this.#json<Replay>('GET', `/api/matches/${at(match)}/replay?viewer=${at(viewer)}`);
  matches = (whose: 'mine' | 'public', before?: string) =>
    this.#json<{ matches: MatchSummary[]; next: string | null }>(
      'GET',
      `/api/matches?whose=${whose}${before ? `&before=${at(before)}` : ''}`,
    );

  /** My own results; a long history is counted in several requests. */
  statistics = () => this.#json<Statistics>('GET', '/api/me/statistics');

  /** Opens a table; one like it that I have not used yet is given back instead. */
  openTable = (table: NewTable, requestKey: string, key?: string) =>
    this.#write<Table>('POST', '/api/tables', table, { ...repeatable(requestKey), ...keyHeader(key) });
  /** Opens a table of my own with bots in all other seats, where the match has begun. */
  againstBots = (wanted: MatchAgainstBots, key?: string) =>
    this.#write<Table>('POST', '/api/tables/against-bots', wanted, keyHeader(key));
  /**
   * Comes in by an invite code, or at a public table.
   *
   * @param name null: a guest keeps theirs
   * @param watch to take no seat
   */
  async comeIn(
    door: { table: string; code?: string | undefined },
    coming: { name: string | null; watch: boolean },
    requestKey: string,
  ): Promise<Arrival> {
    const path = door.code === undefined ? `tables/${at(door.table)}` : `invitations/${at(door.code)}`;
    const arrival = await this.#write<Arrival>('POST', `/api/${path}/guests`, coming, repeatable(requestKey));
    this.#csrf = arrival.session.csrf;
    return arrival;
  }

  /** Comes back to a table at which I am. */
  comeBack = (table: string) => this.#write<Arrival>('POST', `/api/tables/${at(table)}/guests`, {});
  sit = (table: string, seat: number) => this.#write<Table>('PUT', `/api/tables/${at(table)}/seats/${seat}`);
  stand = (table: string, seat: number) => this.#write<Table>('DELETE', `/api/tables/${at(table)}/seats/${seat}`);
  /** A bot takes that free seat, or the one that is there plays at another level. */
  placeBot = (table: string, seat: number, level: Level) =>
    this.#write<Table>('PUT', `/api/tables/${at(table)}/seats/${seat}/bot`, { level });
  /** A program of mine is to play that seat, by the token in the answer. */
  giveSeat = (table: string, seat: number) =>
    this.#write<GivenToken>('POST', `/api/tables/${at(table)}/seats/${seat}/program`);
  /** The token of the program there is not good any more. */
  takeTokenBack = (table: string, seat: number) =>
    this.#write<Table>('DELETE', `/api/tables/${at(table)}/seats/${seat}/program`);
  ready = (table: string, ready: boolean) => this.#write<Table>('PUT', `/api/tables/${at(table)}/ready`, { ready });
  settings = (table: string, settings: Settings) =>
    this.#write<Table>('PUT', `/api/tables/${at(table)}/settings`, settings);
  handOver = (table: string, player: string) => this.#write<Table>('PUT', `/api/tables/${at(table)}/host`, { player });
  leave = (table: string, player: string) =>
    this.#write<void>('DELETE', `/api/tables/${at(table)}/visitors/${at(player)}`);
  start = (table: string) => this.#write<Table>('POST', `/api/tables/${at(table)}/start`);
  rematch = (table: string) => this.#write<Table>('POST', `/api/tables/${at(table)}/rematch`);
  /** Gathers for a game, which may be another one than before. */
  chooseGame = (table: string, game: string) => this.#write<Table>('PUT', `/api/tables/${at(table)}/game`, { game });
  chat = (table: string, text: string) => this.#write<void>('POST', `/api/tables/${at(table)}/chat`, { text });
  mute = (table: string, player: string, muted: boolean) =>
    this.#write<Table>('PUT', `/api/tables/${at(table)}/muted/${at(player)}`, { muted });

  /** A request of a room that brings its own: see `protocol/deals.ts`. */
  read = <T>(path: string) => this.#json<T>('GET', path);
  write = <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    this.#write<T>(method, path, body, headers);

  /** Writes with the token; if the token is out of date, fetches a new one and tries once more. */
  async #write<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
    if (!this.#csrf) await this.session();
    const old = this.#csrf?.token;
    try {
      return await this.#json<T>(method, path, body, { ...headers, ...this.#token() });
    } catch (problem) {
      if (!isTokenRefused(problem)) throw problem;
      const fresh = (await this.session()).csrf;
      return this.#json<T>(method, path, body, { ...headers, ...this.#token() }).catch((again: unknown) => {
        // Where the cookie was kept, the token of before came back.
        throw isTokenRefused(again) && fresh.token !== old
          ? new Problem(403, 'no-cookies', texts.link[whyLost(fresh.secure)])
          : again;
      });
    }
  }

  #token(): Record<string, string> {
    return this.#csrf ? { [this.#csrf.header]: this.#csrf.token } : {};
  }

  async #json<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    patienceMillis = this.#patience,
  ): Promise<T> {
    const { status, ok, text } = await this.#answer(method, path, body, headers, patienceMillis);
    if (!ok) throw await problemOf(status, text);
    try {
      return (text === '' ? undefined : parsed(text)) as T;
    } catch {
      throw new Problem(0, FOREIGN, texts.problems.foreign);
    }
  }

  /** The whole answer: patience may end, or the link break, after its head has come. */
  async #answer(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
    patienceMillis: number,
  ): Promise<{ status: number; ok: boolean; text: string }> {
    const took = new Stopwatch();
    try {
      const response = await this.#fetch(path, {
        method,
        headers: {
          Accept: 'application/json',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials: 'same-origin',
        cache: 'no-store',
        // The server redirects none of these; a proxy does, to where one signs in. Its answer has the status 0 then.
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMillis),
      });
      const { headers: told } = response;
      serverClock.hear(told.get('Date'), told.get('X-Server-Time'), took.millisWithSleep);
      return { status: response.status, ok: response.ok, text: await response.text() };
    } catch {
      throw new Problem(0, 'unreachable', navigator.onLine ? texts.problems.unreachable : texts.link.offline);
    }
  }
}

const at = encodeURIComponent;

/** The header with the server's key, if one was typed: percent-encoded, because headers hold few characters. */
export const keyHeader = (key = ''): Record<string, string> =>
  key === '' ? {} : { 'X-Table-Key': encodeURIComponent(key) };

/** The header of a request that may be repeated under that key. */
const repeatable = (requestKey: string): Record<string, string> => ({ 'Idempotency-Key': requestKey });

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns that many random letters and digits. */
export function randomId(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Returns a key for a request: the same one repeats it, and nobody can guess it. */
export const newRequestKey = (): string => randomId(22);

const isTokenRefused = (problem: unknown): boolean => problem instanceof Problem && problem.code === 'csrf';

/** The problem of docs/protocol.md, section 7, or what some proxy has sent in its place. */
interface ProblemBody extends Partial<Omit<Refused, 'sentence'>> {
  code?: string;
  detail?: string;
  rule?: string;
  table?: string;
}

async function problemOf(status: number, text: string): Promise<Problem> {
  const body = bodyOf(text);
  if (typeof body?.code !== 'string') return problemOfProxy(status);
  const sentence = await wordRefusal({ ...body, sentence: body.detail || texts.problems.unexplained });
  return new Problem(status, body.code, sentence, body.rule ?? '', body.table ?? null);
}

function bodyOf(text: string): ProblemBody | null {
  try {
    return parsed(text) as ProblemBody | null;
  } catch {
    return null;
  }
}

/** The problem of an answer that some proxy gave, by the only thing that all of them mean the same by. */
function problemOfProxy(status: number): Problem {
  const { tooFast, tooLarge, foreign, unreachable, unexplained } = texts.problems;
  if (status === 429) return new Problem(status, 'too-fast', tooFast);
  if ([413, 414, 431].includes(status)) return new Problem(status, 'too-large', tooLarge);
  if ([0, 401, 403, 407, 451, 511].includes(status)) return new Problem(status, FOREIGN, foreign);
  // Cloudflare says so by 520 to 530.
  if ((status >= 502 && status <= 504) || (status >= 520 && status <= 530))
    return new Problem(status, 'unreachable', unreachable);
  return new Problem(status, 'unknown', unexplained);
}
