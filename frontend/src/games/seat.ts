import type { Away, Level } from '../protocol/types';

/** One chair of a match, as a board shows it. */
export interface SeatInfo {
  seat: number;
  name: string;
  me: boolean;
  online: boolean;
  away: Away;
  /** The level of the bot in this seat; left out if there is none. */
  bot?: Level;
  /** The owner of the program that decides for the bot, empty if unknown; left out if no program does. */
  owner?: string;
}
