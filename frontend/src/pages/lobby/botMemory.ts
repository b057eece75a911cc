import { hasEndedLesson, hasPlayed } from '../../shell/progress';
import type { GameInfo, Level, MatchAgainstBots, Options } from '../../protocol/types';

/** Against whom one plays a game alone, and how. */
export type BotMatch = MatchAgainstBots & { level: Level; options: Options };

const KEY = 'chalet.bots';
const USUAL_LEVEL: Level = 'SKIER';
const FIRST_LEVEL: Level = 'BEGINNER';
/** Of the seats, mine included, where the game has room for them. */
const USUAL_SEATS = 3;

type Kept = Record<string, Partial<BotMatch>>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** True if this browser has neither ended the game's lesson nor finished a match of it, nor chosen its bots. */
export const isNewcomer = ({ id }: GameInfo): boolean =>
  !hasEndedLesson(id) && !hasPlayed(id) && read()[id]?.level === undefined;

/** The level of those who have chosen none: an easy one until a match is finished. */
const usualLevel = ({ id, levels }: GameInfo): Level =>
  !hasPlayed(id) && levels.includes(FIRST_LEVEL) ? FIRST_LEVEL : USUAL_LEVEL;

/** Two, or as many as the game needs. */
export const fewestSeats = ({ minSeats }: GameInfo): number => Math.max(2, minSeats);

/** The options that the game proposes for one person against bots. */
export function proposedAgainstBots({ defaults }: GameInfo, seats: number): Options {
  const found = defaults.find((one) => one.seats === seats);
  return found?.againstBots ?? found?.options ?? {};
}

/** Returns the last choice of this browser, as far as the game still has it; otherwise the default. */
export function keptBotMatch(info: GameInfo): BotMatch {
  const { seats: wanted, level, options = {}, botPace = null } = read()[info.id] ?? {};
  const seats = Math.min(Math.max(wanted ?? USUAL_SEATS, fewestSeats(info)), info.maxSeats);
  const proposed = proposedAgainstBots(info, seats);
  const fitting = info.options.flatMap(({ key, choices }) =>
    choices.some(({ value, minSeats, maxSeats }) => value === options[key] && minSeats <= seats && seats <= maxSeats)
      ? [[key, options[key]]]
      : [],
  );
  return {
    game: info.id,
    seats,
    level: level !== undefined && info.levels.includes(level) ? level : usualLevel(info),
    options: { ...proposed, ...(Object.fromEntries(fitting) as Options) },
    botPace,
  };
}

export function keepBotMatch(match: BotMatch): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [match.game]: match }));
  } catch {
    // Storage is closed or full: nothing is remembered.
  }
}
